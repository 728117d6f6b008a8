import type { Endpoint } from '../sip-capture.types.ts';

/*
 * Packets made by hand. Their checksums are 0: the reader ignores them.
 */

const encoder = new TextEncoder();
export const encode = (text: string) => encoder.encode(text);

export function bytesOf(...parts: (number | readonly number[] | Uint8Array)[]): Uint8Array {
  const lists = parts.map((part) => (typeof part === 'number' ? [part] : part));
  const bytes = new Uint8Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    bytes.set(list, at);
    at += list.length;
  }
  return bytes;
}
export const two = (value: number) => [(value >> 8) & 0xff, value & 0xff];
export const four = (value: number) => [...two(value >>> 16), ...two(value & 0xffff)];

const isV6 = (ip: string) => ip.includes(':');
/** Supports only what the fixtures need: eight groups. */
const addressBytes = (ip: string) =>
  isV6(ip)
    ? ip.split(':').flatMap((group) => two(Number.parseInt(group, 16)))
    : ip.split('.').map(Number);

export type Hop = { from: Endpoint; to: Endpoint };

export const udp = ({ from, to }: Hop, payload: Uint8Array) =>
  bytesOf(two(from.port), two(to.port), two(8 + payload.length), [0, 0], payload);

export const tcp = ({ from, to }: Hop, sequence: number, payload: Uint8Array, flags = 0x18) =>
  bytesOf(
    two(from.port),
    two(to.port),
    four(sequence),
    four(0),
    [0x50, flags],
    [0x10, 0, 0, 0, 0, 0],
    payload,
  );

export function ip({ from, to }: Hop, protocol: number, payload: Uint8Array, fragment = 0, id = 7) {
  const ends = [...addressBytes(from.ip), ...addressBytes(to.ip)];
  if (isV6(from.ip)) {
    return bytesOf([0x60, 0, 0, 0], two(payload.length), [protocol, 64], ends, payload);
  }
  return bytesOf(
    [0x45, 0],
    two(20 + payload.length),
    two(id),
    two(fragment),
    [64, protocol, 0, 0],
    ends,
    payload,
  );
}

export const typeOf = (packet: Uint8Array) =>
  (packet[0] ?? 0) >> 4 === 6 ? [0x86, 0xdd] : [0x08, 0];

/** Bytes before an IP packet, by link type. */
export const links = {
  ethernet: { type: 1, wrap: (p: Uint8Array) => bytesOf(Array(12).fill(2), typeOf(p), p) },
  vlan: {
    type: 1,
    wrap: (p: Uint8Array) =>
      bytesOf(Array(12).fill(2), [0x88, 0xa8, 0, 5, 0x81, 0, 0, 9], typeOf(p), p),
  },
  cooked: { type: 113, wrap: (p: Uint8Array) => bytesOf(Array(14).fill(0), typeOf(p), p) },
  cooked2: { type: 276, wrap: (p: Uint8Array) => bytesOf(typeOf(p), Array(18).fill(0), p) },
  raw: { type: 101, wrap: (p: Uint8Array) => p },
  loopback: { type: 0, wrap: (p: Uint8Array) => bytesOf([2, 0, 0, 0], p) },
} as const;
export type Link = { type: number; wrap: (packet: Uint8Array) => Uint8Array };

/** An SCTP packet with data chunks. Flags: 2 begins a message, 1 ends it. */
export const sctp = (
  { from, to: { port } }: Hop,
  ...chunks: readonly { number: number; flags?: number; data: Uint8Array }[]
) =>
  bytesOf(
    two(from.port),
    two(port),
    four(7),
    four(0),
    ...chunks.map(({ number, flags = 3, data }) =>
      bytesOf(
        [0, flags],
        two(16 + data.length),
        four(number),
        two(0),
        two(0),
        four(0),
        data,
        Array((4 - (data.length % 4)) % 4).fill(0),
      ),
    ),
  );

/** A frame of WebSocket. */
export function webSocketFrame(payload: Uint8Array, { first = 0x81, isMasked = false } = {}) {
  const { length } = payload;
  const size =
    length < 126
      ? [length]
      : length < 0x10000
        ? [126, ...two(length)]
        : [127, ...four(0), ...four(length)];
  const key = [0x37, 0xfa, 0x21, 0x3d];
  if (!isMasked) return bytesOf(first, size, payload);
  size[0] = (size[0] ?? 0) | 0x80;
  return bytesOf(
    first,
    size,
    key,
    payload.map((byte, at) => byte ^ (key[at % 4] ?? 0)),
  );
}
