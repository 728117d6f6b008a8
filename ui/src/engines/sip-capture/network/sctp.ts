import { joined, u16, u32 } from './bytes.ts';

/** Data chunks, plain and interleaved (RFC 8260). */
const DATA = 0;
const I_DATA = 64;
/** More unfinished messages mean a bad line. */
const mostWaiting = 1024;

type Fragment = { isFirst: boolean; isLast: boolean; data: Uint8Array };
type Direction = { fragments: Map<number, Fragment>; seen: Set<number> };

/** Reassembles messages of SCTP associations; each is one SIP message (RFC 4168). */
export function createSctpReader(
  onMessage: (key: string, at: number, message: Uint8Array) => void,
) {
  const directions = new Map<string, Direction>();

  /** The message that a fragment completes, by its neighbours' numbers. */
  function complete({ fragments }: Direction, number: number): Uint8Array | null {
    let first = number;
    while (!fragments.get(first)?.isFirst) {
      first = (first - 1) >>> 0;
      if (!fragments.has(first)) return null;
    }
    const parts: Uint8Array[] = [];
    for (let one = first; ; one = (one + 1) >>> 0) {
      const fragment = fragments.get(one);
      if (!fragment) return null;
      parts.push(fragment.data);
      if (!fragment.isLast) continue;
      for (let used = first; used !== (one + 1) >>> 0; used = (used + 1) >>> 0) {
        fragments.delete(used);
      }
      return joined(parts);
    }
  }

  return {
    /** @param key identifies the direction of the association */
    add(key: string, at: number, sctp: Uint8Array): void {
      const direction = directions.get(key) ?? { fragments: new Map(), seen: new Set() };
      directions.set(key, direction);
      let place = 12;
      while (place + 4 <= sctp.length) {
        const length = u16(sctp, place + 2);
        if (length < 4) return;
        const chunk = sctp.subarray(place, place + length);
        place += length + ((4 - (length % 4)) % 4);
        const head = chunk[0] === DATA ? 16 : chunk[0] === I_DATA ? 20 : 0;
        const number = u32(chunk, 4);
        // A retransmission has the same number.
        if (head === 0 || chunk.length < head || direction.seen.has(number)) continue;
        direction.seen.add(number);
        const flags = chunk[1] ?? 0;
        direction.fragments.set(number, {
          isFirst: (flags & 2) !== 0,
          isLast: (flags & 1) !== 0,
          data: chunk.subarray(head),
        });
        const message = complete(direction, number);
        if (message) onMessage(key, at, message);
        else if (direction.fragments.size > mostWaiting) direction.fragments.clear();
      }
    },
  };
}
