import { SAMPLE_RATE } from './voice.ts';

/** The pairs of ITU-T Q.23: a low frequency for the row of a key, a high one for its column. */
export const LOW_HZ = [697, 770, 852, 941] as const;
export const HIGH_HZ = [1209, 1336, 1477, 1633] as const;

const KEYS = ['123A', '456B', '789C', '*0#D'] as const;

export function tonePair(digit: string): { low: number; high: number } | undefined {
  const row = KEYS.findIndex((keys) => keys.includes(digit.toUpperCase()));
  const column = KEYS[row]?.indexOf(digit.toUpperCase()) ?? -1;
  const [low, high] = [LOW_HZ[row], HIGH_HZ[column]];
  return low === undefined || high === undefined ? undefined : { low, high };
}

const loudness = 0.25 * 32_767;
const ramp = 0.004 * SAMPLE_RATE;

/** Sound of a key; undefined for any other character. */
export function toneOf(digit: string, length: number): Int16Array | undefined {
  const pair = tonePair(digit);
  if (!pair) return undefined;
  const low = (2 * Math.PI * pair.low) / SAMPLE_RATE;
  const high = (2 * Math.PI * pair.high) / SAMPLE_RATE;
  return Int16Array.from({ length }, (_, n) => {
    const envelope = Math.min(1, n / ramp, (length - n) / ramp);
    return loudness * envelope * (Math.sin(low * n) + Math.sin(high * n));
  });
}
