import { valuesOf } from '../../../../engines/sip-capture/sip/sip-text.ts';
import type { SipMessage } from '../../../../engines/sip-capture/sip-capture.types.ts';
import { adviceOn } from './advice.ts';

/** A value of the Reason header (RFC 3326). */
type Reason = { protocol: string; cause: number | null; text: string };

const value = /([\w.-]+)\s*((?:;\s*[\w-]+\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^;,\s"]+)\s*)+)/g;

/** One at a time: a text in quotes may look like another parameter. */
const parameters = /;\s*([\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;,\s"]+))/g;

export const reasonsOf = ({ text }: SipMessage): Reason[] =>
  valuesOf(text, 'reason').flatMap((line) =>
    [...line.matchAll(value)].map(([, protocol = '', all = '']) => {
      const parameterMap = new Map(
        [...all.matchAll(parameters)].map(([, name = '', quoted, plain = '']) => [
          name.toLowerCase(),
          quoted ?? plain,
        ]),
      );
      const cause = parameterMap.get('cause') ?? '';
      return {
        protocol: protocol.toUpperCase(),
        cause: /^\d{1,3}$/.test(cause) ? Number(cause) : null,
        text: parameterMap.get('text') ?? '',
      };
    }),
  );

/** Causes of Q.850, in words. */
const causes: Record<number, string> = {
  1: 'the number is not assigned. Check the number',
  2: 'there is no route to the transit network. Ask the carrier',
  3: 'there is no route to the number. Check the number, and ask the carrier',
  4: 'the number is answered by a special tone. Check the number',
  5: 'the trunk prefix is wrong. Check how the number is written',
  6: 'the channel is not acceptable. Ask the carrier',
  16: 'the call was cleared as usual',
  17: 'the line is busy',
  18: 'the phone of the called person did not respond',
  19: 'it rang, and nobody answered',
  20: 'the called person is away: the phone is not registered or out of reach',
  21: 'the call was declined. A carrier may do that to a caller number it does not trust',
  22: 'the number has changed. Ask for the new one',
  23: 'the call was redirected to another number',
  25: 'the exchange found a fault in the routing. Ask the carrier',
  26: 'another device took the call',
  27: 'the line of the called person is out of order',
  28: 'the number is incomplete or written wrongly. Check its format',
  29: 'a feature that was asked for was refused',
  30: 'the other side answered an enquiry about its state',
  31: 'the network ended it without saying more',
  34: 'no channel is free. Try another gateway, or ask the carrier for more channels',
  38: 'the network is out of order. Ask the carrier',
  41: 'the network has a temporary failure. Try again, or another gateway',
  42: 'the exchange is overloaded. Try again later, or another gateway',
  43: 'information about the call was discarded on the way',
  44: 'the channel that was asked for is not free',
  47: 'the network lacks the resources for the call. Try another gateway',
  49: 'the quality that was asked for is not available',
  50: 'the account has not subscribed to a feature that was asked for. Ask the carrier',
  55: 'incoming calls are barred in the closed user group',
  57: 'the account is not allowed this kind of call. Ask the carrier',
  58: 'this kind of call is not available now',
  63: 'the service is not available. Ask the carrier',
  65: 'this kind of call is not possible there',
  66: 'this kind of channel is not possible there',
  69: 'a feature that was asked for is not possible there',
  70: 'only restricted digital calls are possible there',
  79: 'the service is not possible there',
  81: 'the other side does not know this call any more',
  87: 'the called person is not in the closed user group',
  88: 'the two sides do not suit each other: their kinds of call differ',
  90: 'the closed user group does not exist',
  91: 'the transit network that was chosen does not exist',
  95: 'the other side found the message invalid',
  96: 'the other side misses a part of the message',
  97: 'the other side does not know this kind of message',
  98: 'the message does not suit the state of the call',
  99: 'the other side does not know a part of the message',
  100: 'a part of the message is invalid',
  101: 'the message does not suit the state of the call',
  102: 'a timer of the network ran out',
  103: 'the other side passed on a part of the message that it does not know',
  110: 'the other side dropped a message with a part that it does not know',
  111: 'the network found an error in the signalling',
  127: 'the network gave no cause: it lies behind another network',
};

/** What the far side calls a cause that ends a call as it should. */
const usual = [16, 31];

const q850 = (reasons: readonly Reason[]) =>
  reasons.find(({ protocol, cause }) => protocol === 'Q.850' && cause !== null)?.cause ?? null;

/** Refusals of the caller's identity (RFC 8224, 6.2.2). */
const identity: Record<number, string> = {
  403: 'its Identity header is stale. Check the clock of the side that signs, and that calls are signed anew',
  428: 'an Identity header is asked for. Have your calls signed',
  436: "the certificate of the Identity header can't be fetched. Check the address in its info parameter",
  437: 'the certificate of the Identity header is not trusted. Ask who issued it',
  438: 'the Identity header is not valid. Check that nothing changes the numbers after the call is signed',
};

function stirOf({ status, reason }: SipMessage, reasons: readonly Reason[]): string | null {
  const stir = reasons.find(({ protocol }) => protocol === 'STIR');
  const isStale =
    status === 403 && /stale date/i.test([reason, ...reasons.map((one) => one.text)].join(' '));
  const kind = stir?.cause ?? status ?? 0;
  if (!stir && !isStale && (kind === 403 || !identity[kind])) return null;
  const why = identity[kind] ?? 'see its Reason header';
  return `the caller's identity was refused (STIR): ${why}`;
}

/** What others wrote: without what turns or breaks a line, and no longer than one. */
const said = (text: string) =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
    .slice(0, 120);

function more(message: SipMessage): string {
  const [wait] = valuesOf(message.text, 'retry-after');
  const seconds = /^\d{1,6}/.exec(wait ?? '')?.[0];
  const warnings = valuesOf(message.text, 'warning').map(
    (line) => /^\d{3}\s+\S+\s+"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? '',
  );
  const warning = said(warnings.find((text) => text !== '') ?? '');
  return [
    seconds === undefined ? '' : `. It asks to wait ${seconds} s`,
    warning === '' ? '' : `. It warns: “${warning}”`,
  ].join('');
}

/** Why an answer refuses, and what can be done: its Reason tells more than its status. */
export function whyRefused(message: SipMessage): string {
  const reasons = reasonsOf(message);
  const stir = stirOf(message, reasons);
  if (stir) return stir;
  const cause = q850(reasons);
  const known = cause === null || usual.includes(cause) ? undefined : causes[cause];
  // The status that a gateway was told, where it passed on another.
  const behind = reasons.find(
    ({ protocol, cause: code }) => protocol === 'SIP' && (code ?? 0) >= 400,
  );
  return `${known ?? adviceOn(behind?.cause ?? message.status ?? 0)}${more(message)}`;
}

/** The phone rang, and the call was not picked up (Q.850, 19). */
export const isUnattended = (message: SipMessage) => q850(reasonsOf(message)) === 19;

/** The name of cause 102 in Q.850, which says no more than its number. */
const timerExpiry = /^(?:recovery[\s_]on[\s_]timer[\s_]expir(?:e|y))?$/i;

/** A BYE that the session timer sent (RFC 4028, 10). */
export const isOfSessionTimer = (bye: SipMessage) =>
  reasonsOf(bye).some(
    ({ protocol, cause, text }) =>
      /session[\s-]*(?:timer|expire|interval|refresh|time-?out)/i.test(text) ||
      (protocol === 'SIP' && cause === 408 && text === '') ||
      (protocol === 'Q.850' && cause === 102 && timerExpiry.test(text)),
  );

/** Why a BYE was sent, where it was not to hang up; null for that. */
export function whyEnded(bye: SipMessage): string | null {
  const reasons = reasonsOf(bye);
  const cause = q850(reasons);
  if (cause !== null && !usual.includes(cause)) return causes[cause] ?? `Q.850 cause ${cause}`;
  const sip = reasons.find(
    ({ protocol, cause: code }) => protocol === 'SIP' && (code ?? 200) >= 300,
  );
  if (!sip) return null;
  return sip.text === '' ? `SIP cause ${sip.cause}` : `“${said(sip.text)}”`;
}
