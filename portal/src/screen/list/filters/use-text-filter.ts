import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { matchesLowered, searchable } from './text-filter.ts';

/** Longer lists are filtered in slices. */
const atOnce = 5000;

type TextsOf<Row> = (row: Row) => readonly string[];

function filterAtOnce<Row>(rows: Row[], textsOf: TextsOf<Row>, text: string): Row[] {
  return rows.filter((row) => matchesLowered(searchable(textsOf(row)), text));
}

/**
 * Matching rows of a long list; those of the previous text until they are found. An empty text prepares
 * the search.
 */
function useLargeFilter<Row>(rows: Row[] | undefined, textsOf: TextsOf<Row>, text: string) {
  const [found, setFound] = useState<{ of: Row[]; rows: Row[] }>();
  const isNarrowed = text.trim() !== '';
  useEffect(() => {
    if (!rows) return;
    let isOver = false;
    if (!isNarrowed) setFound({ of: rows, rows });
    void import('./large-filter.ts')
      .then(({ filterInSlices }) => filterInSlices(rows, textsOf, text, () => isOver))
      .catch(() => filterAtOnce(rows, textsOf, text))
      .then((matching) => {
        if (matching && isNarrowed && !isOver) setFound({ of: rows, rows: matching });
      });
    return () => {
      isOver = true;
    };
  }, [rows, textsOf, text, isNarrowed]);
  const isOther = found !== undefined && found.of !== rows;
  // Deleted rows must leave at once.
  const again = useMemo(
    () => (rows && isOther && isNarrowed ? filterAtOnce(rows, textsOf, text) : undefined),
    [rows, isOther, isNarrowed, textsOf, text],
  );
  return isNarrowed ? (again ?? found?.rows) : rows;
}

/**
 * The rows that match a text, in a list that comes whole. Typing never waits: rows follow the text.
 * All rows are back at once, and a row that is gone or of another provider leaves at once: it must not
 * be there to press or to get the focus.
 * @param textsOf the same function for the life of the list
 */
export function useTextFilter<Row>(
  rows: Row[] | undefined,
  textsOf: TextsOf<Row>,
  text: string,
): Row[] | undefined {
  const isLarge = rows !== undefined && rows.length > atOnce;
  const followed = useDeferredValue(text);
  const wanted = text === '' ? '' : followed;
  const isNarrowed = wanted.trim() !== '' && !isLarge;
  // Once for all keys, and not before the first one.
  const texts = useMemo(
    () => (isNarrowed ? rows?.map((row) => searchable(textsOf(row))) : undefined),
    [isNarrowed, rows, textsOf],
  );
  const few = useMemo(
    () => (texts ? rows?.filter((_, index) => matchesLowered(texts[index] ?? '', wanted)) : rows),
    [rows, texts, wanted],
  );
  const many = useLargeFilter(isLarge ? rows : undefined, textsOf, text);
  return isLarge ? many : few;
}
