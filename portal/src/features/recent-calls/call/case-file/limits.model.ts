const encoder = new TextEncoder();

/** UTF-8 length of a text in HTML, where some characters become entities. */
export const bytesOf = (text: string): number =>
  encoder.encode(text).length + 4 * (text.match(/[&<>]/g)?.length ?? 0);

/** Items that fit, and the number omitted from the middle. */
export type Fitting<Item> = { first: readonly Item[]; omitted: number; last: readonly Item[] };

/**
 * Keeps as much as fits of a list's beginning and end: calls fail at the end, for reasons at the
 * beginning.
 * @param budget bytes for all items
 */
export function fitting<Item>(
  items: readonly Item[],
  sizeOf: (item: Item) => number,
  budget: number,
): Fitting<Item> {
  const sizes = items.map(sizeOf);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= budget) return { first: items, omitted: 0, last: [] };
  const countFrom = (ordered: readonly number[]) => {
    let [count, left] = [0, budget / 2];
    for (const size of ordered) {
      left -= size;
      if (left < 0) break;
      count += 1;
    }
    return count;
  };
  const atStart = countFrom(sizes);
  const atEnd = countFrom(sizes.toReversed());
  return {
    first: items.slice(0, atStart),
    omitted: items.length - atStart - atEnd,
    last: items.slice(items.length - atEnd),
  };
}
