import { setTimeout } from 'node:timers/promises';

/** Waits some ms, or until the process ends. */
export async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });
}

const first = 1000;
const longest = 5 * 60_000;

/**
 * Delay after failures in a row, in ms: doubles up to five minutes, with jitter. @param random from
 * 0 to 1
 */
export const backOff = (failures: number, random = Math.random()) =>
  Math.min(longest, first * 2 ** (failures - 1)) * (0.5 + random / 2);
