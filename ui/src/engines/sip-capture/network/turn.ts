import { u16 } from './bytes.ts';

/** What a channel of TURN carries (RFC 8656, 12.4), or everything: by its number and its length. */
export function inChannel(bytes: Uint8Array): Uint8Array {
  const [first = 0] = bytes;
  const length = u16(bytes, 2);
  const isChannel = first >= 0x40 && first <= 0x4f && bytes.length >= 4;
  // Over UDP the last bytes may be there only to fill it up to four.
  const isWhole = length + 4 <= bytes.length && bytes.length - length - 4 < 4;
  return isChannel && isWhole ? bytes.subarray(4, 4 + length) : bytes;
}
