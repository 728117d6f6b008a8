import { cached, isPlain } from './cached.ts';

const collator = cached(
  (locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }),
);

/** Printable ASCII in the order of the Unicode root collation. */
const order = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz';
const [zero, nine] = [48, 57];
const isDigit = (code: number) => code >= zero && code <= nine;
/** False at the end of a text, whose code is NaN. */
const isForeign = (code: number) => code < 32 || code > 126;

/** Rank by character code; capitals rank like small letters. */
const ranks = new Uint8Array(128);
for (const [rank, character] of [...order].entries()) {
  ranks[character.charCodeAt(0)] = rank;
  ranks[character.toUpperCase().charCodeAt(0)] = rank;
}

function skipZeros(text: string, at: number): number {
  let next = at;
  while (text.charCodeAt(next) === zero) next += 1;
  return next;
}

function skipDigits(text: string, at: number): number {
  let next = at;
  while (isDigit(text.charCodeAt(next))) next += 1;
  return next;
}

/**
 * Compares like the collator if both texts are printable ASCII; null if another character may
 * decide. Long lists are sorted often, so it copies nothing.
 */
export function comparePlain(a: string, b: string): number | null {
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    const one = a.charCodeAt(i);
    const other = b.charCodeAt(j);
    if (isForeign(one) || isForeign(other)) return null;
    if (isDigit(one) && isDigit(other)) {
      const [from, otherFrom] = [skipZeros(a, i), skipZeros(b, j)];
      [i, j] = [skipDigits(a, from), skipDigits(b, otherFrom)];
      // Digits of another script may continue the number.
      if (isForeign(a.charCodeAt(i)) || isForeign(b.charCodeAt(j))) return null;
      const longer = i - from - (j - otherFrom);
      if (longer !== 0) return longer;
      for (let at = 0; from + at < i; at += 1) {
        const difference = a.charCodeAt(from + at) - b.charCodeAt(otherFrom + at);
        if (difference !== 0) return difference;
      }
    } else {
      const difference = (ranks[one] ?? 0) - (ranks[other] ?? 0);
      if (difference !== 0) return difference;
      i += 1;
      j += 1;
    }
  }
  // Accents and invisible characters may carry no weight.
  if (isForeign(a.charCodeAt(i)) || isForeign(b.charCodeAt(j))) return null;
  return a.length - i - (b.length - j);
}

/**
 * Sorts names naturally: ignores case, and puts `Trunk 2` before `Trunk 10`. Creates the browser's
 * collator only for names that need it, because that takes longer than sorting a list.
 */
export const compareNames = (a: string, b: string, locale?: string): number =>
  (isPlain(locale) ? comparePlain(a, b) : null) ?? collator(locale).compare(a, b);
