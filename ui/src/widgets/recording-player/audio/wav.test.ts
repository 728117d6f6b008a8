import { describe, expect, test } from 'vitest';
import { silentWav } from '../recording.fixtures.ts';
import { peaksOf, wavPeaks } from './wav.ts';

type Wav = { kind: number; bits: number; channels?: number; data: number[]; size?: number };

/** A WAV file at 8 kHz with an unknown chunk in front. */
function wav({ kind, bits, channels = 1, data, size = data.length }: Wav): ArrayBuffer {
  const bytes = new Uint8Array(54 + data.length);
  const view = new DataView(bytes.buffer);
  const text = (at: number, value: string) => bytes.set(new TextEncoder().encode(value), at);
  text(0, 'RIFF');
  text(8, 'WAVE');
  text(12, 'LIST');
  view.setUint32(16, 1, true);
  text(22, 'fmt ');
  view.setUint32(26, 16, true);
  view.setUint16(30, kind, true);
  view.setUint16(32, channels, true);
  view.setUint32(34, 8000, true);
  view.setUint16(44, bits, true);
  text(46, 'data');
  view.setUint32(50, size, true);
  bytes.set(data, 54);
  return bytes.buffer;
}

/** Nine silent frames, then a loud one. */
const frames = (quiet: number[], loud: number[]) => [
  ...Array.from({ length: 9 }, () => quiet).flat(),
  ...loud,
];

describe('samples', () => {
  test.each([
    ['16 bit', { kind: 1, bits: 16, data: frames([0, 0], [0, 0xe0]) }, 0.25],
    ['8 bit', { kind: 1, bits: 8, data: frames([128], [96]) }, 0.25],
    ['24 bit', { kind: 1, bits: 24, data: frames([0, 0, 0], [0, 0, 0xe0]) }, 0.25],
    ['32 bit', { kind: 1, bits: 32, data: frames([0, 0, 0, 0], [0, 0, 0, 0xe0]) }, 0.25],
    ['floats', { kind: 3, bits: 32, data: frames([0, 0, 0, 0], [0, 0, 0x80, 0xbe]) }, 0.25],
    // The largest values of the two laws: 32124 and 32256.
    ['mu-law', { kind: 7, bits: 8, data: frames([0xff], [0x00]) }, 32_124 / 32_768],
    ['A-law', { kind: 6, bits: 8, data: frames([0xd5], [0xaa]) }, 32_256 / 32_768],
  ])('%s', (_name, file, loudest) => {
    const peaks = wavPeaks(wav(file));
    expect(peaks?.duration).toBe(10 / 8000);
    expect(peaks?.channels.map((one) => [...one])).toEqual([[Math.fround(loudest)]]);
  });

  test('two channels lie beside each other', () => {
    const data = Array.from({ length: 20 }, () => [128, 0]).flat();
    const peaks = wavPeaks(wav({ kind: 1, bits: 8, channels: 2, data }));
    expect(peaks?.channels.map((one) => [...one])).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test('the long form of WAV has its sizes elsewhere', () => {
    const file = wav({ kind: 1, bits: 8, data: Array(16).fill(0), size: 0xffffffff });
    new Uint8Array(file).set(new TextEncoder().encode('RF64'));
    expect(wavPeaks(file)?.duration).toBe(16 / 8000);
  });

  test.each(['RF64', 'BW64'])('%s: what follows the samples is no sound', (name) => {
    const data = [
      ...Array(16).fill(128),
      ...new TextEncoder().encode('LIST'),
      4,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
    ];
    const short = new Uint8Array(wav({ kind: 1, bits: 8, data, size: 0xffffffff }));
    const file = new Uint8Array(short.length + 36);
    file.set(short.subarray(0, 12));
    file.set(short.subarray(12), 48);
    file.set(new TextEncoder().encode(name));
    file.set(new TextEncoder().encode('ds64'), 12);
    const view = new DataView(file.buffer);
    view.setUint32(16, 28, true);
    view.setUint32(28, 16, true);
    expect(wavPeaks(file.buffer)?.duration).toBe(16 / 8000);
    // An interrupted recorder never wrote it.
    view.setUint32(28, 0, true);
    expect(wavPeaks(file.buffer)?.duration).toBe(28 / 8000);
    // Larger than the file.
    view.setUint32(32, 1, true);
    expect(wavPeaks(file.buffer)?.duration).toBe(28 / 8000);
  });

  test('samples with room between them are left to the browser', () => {
    const file = wav({ kind: 1, bits: 24, data: Array(40).fill(0) });
    new DataView(file).setUint16(42, 4, true);
    expect(wavPeaks(file)).toBeNull();
  });

  test('a header that was never finished says no size at all', () => {
    const file = wav({ kind: 1, bits: 8, data: Array(16).fill(0), size: 0 });
    expect(wavPeaks(file)?.duration).toBe(16 / 8000);
    // Complete, but without samples.
    new DataView(file).setUint32(4, 46, true);
    expect(wavPeaks(file)).toBeNull();
  });

  test('a recording that was cut off says a size it does not have', () => {
    const peaks = wavPeaks(wav({ kind: 1, bits: 8, data: Array(16).fill(0), size: 0xffffffff }));
    expect(peaks?.duration).toBe(16 / 8000);
  });
});

test.each([
  ['nothing', new ArrayBuffer(0)],
  ['an mp3', new Uint8Array([0xff, 0xe3, 0x38, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0]).buffer],
  ['a codec we do not know', wav({ kind: 85, bits: 0, data: [1, 2, 3] })],
  ['no samples', wav({ kind: 1, bits: 16, data: [] })],
  ['no channels', wav({ kind: 1, bits: 16, channels: 0, data: [1, 2] })],
])('%s is no WAV that can be read', (_name, file) => {
  expect(wavPeaks(file)).toBeNull();
});

test('every WAV that breaks off anywhere ends in peaks or in none', async () => {
  const file = await silentWav(0.01).arrayBuffer();
  for (let length = 0; length <= file.byteLength; length += 1) {
    expect(() => wavPeaks(file.slice(0, length))).not.toThrow();
  }
});

test('a minute of stereo has 48,000 peaks a channel', async () => {
  const peaks = wavPeaks(await silentWav(60).arrayBuffer());
  expect([peaks?.duration, peaks?.channels.map(({ length }) => length)]).toEqual([
    60,
    [48_000, 48_000],
  ]);
});

test('what was decoded at another rate has as many', () => {
  const samples = new Float32Array(44_100);
  samples[44_099] = -0.5;
  const peaks = peaksOf([samples], 44_100);
  expect([peaks.duration, peaks.channels[0]?.length, peaks.channels[0]?.at(-1)]).toEqual([
    1, 800, 0.5,
  ]);
});
