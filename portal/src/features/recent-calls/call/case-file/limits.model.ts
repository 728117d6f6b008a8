const encoder = new TextEncoder();

/** Bytes that a text takes in a page, where some characters are written as names. */
export const bytesOf = (text: string): number =>
  encoder.encode(text).length + 4 * (text.match(/[&<>]/g)?.length ?? 0);

/** Items that fit, and how many of the middle don't. */
export type Fitting<Item> = { first: readonly Item[]; omitted: number; last: readonly Item[] };

/**
 * The beginning and the end of a list, as much as fits: a call fails at its end, for a reason at its
 * beginning.
 * @param budget bytes for all of them
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
