import { readFileSync, statSync } from 'node:fs';

/** Samples of 16 bits begin here in a canonical WAV file. */
const headerBytes = 44;
const rate = 8000;

/** Ten minutes of 440 Hz as a WAV file, 8 kHz mono: longer than any call here. */
export function tone(): Buffer {
  const samples = rate * 600;
  const file = Buffer.alloc(headerBytes + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1) {
    const value = Math.round(8000 * Math.sin((2 * Math.PI * 440 * at) / rate));
    file.writeInt16LE(value, headerBytes + at * 2);
  }
  return file;
}

export const sizeOf = (file: string) => statSync(file).size;

/** Root mean square of the samples recorded after `from` bytes; 0 if there are none. */
export function loudness(file: string, from: number): number {
  const bytes = readFileSync(file).subarray(Math.max(from, headerBytes));
  const count = Math.floor(bytes.length / 2);
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += bytes.readInt16LE(at * 2) ** 2;
  return count === 0 ? 0 : Math.sqrt(sum / count);
}
