import recheck from 'recheck/lib/browser.js';

/** Of one expression, in ms. */
const timeout = 2000;
/** What a number can consist of; an attack may end in anything. */
const odd = /[^\d*#+]/g;
const exampleLength = 30;

const known = new Map<string, string | null>();

/**
 * The beginning of a number on which the engine tries exponentially many ways before it gives up.
 * null: there is none, or it cannot be told in time. More than 300 KiB of code: asked for when
 * `canBeSlow` says so.
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
