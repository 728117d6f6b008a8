import { createPause } from '../../../browser/pause.ts';
import { matchesLowered, searchable } from './text-filter.ts';

/** Rows filtered between two checks of the clock. */
const atOnce = 500;

/** Search texts per list, built as needed. */
const textsOfRows = new WeakMap<readonly unknown[], string[]>();

/**
 * Filters in slices; the page renders and handles keys in between.
 * @param isOver returns true once the result is no longer needed
 * @returns undefined if it was not needed
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
