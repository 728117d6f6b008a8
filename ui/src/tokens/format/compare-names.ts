import { cached, isPlain } from './cached.ts';

const collator = cached(
  (locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }),
);

/** Printable ASCII in the order of the Unicode root collation. */
const order = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz';
const ranks = new Map([...order].map((character, rank) => [character, rank]));
const isAscii = /^[ -~]*$/;
const isDigit = (character: string | undefined) =>
  character !== undefined && character >= '0' && character <= '9';
const digitsAt = /\d+/y;

/** The digits from there on, without leading zeros, and where they end. */
function numberAt(text: string, at: number): [digits: string, end: number] {
  digitsAt.lastIndex = at;
  const [digits = ''] = digitsAt.exec(text) ?? [];
  return [digits.replace(/^0+/, ''), at + digits.length];
}

/** As the collator does it, for text of printable ASCII. */
export function compareAscii(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  let [i, j] = [0, 0];
  while (i < left.length && j < right.length) {
    const [one = '', other = ''] = [left[i], right[j]];
    if (isDigit(one) && isDigit(other)) {
      const [digits, end] = numberAt(left, i);
      const [otherDigits, otherEnd] = numberAt(right, j);
      if (digits !== otherDigits) {
        return digits.length - otherDigits.length || (digits < otherDigits ? -1 : 1);
      }
      [i, j] = [end, otherEnd];
    } else {
      const difference = (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0);
      if (difference !== 0) return difference;
      i += 1;
      j += 1;
    }
  }
  return left.length - i - (right.length - j);
}

/**
 * Orders names as people do: whatever the case, and `Trunk 2` before `Trunk 10`. The browser's
 * collator, whose making takes longer than a list, is only made for names that need it.
 */
export const compareNames = (a: string, b: string, locale?: string): number =>
  isAscii.test(a) && isAscii.test(b) && isPlain(locale)
    ? compareAscii(a, b)
    : collator(locale).compare(a, b);
