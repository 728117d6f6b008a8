/** Text of a file, or a message that names its encoding if that isn't UTF-8. */
type Decoded = { ok: true; text: string } | { ok: false; message: string };

const marks: readonly [bytes: readonly number[], name: string][] = [
  [[0xff, 0xfe, 0x00, 0x00], 'UTF-32'],
  [[0x00, 0x00, 0xfe, 0xff], 'UTF-32'],
  [[0xff, 0xfe], 'UTF-16'],
  [[0xfe, 0xff], 'UTF-16'],
];

/** Bytes to inspect for zeros. */
const sample = 1000;

/** Recognises UTF-16 by a zero in every second byte, which Latin letters have and other texts don't. */
function isUtf16(bytes: Uint8Array): boolean {
  const part = bytes.subarray(0, sample);
  const zeros = [0, 0];
  part.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const half = part.length / 2;
  return (
    half >= 2 && zeros.some((count) => count > half * 0.6) && zeros.some((count) => count === 0)
  );
}

function encodingOf(bytes: Uint8Array): string | undefined {
  const marked = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[1];
  if (isUtf16(bytes)) return 'UTF-16';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return undefined;
  } catch {
    // Only Windows-1252 has letters in this range.
    const isWindows = bytes.some((byte) => byte >= 0x80 && byte < 0xa0);
    return isWindows ? 'Windows-1252' : 'Latin-1 (ISO 8859-1) or Windows-1252';
  }
}

/** Decodes a UTF-8 file. Refuses other encodings, whose letters would turn into others. */
export function decoded(bytes: Uint8Array): Decoded {
  const name = encodingOf(bytes);
  if (name === undefined) return { ok: true, text: new TextDecoder().decode(bytes) };
  return { ok: false, message: `The file is in ${name}. Save it as UTF-8.` };
}
