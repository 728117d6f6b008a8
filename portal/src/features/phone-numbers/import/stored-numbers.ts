import {
  type PhoneNumber,
  phoneNumberParts,
} from '../../../platform/resources/numbers/phone-numbers.ts';
import type { PhoneNumberFilter } from '../../../platform/resources/paths.ts';

/** Records by number: several carriers may have the same one. */
export type StoredNumbers = Map<string, PhoneNumber[]>;

export function addStored(stored: StoredNumbers, rows: readonly PhoneNumber[]): void {
  for (const row of rows) {
    const same = stored.get(row.number);
    if (same) same.push(row);
    else stored.set(row.number, [row]);
  }
}

/** The platform matches substrings: shorter prefixes would match most numbers. */
const shortest = 3;
const mostPrefixes = 10;

/** A backslash is an escape in the platform's pattern. */
const literal = (text: string) => text.slice(0, /[^\\]*/.exec(text)?.[0].length);

/** Prefixes of one length, without those that a shorter one contains. */
function cut(texts: ReadonlySet<string>, length: number, limit: number): string[] | null {
  const found = new Set<string>();
  for (const text of texts) {
    found.add(literal(text).slice(0, length));
    if (found.size > limit) return null;
  }
  const all = [...found];
  return all.filter((one) => !all.some((other) => other !== one && one.startsWith(other)));
}

/**
 * The longest prefixes that cover all texts, at most `limit`. [''] covers everything: the texts
 * have too little in common, or one of them is too short.
 */
export function prefixesOf(texts: ReadonlySet<string>, limit: number): string[] {
  let best = [''];
  let length = shortest;
  for (const text of texts) {
    if (literal(text).length < shortest) return best;
    length = Math.max(length, text.length);
  }
  for (let size = shortest; size <= length; size += 1) {
    const prefixes = cut(texts, size, limit);
    if (prefixes === null || prefixes.length === 0) break;
    best = prefixes;
  }
  return best;
}

/**
 * Loads the numbers that may be among `texts`: by prefix if that takes fewer requests than loading
 * all of them. The filter by provider would miss numbers without an account, which the platform
 * refuses on the same carrier too.
 * @returns parts with the progress, from 0 to 1
 */
export async function* storedParts(filter: PhoneNumberFilter, texts: ReadonlySet<string>) {
  let prefixes = [''];
  for await (const { rows, seen, total } of phoneNumberParts(filter)) {
    if (seen === rows.length && rows.length > 0) {
      const pagesLeft = Math.floor((total - seen) / rows.length);
      prefixes = prefixesOf(texts, Math.min(mostPrefixes, pagesLeft));
      if (prefixes[0] !== '') break;
    }
    yield { rows: rows.filter((row) => texts.has(row.number)), share: total && seen / total };
  }
  if (prefixes[0] === '') return;
  for (const [index, text] of prefixes.entries()) {
    for await (const { rows, seen, total } of phoneNumberParts({ ...filter, text })) {
      // No prefix contains another, so each number is in one part.
      const own = rows.filter(({ number }) => number.startsWith(text) && texts.has(number));
      yield { rows: own, share: (index + (total === 0 ? 1 : seen / total)) / prefixes.length };
    }
  }
}
