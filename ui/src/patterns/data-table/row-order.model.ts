import { type SortDirection, type SortValue, sortRows } from './data-table.model.ts';

type SortValueOf<Row> = (row: Row) => SortValue;

/**
 * `sortRows`, which remembers the longest list: a filter hands in a part of it with every key that is
 * typed, and to look places up takes a tenth of the time of comparing names.
 */
export function createRowOrder<Row>() {
  let known: {
    sortValueOf: SortValueOf<Row>;
    direction: SortDirection;
    ordered: readonly Row[];
    places?: ReadonlyMap<Row, number>;
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
      known.places ??= new Map(known.ordered.map((row, place) => [row, place]));
      const part = partInOrder(rows, known.places);
      if (part) return part;
    }
    const ordered = sortRows(rows, sortValueOf, direction);
    known = { sortValueOf, direction, ordered };
    return ordered;
  };
}

/** null: one of the rows has no place. */
function partInOrder<Row>(
  rows: readonly Row[],
  places: ReadonlyMap<Row, number>,
): readonly Row[] | null {
  const placed: { row: Row; place: number }[] = [];
  let isInOrder = true;
  for (const row of rows) {
    const place = places.get(row);
    if (place === undefined) return null;
    isInOrder &&= place > (placed.at(-1)?.place ?? -1);
    placed.push({ row, place });
  }
  if (isInOrder) return rows;
  return placed.sort((a, b) => a.place - b.place).map(({ row }) => row);
}
