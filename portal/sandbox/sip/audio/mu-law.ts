/** G.711 µ-law: sign, segment and four bits of the value, all inverted. */
const bias = 0x84;
const loudest = 32_635;

function decodedByte(byte: number): number {
  const bits = ~byte & 0xff;
  const magnitude = ((((bits & 0x0f) << 3) + bias) << ((bits & 0x70) >> 4)) - bias;
  return bits & 0x80 ? -magnitude : magnitude;
}

const decodedBytes = Int16Array.from({ length: 256 }, (_, byte) => decodedByte(byte));

function encodedSample(sample: number): number {
  const magnitude = Math.min(Math.abs(sample), loudest) + bias;
  const segment = 24 - Math.clz32(magnitude);
  const bits = (segment << 4) | ((magnitude >> (segment + 3)) & 0x0f);
  return ~(sample < 0 ? bits | 0x80 : bits) & 0xff;
}

export const muLawOf = (samples: Int16Array) => Uint8Array.from(samples, encodedSample);

export const samplesOf = (bytes: Uint8Array) =>
  Int16Array.from(bytes, (byte) => decodedBytes[byte] ?? 0);
