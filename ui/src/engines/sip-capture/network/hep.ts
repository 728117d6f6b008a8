import { u16, u32 } from './bytes.ts';
import { addressText } from './internet.ts';

/*
 * What SIP servers send to a capture server of their own: a message with the addresses it had on
 * the way, as HEP (EEP) over UDP or TCP.
 */

export type Mirrored = {
  /** Milliseconds since the epoch; null: the packet's own time. */
  at: number | null;
  from: { ip: string; port: number };
  to: { ip: string; port: number };
  transport: 'UDP' | 'TCP' | 'SCTP';
  payload: Uint8Array;
};

const transports: Record<number, Mirrored['transport']> = { 6: 'TCP', 132: 'SCTP' };

/** Chunks of version 3, by number. */
const chunk = {
  protocol: 2,
  source4: 3,
  target4: 4,
  source6: 5,
  target6: 6,
  sourcePort: 7,
  targetPort: 8,
  seconds: 9,
  micros: 10,
  payload: 15,
  compressed: 16,
};

function inVersion3(bytes: Uint8Array): Mirrored | 'compressed' | null {
  const chunks = new Map<number, Uint8Array>();
  const end = Math.min(u16(bytes, 4), bytes.length);
  for (let at = 6; at + 6 <= end; ) {
    const length = u16(bytes, at + 4);
    if (length < 6) return null;
    // Vendor chunks are ignored.
    if (u16(bytes, at) === 0) chunks.set(u16(bytes, at + 2), bytes.subarray(at + 6, at + length));
    at += length;
  }
  const [source, target] = [
    chunks.get(chunk.source4) ?? chunks.get(chunk.source6),
    chunks.get(chunk.target4) ?? chunks.get(chunk.target6),
  ];
  if (!source || !target) return null;
  const payload = chunks.get(chunk.payload);
  if (!payload) return chunks.has(chunk.compressed) ? 'compressed' : null;
  const number = (name: number) => {
    const value = chunks.get(name);
    return value ? (value.length === 4 ? u32(value, 0) : u16(value, 0)) : 0;
  };
  const seconds = number(chunk.seconds);
  return {
    at: seconds === 0 ? null : seconds * 1000 + number(chunk.micros) / 1000,
    from: { ip: addressText(source), port: number(chunk.sourcePort) },
    to: { ip: addressText(target), port: number(chunk.targetPort) },
    transport: transports[chunks.get(chunk.protocol)?.[0] ?? 0] ?? 'UDP',
    payload,
  };
}

/** Versions 1 and 2: fixed-length ports and addresses; version 2 adds a time, in the sender's byte order. */
function inFixedHeader(bytes: Uint8Array): Mirrored | null {
  const [version = 0, head = 0, , protocol = 0] = bytes;
  const size = head === 16 ? 4 : head === 40 ? 16 : 0;
  if (size === 0) return null;
  return {
    at: null,
    from: { ip: addressText(bytes.subarray(8, 8 + size)), port: u16(bytes, 4) },
    to: { ip: addressText(bytes.subarray(8 + size, head)), port: u16(bytes, 6) },
    transport: transports[protocol] ?? 'UDP',
    payload: bytes.subarray(head + (version === 2 ? 12 : 0)),
  };
}

/** 'HEP3' and 'EEP1' */
const magics = [0x48455033, 0x45455031];

/** Too few bytes to tell whether a message begins. */
const startLength = 11;

/** Recognises version 3 by its name, its length and a first chunk without a vendor. */
const isStart = (bytes: Uint8Array, at: number) =>
  magics.includes(u32(bytes, at)) &&
  u16(bytes, at + 6) === 0 &&
  u16(bytes, at + 8) >= 1 &&
  u16(bytes, at + 8) <= 18 &&
  bytes[at + 10] === 0;

/** @param bytes of a stream. -1: no message of version 3 begins in them */
export function mirroredStart(bytes: Uint8Array): number {
  for (let at = 0; at + startLength <= bytes.length; at += 1) if (isStart(bytes, at)) return at;
  return -1;
}

/** Cuts version 3 messages out of a stream by their lengths. @returns the rest */
export function splitMirrored(
  bytes: Uint8Array,
  onMessage: (message: Mirrored | 'compressed') => void,
): Uint8Array {
  let rest = bytes;
  for (;;) {
    const start = mirroredStart(rest);
    if (start < 0) return rest.subarray(Math.max(0, rest.length - startLength + 1));
    rest = rest.subarray(start);
    const length = Math.max(u16(rest, 4), startLength);
    if (length > rest.length) return rest;
    const message = inVersion3(rest.subarray(0, length));
    if (message) onMessage(message);
    rest = rest.subarray(length);
  }
}

/** @param bytes the payload of a UDP packet. null: it is no HEP */
export function mirroredIn(bytes: Uint8Array): Mirrored | 'compressed' | null {
  if (magics.includes(u32(bytes, 0))) return inVersion3(bytes);
  const [version, , family = 0] = bytes;
  const isFixed = (version === 1 || version === 2) && [2, 10].includes(family);
  return isFixed ? inFixedHeader(bytes) : null;
}
