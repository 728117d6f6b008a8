import { joined, u16, u32 } from '../bytes.ts';

/** The payload of a frame, and what follows it; null: there is no whole frame yet. */
type WebSocketFrame = {
  isLast: boolean;
  /** 0 continuation, 1 text, 2 bytes, 8 and above control. */
  opcode: number;
  isCompressed: boolean;
  payload: Uint8Array;
  rest: Uint8Array;
};

const longest = 1024 * 1024;

export function frameIn(bytes: Uint8Array): WebSocketFrame | null {
  const [first = 0, second = 0] = bytes;
  const short = second & 0x7f;
  const head = 2 + (short === 126 ? 2 : short === 127 ? 8 : 0);
  const length = short === 126 ? u16(bytes, 2) : short === 127 ? u32(bytes, 6) : short;
  const isMasked = (second & 0x80) !== 0;
  const from = head + (isMasked ? 4 : 0);
  if (bytes.length < from || length > longest || bytes.length < from + length) return null;
  const payload = bytes.slice(from, from + length);
  if (isMasked) {
    for (let at = 0; at < length; at += 1) {
      payload[at] = (payload[at] ?? 0) ^ (bytes[head + (at % 4)] ?? 0);
    }
  }
  return {
    isLast: (first & 0x80) !== 0,
    opcode: first & 0x0f,
    isCompressed: (first & 0x40) !== 0,
    payload,
    rest: bytes.subarray(from + length),
  };
}

/** Puts the frames of one direction of a connection together. */
export function createWebSocketReader(onMessage: (message: Uint8Array) => void) {
  let parts: Uint8Array[] = [];
  return {
    /** @returns what is left; `isCompressed` where a message could not be read */
    read(bytes: Uint8Array): { rest: Uint8Array; isCompressed: boolean } {
      let rest = bytes;
      let isCompressed = false;
      for (let frame = frameIn(rest); frame; frame = frameIn(rest)) {
        rest = frame.rest;
        if (frame.opcode >= 8) continue;
        if (frame.isCompressed) isCompressed = true;
        if (frame.opcode !== 0) parts = [];
        parts.push(frame.payload);
        if (!frame.isLast) continue;
        if (!isCompressed) onMessage(joined(parts));
        parts = [];
      }
      return { rest, isCompressed };
    },
  };
}
