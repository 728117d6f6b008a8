import { type SortDirection, type SortValue, sortRows } from './data-table.model.ts';

type SortValueOf<Row> = (row: Row) => SortValue;

/**
 * `sortRows` that remembers the longest list: a filter passes a part of it on every key, and
 * finding that part takes a tenth of the time of comparing names.
 */
export function createRowOrder<Row>() {
  let known: {
    sortValueOf: SortValueOf<Row>;
    direction: SortDirection;
    ordered: readonly Row[];
  } | null = null;
  return (
    rows: readonly Row[],
    sortValueOf: SortValueOf<Row>,
    direction: SortDirection,
  ): readonly Row[] => {
    if (
      known?.sortValueOf === sortValueOf &&
      known.direction === direction &&
      rows.length <= known.ordered.length
    ) {
      const part = partInOrder(rows, known.ordered);
      if (part) return part;
    }
    const ordered = sortRows(rows, sortValueOf, direction);
    known = { sortValueOf, direction, ordered };
    return ordered;
  };
}

/** The rows in the order of a longer list; null: one of them is not in it. */
function partInOrder<Row>(rows: readonly Row[], ordered: readonly Row[]): readonly Row[] | null {
  let found = 0;
  for (const row of ordered) if (row === rows[found]) found += 1;
  if (found === rows.length) return rows;
  const wanted = new Set(rows);
  const part = ordered.filter((row) => wanted.has(row));
  return part.length === rows.length ? part : null;
}
