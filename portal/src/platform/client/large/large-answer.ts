import * as v from 'valibot';
import { createPause, nextTask, type Pause } from '../../../browser/pause.ts';
import type { Rest } from '../calls/body.ts';
import type { Excerpt } from '../calls/recorded-calls.ts';
import type { Parsed, ParseInRows, ParseRows } from '../calls/wire.ts';
import { createSortedRows } from './sorted-rows.ts';
import { createRowSplitter } from './split-rows.model.ts';

/** Characters or bytes parsed in one go. */
const pieceSize = 65_536;
/** Rows validated between two checks of the clock. */
const atOnce = 100;
/** Rows that the list of API calls shows. */
const shownRows = 10;

type LargeAnswer<Data> = {
  /** The first rows. */
  text: string;
  excerpt?: Excerpt;
  parsed?: Parsed<Data>;
};

/** Cuts the body into small pieces. */
async function* piecesOf(beginning: string, { reader, decoder }: Rest): AsyncGenerator<string> {
  try {
    for (let at = 0; at < beginning.length; at += pieceSize) {
      yield beginning.slice(at, at + pieceSize);
    }
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      for (let at = 0; at < value.length; at += pieceSize) {
        yield decoder.decode(value.subarray(at, at + pieceSize), { stream: true });
      }
    }
    yield decoder.decode();
  } finally {
    // Stops loading a response that failed to parse.
    await reader.cancel().catch(() => undefined);
  }
}

async function* batchesOf(
  pieces: AsyncIterable<string>,
  pause: Pause,
  excerpt: Excerpt,
  shown: unknown[],
): AsyncGenerator<unknown[]> {
  const splitter = createRowSplitter();
  const noted = (rows: unknown[]) => {
    shown.push(...rows.slice(0, shownRows - shown.length));
    excerpt.records += rows.length;
    return rows;
  };
  for await (const piece of pieces) {
    await pause();
    excerpt.length += piece.length;
    yield noted(splitter.push(piece));
  }
  yield noted(splitter.end());
}

const parseRowsIn =
  (pause: Pause): ParseRows =>
  async (batches, row, compare) => {
    const rows = createSortedRows(compare, pause);
    let count = 0;
    for await (const batch of batches) {
      const parsed = [];
      for (const one of batch) {
        if (count % atOnce === 0) await pause();
        const result = v.safeParse(row, one);
        if (!result.success) {
          const path = [count, ...(result.issues[0].path ?? [])];
          return { issues: [{ path }] };
        }
        parsed.push(result.output);
        count += 1;
      }
      await rows.push(parsed);
    }
    return { value: await rows.end() };
  };

/** Truncated on purpose, so that the caller's parser refuses it too. */
const notJson = '[';

/**
 * Parses a large list in slices while it loads. The page renders and handles keys in between.
 * @param beginning of the response
 * @param inRows how the schema of a list parses rows
 * @returns undefined if it isn't a list: nothing more was read
 */
export function readLargeAnswer<Data>(
  beginning: string,
  rest: Rest,
  inRows: ParseInRows<Data>,
): Promise<LargeAnswer<Data>> | undefined {
  return /^[ \t\n\r]*\[/.test(beginning) ? readList(beginning, rest, inRows) : undefined;
}

async function readList<Data>(
  beginning: string,
  rest: Rest,
  inRows: ParseInRows<Data>,
): Promise<LargeAnswer<Data>> {
  const excerpt = { records: 0, length: 0 };
  const shown: unknown[] = [];
  const pause = createPause();
  const batches = batchesOf(piecesOf(beginning, rest), pause, excerpt, shown);
  try {
    const parsed = await inRows(batches, parseRowsIn(pause));
    // Rendering the rows takes a whole task.
    await nextTask();
    return { parsed, excerpt, text: JSON.stringify(shown) };
  } catch (error) {
    if (error instanceof SyntaxError) return { text: notJson };
    throw error;
  }
}
