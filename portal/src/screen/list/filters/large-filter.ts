import { createPause } from '../../../browser/pause.ts';
import { matchesLowered, searchable } from './text-filter.ts';

/** Rows between two looks at the clock. */
const atOnce = 500;

/** Searched texts of the first rows of a list; kept as long as the list. */
const textsOfRows = new WeakMap<readonly unknown[], string[]>();

/**
 * Filters in slices: the page draws and takes keys meanwhile.
 * @param isOver whether nobody waits any more
 * @returns undefined then
 */
export async function filterInSlices<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly string[],
  text: string,
  isOver: () => boolean,
): Promise<Row[] | undefined> {
  const pause = createPause();
  const texts = textsOfRows.get(rows) ?? [];
  textsOfRows.set(rows, texts);
  const found: Row[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % atOnce === 0) await pause();
    if (isOver()) return undefined;
    texts[index] ??= searchable(textsOf(row));
    if (matchesLowered(texts[index], text)) found.push(row);
  }
  return found;
}
