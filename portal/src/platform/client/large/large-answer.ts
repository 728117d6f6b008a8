import * as v from 'valibot';
import { createPause, type Pause } from '../../../browser/pause.ts';
import type { Excerpt } from '../calls/recorded-calls.ts';
import type { Batches, Parsed, ParseInRows, ParseRows } from '../calls/wire.ts';
import { createSortedRows } from './sorted-rows.ts';
import { createRowSplitter } from './split-rows.model.ts';

/** Bytes that are parsed at once. */
const pieceSize = 65_536;
/** Rows validated per look at the clock. */
const atOnce = 100;
/** Rows that the list of API calls shows. */
const shownRows = 10;

type LargeAnswer<Data> = {
  /** First rows of an array; any other answer whole. */
  text: string;
  excerpt?: Excerpt;
  parsed?: Parsed<Data>;
  json?: unknown[];
};

/** Small pieces, whatever the size of the chunks. */
async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  // Not every browser can iterate over a stream.
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      for (let at = 0; at < value.length; at += pieceSize) {
        yield value.subarray(at, at + pieceSize);
      }
    }
  } finally {
    // No more is read of an answer that is refused.
    await reader.cancel().catch(() => undefined);
  }
}

async function textOf(first: Uint8Array, rest: AsyncGenerator<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const parts = [decoder.decode(first, { stream: true })];
  for await (const piece of rest) parts.push(decoder.decode(piece, { stream: true }));
  return parts.join('') + decoder.decode();
}

async function* batchesOf(
  first: Uint8Array,
  rest: AsyncGenerator<Uint8Array>,
  pause: Pause,
  excerpt: Excerpt,
  shown: unknown[],
): AsyncGenerator<unknown[]> {
  const decoder = new TextDecoder();
  const splitter = createRowSplitter();
  const noted = (rows: unknown[]) => {
    shown.push(...rows.slice(0, shownRows - shown.length));
    excerpt.records += rows.length;
    return rows;
  };
  const pushed = (piece: Uint8Array) => {
    excerpt.bytes += piece.byteLength;
    return noted(splitter.push(decoder.decode(piece, { stream: true })));
  };
  yield pushed(first);
  for await (const piece of rest) {
    await pause();
    yield pushed(piece);
  }
  yield noted(splitter.push(decoder.decode()));
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

async function allOf(batches: Batches): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const batch of batches) for (const row of batch) all.push(row);
  return all;
}

/**
 * Parses a large answer in slices, while it arrives: the page draws and takes keys meanwhile.
 * @param inRows how the schema of a list parses rows
 * @throws SyntaxError if it is not JSON; errors of the stream pass
 */
export async function readLargeAnswer<Data>(
  stream: ReadableStream<Uint8Array>,
  inRows: ParseInRows<Data> | undefined,
): Promise<LargeAnswer<Data>> {
  const pieces = piecesOf(stream);
  const { value: first } = await pieces.next();
  if (!first) return { text: '' };
  const isArray = /^\uFEFF?[ \t\n\r]*\[/.test(new TextDecoder().decode(first.subarray(0, 1000)));
  if (!isArray) return { text: await textOf(first, pieces) };
  const excerpt = { records: 0, bytes: 0 };
  const shown: unknown[] = [];
  const pause = createPause();
  const batches = batchesOf(first, pieces, pause, excerpt, shown);
  const data = inRows
    ? { parsed: await inRows(batches, parseRowsIn(pause)) }
    : { json: await allOf(batches) };
  return { ...data, excerpt, text: JSON.stringify(shown) };
}
