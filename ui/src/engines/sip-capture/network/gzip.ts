import { joined } from './bytes.ts';

export type Unpacked = {
  bytes: Uint8Array;
  /** The archive is complete. */
  isWhole: boolean;
};

/** A larger file is no capture of a call, and would exhaust the page's memory. */
const largest = 200_000_000;

/** The stream hands out what it unpacked before it reports a fault. */
const step = 16 * 1024;

/** Checks the magic number, the only compression method, and reserved flags (RFC 1952, 2.3.1). */
const isStart = (bytes: Uint8Array, at: number) =>
  bytes[at] === 0x1f &&
  bytes[at + 1] === 0x8b &&
  bytes[at + 2] === 8 &&
  (bytes[at + 3] ?? 0xff) < 0x20;

export const isGzip = (bytes: Uint8Array) => isStart(bytes, 0);

/** Reads as far as it goes. */
async function unpackMember(bytes: Uint8Array): Promise<Unpacked> {
  const stream = new DecompressionStream('gzip');
  const writer = stream.writable.getWriter();
  const write = async () => {
    for (let at = 0; at < bytes.length; at += step) {
      await writer.write(Uint8Array.from(bytes.subarray(at, at + step)));
    }
    await writer.close();
  };
  // The reader reports the same fault.
  write().catch(() => {});
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return { bytes: joined(parts), isWhole: true };
      parts.push(value);
      length += value.length;
      if (length > largest) break;
    }
    await reader.cancel();
  } catch {
    // Truncated, or followed by other data.
  }
  return { bytes: joined(parts), isWhole: false };
}

/** Unpacks a file. It may hold several members (RFC 1952, 2.2); a browser unpacks one at a time. */
export async function unpack(bytes: Uint8Array): Promise<Unpacked> {
  const all = await unpackMember(bytes);
  if (all.isWhole) return all;
  for (let at = 1; at < bytes.length; at += 1) {
    if (!isStart(bytes, at)) continue;
    const first = await unpackMember(bytes.subarray(0, at));
    if (!first.isWhole) continue;
    const rest = await unpack(bytes.subarray(at));
    return { bytes: joined([first.bytes, rest.bytes]), isWhole: rest.isWhole };
  }
  return all;
}
