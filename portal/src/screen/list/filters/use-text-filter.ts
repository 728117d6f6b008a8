import { useDeferredValue, useMemo } from 'react';
import { matchesLowered, searchable } from './text-filter.ts';

/**
 * The rows that match a text, in a list that comes whole. Typing never waits: rows follow the text.
 * All rows are back at once, and a row that is gone or of another provider leaves at once: it must not
 * be there to press or to get the focus.
 * @param textsOf the same function for the life of the list
 */
export function useTextFilter<Row>(
  rows: Row[] | undefined,
  textsOf: (row: Row) => readonly string[],
  text: string,
): Row[] | undefined {
  const followed = useDeferredValue(text);
  const wanted = text === '' ? '' : followed;
  const isNarrowed = wanted.trim() !== '';
  // Once for all keys, and not before the first one.
  const texts = useMemo(
    () => (isNarrowed ? rows?.map((row) => searchable(textsOf(row))) : undefined),
    [isNarrowed, rows, textsOf],
  );
  return useMemo(
    () => (texts ? rows?.filter((_, index) => matchesLowered(texts[index] ?? '', wanted)) : rows),
    [rows, texts, wanted],
  );
}
