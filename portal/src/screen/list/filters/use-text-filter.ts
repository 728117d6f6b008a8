import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { matchesLowered, searchable } from './text-filter.ts';

/** Longer lists are filtered in slices. */
const atOnce = 5000;

type TextsOf<Row> = (row: Row) => readonly string[];

function filterAtOnce<Row>(rows: Row[], textsOf: TextsOf<Row>, text: string): Row[] {
  return rows.filter((row) => matchesLowered(searchable(textsOf(row)), text));
}

/**
 * Matching rows of a long list; shows those of the previous text until they are found. An empty
 * text prepares the search.
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
  // Deleted rows must disappear at once.
  const again = useMemo(
    () => (rows && isOther && isNarrowed ? filterAtOnce(rows, textsOf, text) : undefined),
    [rows, isOther, isNarrowed, textsOf, text],
  );
  return isNarrowed ? (again ?? found?.rows) : rows;
}

/**
 * The matching rows of a list that is loaded whole. Typing never waits: the rows follow. Clearing
 * the text shows all rows at once. Rows that are deleted or belong to another provider disappear at
 * once: they must not be pressed or focused.
 * @param textsOf a stable function
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
  // Computed once for all keys, starting with the first.
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
