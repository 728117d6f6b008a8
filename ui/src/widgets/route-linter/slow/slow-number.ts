import type { SlowNumber } from '../lint.model.ts';

type Recheck = Pick<typeof import('recheck'), 'checkSync'>;

/** Time limit for one expression, in ms. */
const timeout = 2000;
/** Characters of a number; an attack may end in anything. */
const odd = /[^\d*#+]/g;
const exampleLength = 30;

const known = new Map<string, string | null>();

/**
 * Loads a function that finds a number prefix on which the engine backtracks exponentially; null where recheck
 * is not installed. The function answers null if there is none, or none was found in time. Over 300 KiB of code: load it when `canBeSlow` says so.
 */
export async function loadSlowNumber(): Promise<SlowNumber | null> {
  try {
    // Literal and inside a `try`: bundlers then build an application that lacks the package.
    const { default: recheck } = await import('recheck/lib/browser.js');
    return (text) => slowNumber(recheck, text);
  } catch {
    return null;
  }
}

function slowNumber(recheck: Recheck, text: string): string | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const found = recheck.checkSync(text, '', { timeout });
  // On the few digits of a number a power of their count is nothing.
  const isSlow = found.status === 'vulnerable' && found.complexity.type === 'exponential';
  const answer = isSlow ? found.attack.string.replace(odd, '').slice(0, exampleLength) : null;
  known.set(text, answer);
  return answer;
}
