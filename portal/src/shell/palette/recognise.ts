import { isSid } from '../../platform/client/calls/path.ts';
import { readNumber } from '../../platform/values/phone-number.ts';
import type { Pasted } from '../../screen/record/finder.ts';

const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`);
/** Groups of hexadecimal digits with at least two colons. The finder decides whether it is a valid address. */
const ipv6 = /^(?=(?:[^:]*:){2})[0-9a-f:]+(?:\.\d+){0,3}$/i;

function addressOf(text: string): string | null {
  // Text copied from a trace may include port, netmask and brackets.
  const bare = text.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/\/\d{1,3}$/, '');
  const withoutPort = /^[\d.]+:\d+$/.test(bare) ? bare.slice(0, bare.indexOf(':')) : bare;
  return ipv4.test(withoutPort) || ipv6.test(withoutPort) ? withoutPort.toLowerCase() : null;
}

function sipAddressOf(text: string): string | null {
  const bare = text.replace(/^.*<(.+)>.*$/, '$1');
  const match = /^(?:sips?:)?([^@\s]+@)?([^@\s;?:/]+)(?::\d+)?(?:[;?].*)?$/i.exec(bare);
  const [, user = '', host = ''] = match ?? [];
  // A bare host is an ordinary word unless it has a SIP scheme.
  return host && (user || /^sips?:/i.test(bare)) ? `${user}${host.toLowerCase()}` : null;
}

/** A number in stored form, read like in every other field. Short codes count as words. */
function numberOf(text: string): string | null {
  const reading = readNumber(text);
  return reading.kind === 'number' && /^[1-9]\d{6,14}$/.test(reading.stored)
    ? reading.stored
    : null;
}

/** Long, without blanks, and with several digits, unlike a word. */
const isCallId = (text: string) => /^\S{16,}$/.test(text) && /\d.*\d.*\d/.test(text);

/**
 * Possible kinds of a pasted text; several if it is ambiguous: a Call-ID may look like a SIP
 * address. Empty for ordinary words.
 */
export function recognise(text: string): Pasted[] {
  const pasted = text.trim();
  if (isSid(pasted)) {
    const value = pasted.toLowerCase();
    return [
      { kind: 'sid', value },
      { kind: 'call-id', value: pasted },
    ];
  }
  const address = addressOf(pasted);
  if (address) return [{ kind: 'ip-address', value: address }];
  const number = numberOf(pasted);
  if (number) return [{ kind: 'number', value: number }];
  const sipAddress = sipAddressOf(pasted);
  return [
    ...(sipAddress ? [{ kind: 'sip-address', value: sipAddress } as const] : []),
    ...(isCallId(pasted) ? [{ kind: 'call-id', value: pasted } as const] : []),
  ];
}
