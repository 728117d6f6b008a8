import recheck from 'recheck/lib/browser.js';

/** Time limit for one expression, in ms. */
const timeout = 2000;
/** Characters of a number; an attack may end in anything. */
const odd = /[^\d*#+]/g;
const exampleLength = 30;

const known = new Map<string, string | null>();

/**
 * A number prefix on which the engine backtracks exponentially. null: none exists, or none was
 * found in time. Over 300 KiB of code: load it when `canBeSlow` says so.
 */
export function slowNumber(text: string): string | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const found = recheck.checkSync(text, '', { timeout });
  // On the few digits of a number a power of their count is nothing.
  const isSlow = found.status === 'vulnerable' && found.complexity.type === 'exponential';
  const answer = isSlow ? found.attack.string.replace(odd, '').slice(0, exampleLength) : null;
  known.set(text, answer);
  return answer;
}
