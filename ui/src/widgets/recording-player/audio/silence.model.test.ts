import { describe, expect, test } from 'vitest';
import { talking } from '../recording.fixtures.ts';
import { afterSilence, endOfSpeech, peakCount, silencesOf } from './silence.model.ts';

test.each([
  [1, 800],
  [0.5, 400],
  [3600, 2_880_000],
  [0, 1],
])('%d s have %d peaks', (duration, count) => {
  expect(peakCount(duration)).toBe(count);
});

/** Ten seconds with a hundred peaks, a tenth of a second each. */
const peaksWith = (loud: Record<number, number>) => ({
  duration: 10,
  channels: [Float32Array.from({ length: 100 }, (_, n) => loud[n] ?? 0)],
});
const run = (from: number, length: number, value = 0.5) =>
  Object.fromEntries(Array.from({ length }, (_, n) => [from + n, value]));

describe('the end of speech', () => {
  test('five loud peaks from the end: (i + 5) * duration / peaks + 0.02', () => {
    expect(endOfSpeech(peaksWith(run(40, 5)), 0, 0, 10)).toBeCloseTo(4.52, 10);
    // The last five of the ten count.
    expect(endOfSpeech(peaksWith(run(40, 10)), 0, 0, 10)).toBeCloseTo(5.02, 10);
  });

  test('four are a click', () => {
    expect(endOfSpeech(peaksWith(run(40, 4)), 0, 0, 10)).toBeNull();
  });

  test('0.03 is silence, a little more is not, and below zero is as loud', () => {
    expect(endOfSpeech(peaksWith(run(40, 5, 0.0301)), 0, 0, 10)).toBeCloseTo(4.52, 10);
    expect(endOfSpeech(peaksWith(run(40, 5, 0.03)), 0, 0, 10)).toBeNull();
    expect(endOfSpeech(peaksWith(run(40, 5, -0.04)), 0, 0, 10)).toBeCloseTo(4.52, 10);
  });

  test('only within the times', () => {
    const peaks = peaksWith({ ...run(20, 6), ...run(80, 6) });
    expect(endOfSpeech(peaks, 0, 1, 5)).toBeCloseTo(2.62, 10);
    expect(endOfSpeech(peaks, 0, 3, 7)).toBeNull();
    // A run that continues past the end counts only up to it.
    expect(endOfSpeech(peaks, 0, 3, 8.4)).toBeNull();
  });

  test('of the other channel, or of the only one', () => {
    const both = talking(10, [{ channel: 1, from: 2, to: 4 }]);
    expect(endOfSpeech(both, 0, 0, 10)).toBeNull();
    expect(endOfSpeech(both, 1, 0, 10)).toBeCloseTo(4.02, 2);
    expect(endOfSpeech(talking(10, [{ channel: 0, from: 2, to: 4 }], 1), 1, 0, 10)).toBeCloseTo(
      4.02,
      2,
    );
  });

  test('nothing in nothing', () => {
    expect(endOfSpeech({ duration: 0, channels: [] }, 0, 0, 1)).toBeNull();
  });
});

describe('silences', () => {
  test('those in which nobody speaks for a while', () => {
    const peaks = talking(20, [
      { channel: 0, from: 0, to: 4 },
      { channel: 1, from: 4.5, to: 8 },
      { channel: 0, from: 12, to: 19 },
    ]);
    expect(silencesOf(peaks)).toEqual([{ start: 8, end: 12 }]);
    expect(silencesOf(peaks, 0.4)).toHaveLength(3);
  });

  test('a quarter of a second is left on both sides', () => {
    const silences = [{ start: 8, end: 12 }];
    expect(afterSilence(silences, 8.2)).toBeNull();
    expect(afterSilence(silences, 8.3)).toBe(11.75);
    expect(afterSilence(silences, 11.75)).toBeNull();
    expect(afterSilence(silences, 3)).toBeNull();
  });

  test('nothing recorded, nothing skipped', () => {
    expect(silencesOf({ duration: 0, channels: [] })).toEqual([]);
  });
});
