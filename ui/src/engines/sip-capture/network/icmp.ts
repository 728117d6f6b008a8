import type { Unreachable } from '../sip-capture.types.ts';
import { u16 } from './bytes.ts';
import { addressText, type Datagram } from './internet.ts';

const ICMP = 1;
const ICMP6 = 58;
const UDP = 17;
const TCP = 6;

type What = Unreachable['what'];

/** Codes of "destination unreachable" (RFC 792, 1122 and 1812). */
const codes4: Readonly<Record<number, What>> = {
  3: 'port',
  4: 'too large',
  9: 'refused',
  10: 'refused',
  13: 'refused',
};
/** Codes for IPv6 (RFC 4443, 3.1). */
const codes6: Readonly<Record<number, What>> = {
  1: 'refused',
  4: 'port',
  5: 'refused',
  6: 'refused',
};

function whatOf(protocol: number, [type = 0, code = 0]: Uint8Array): What | null {
  if (protocol === ICMP) return type === 3 ? (codes4[code] ?? 'host') : null;
  if (protocol !== ICMP6) return null;
  if (type === 2) return 'too large';
  return type === 1 ? (codes6[code] ?? 'host') : null;
}

/** Endpoints of the packet that an ICMP message quotes; null if it quotes too little. */
function endsOf(ip: Uint8Array): Pick<Unreachable, 'from' | 'to'> | null {
  const isV6 = (ip[0] ?? 0) >> 4 === 6;
  const head = isV6 ? 40 : ((ip[0] ?? 0) & 0x0f) * 4;
  const protocol = ip[isV6 ? 6 : 9] ?? 0;
  if (ip.length < head + 4 || ![UDP, TCP].includes(protocol)) return null;
  // Later fragments have no ports.
  if (!isV6 && (u16(ip, 6) & 0x1fff) !== 0) return null;
  const at = (start: number) => addressText(ip.subarray(start, start + (isV6 ? 16 : 4)));
  const [source, target] = isV6 ? [at(8), at(24)] : [at(12), at(16)];
  return {
    from: { ip: source, port: u16(ip, head) },
    to: { ip: target, port: u16(ip, head + 2) },
  };
}

/** Why a packet was not delivered, as ICMP reports it; null for any other datagram. */
export function unreachableIn({ at, source, protocol, payload }: Datagram): Unreachable | null {
  const what = whatOf(protocol, payload);
  const ends = what && endsOf(payload.subarray(8));
  return what && ends ? { at, by: source, ...ends, what } : null;
}
