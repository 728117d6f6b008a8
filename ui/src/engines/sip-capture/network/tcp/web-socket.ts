import { bytesText, isSip, longestLine } from '../../sip/sip-text.ts';
import { joined, u16, u32 } from '../bytes.ts';

/** The payload of a frame and the bytes behind it; null while no frame is complete. */
type WebSocketFrame = {
  isLast: boolean;
  /** 0 continuation, 1 text, 2 bytes, 8 and above control. */
  opcode: number;
  isCompressed: boolean;
  payload: Uint8Array;
  rest: Uint8Array;
};

const longest = 1024 * 1024;

/** Where the payload of a frame begins, and as much of it as has arrived. */
function payloadIn(bytes: Uint8Array) {
  const [, second = 0] = bytes;
  const short = second & 0x7f;
  const head = 2 + (short === 126 ? 2 : short === 127 ? 8 : 0);
  const length = short === 126 ? u16(bytes, 2) : short === 127 ? u32(bytes, 6) : short;
  const isMasked = (second & 0x80) !== 0;
  const from = head + (isMasked ? 4 : 0);
  const unmasked = (most: number) => {
    const payload = bytes.slice(from, from + Math.min(length, most));
    if (!isMasked) return payload;
    return payload.map((byte, at) => byte ^ (bytes[head + (at % 4)] ?? 0));
  };
  return { from, length, unmasked };
}

export function frameIn(bytes: Uint8Array): WebSocketFrame | null {
  const [first = 0] = bytes;
  const { from, length, unmasked } = payloadIn(bytes);
  if (bytes.length < from || length > longest || bytes.length < from + length) return null;
  const payload = unmasked(length);
  return {
    isLast: (first & 0x80) !== 0,
    opcode: first & 0x0f,
    isCompressed: (first & 0x40) !== 0,
    payload,
    rest: bytes.subarray(from + length),
  };
}

/** Pings, pongs and the empty lines that keep a connection alive (RFC 5626, 3.5.1). */
const isKeepAlive = ({ opcode, payload }: WebSocketFrame) =>
  opcode === 9 || opcode === 10 || payload.every((byte) => byte === 0x0d || byte === 0x0a);

/**
 * Recognises a frame of SIP, perhaps behind keep-alive frames: the capture began after the
 * handshake. The frame may be incomplete.
 */
export function beginsWithSip(bytes: Uint8Array): boolean {
  let rest = bytes;
  for (let frames = 0; frames < 8; frames += 1) {
    const isMessage = [0x01, 0x02, 0x81, 0x82].includes(rest[0] ?? 0);
    if (isMessage && isSip(bytesText(payloadIn(rest).unmasked(longestLine)))) return true;
    const isWhole = isMessage || rest[0] === 0x89 || rest[0] === 0x8a;
    const frame = isWhole ? frameIn(rest) : null;
    if (!frame || !isKeepAlive(frame)) return false;
    rest = frame.rest;
  }
  return false;
}

/** Reassembles the frames of one direction of a connection. */
export function createWebSocketReader(onMessage: (message: Uint8Array) => void) {
  let parts: Uint8Array[] = [];
  return {
    /** @returns the rest; `isCompressed` if a message could not be read */
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
