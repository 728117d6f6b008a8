import type { Pause } from '../../../browser/pause.ts';

type Compare<Row> = (a: Row, b: Row) => number;

/** Rows merged between two checks of the clock. */
const atOnce = 500;

async function merged<Row>(
  left: readonly Row[],
  right: readonly Row[],
  compare: Compare<Row>,
  pause: Pause,
): Promise<Row[]> {
  const rows: Row[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    if (rows.length % atOnce === 0) await pause();
    const [one, other] = [left[i], right[j]];
    if (one === undefined || other === undefined) break;
    // The left row arrived first.
    if (compare(one, other) <= 0) {
      rows.push(one);
      i += 1;
    } else {
      rows.push(other);
      j += 1;
    }
  }
  for (const row of left.slice(i)) rows.push(row);
  for (const row of right.slice(j)) rows.push(row);
  return rows;
}

/**
 * Sorts rows while they arrive, as stably as `sort` would at the end: equal rows keep their order.
 * @param pause called between steps that take less than a millisecond
 */
export function createSortedRows<Row extends object>(
  compare: Compare<Row> | undefined,
  pause: Pause,
) {
  /** Sorted runs, in order of arrival. */
  const runs: Row[][] = [];

  async function mergeLast(compareRows: Compare<Row>): Promise<void> {
    const right = runs.pop() ?? [];
    const left = runs.pop() ?? [];
    runs.push(await merged(left, right, compareRows, pause));
  }

  return {
    async push(rows: Row[]): Promise<void> {
      const [first] = compare ? rows.sort(compare) : rows;
      const last = runs.at(-1);
      const lastRow = last?.at(-1);
      if (last && lastRow && first && (!compare || compare(lastRow, first) <= 0)) {
        for (const row of rows) last.push(row);
      } else runs.push(rows);
      // Merges only runs of similar length, so that each row is merged a few times.
      while (compare && runs.length > 1) {
        const [before, latest] = runs.slice(-2);
        if ((before?.length ?? 0) > 2 * (latest?.length ?? 0)) return;
        await mergeLast(compare);
      }
    },
    async end(): Promise<Row[]> {
      while (compare && runs.length > 1) await mergeLast(compare);
      return runs.flat();
    },
  };
}
