import { expect, test } from 'vitest';
import { muLawOf, samplesOf } from './mu-law.ts';

test('the values of G.711: silence, full scale, and both signs', () => {
  expect([...muLawOf(Int16Array.of(0, 32_767, -32_768, 8, -8))]).toEqual([
    0xff, 0x80, 0x00, 0xfe, 0x7e,
  ]);
});

test('every byte comes back; the two zeros are one', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const back = muLawOf(samplesOf(bytes));
  expect([...back].map((byte) => (byte === 0xff ? 0x7f : byte))).toEqual(
    [...bytes].map((byte) => (byte === 0xff ? 0x7f : byte)),
  );
});

test('a sample is off by a sixteenth of itself at most', () => {
  for (let sample = -32_000; sample <= 32_000; sample += 37) {
    const [back = 0] = samplesOf(muLawOf(Int16Array.of(sample)));
    expect(Math.abs(back - sample)).toBeLessThanOrEqual(Math.abs(sample) / 16 + 4);
  }
});
