import * as v from 'valibot';
import { database } from '../../../browser/database.ts';
import type { PlannedRow } from './plan.ts';

/** Result of a row: null once written, otherwise the error. */
export type Results = Map<number, string | null>;

export type KeptImport = { fileName: string; rows: PlannedRow[]; results: Results };

const rowsOf = database<number>('importRows');
const resultsOf = database<number>('importResults');

/** Rows are stored in parts: copying one doesn't block the page. */
const partSize = 1000;

const head = v.object({ userSid: v.string(), fileName: v.string(), parts: v.number() });

const row = v.object({
  line: v.number(),
  number: v.string(),
  outcome: v.picklist(['new', 'change', 'same', 'refused']),
  note: v.string(),
  write: v.nullable(
    v.variant('kind', [
      v.object({
        kind: v.literal('create'),
        body: v.object({
          number: v.string(),
          account_sid: v.string(),
          application_sid: v.nullable(v.string()),
          voip_carrier_sid: v.string(),
        }),
      }),
      v.object({
        kind: v.literal('update'),
        sid: v.string(),
        body: v.object({ account_sid: v.string(), application_sid: v.nullable(v.string()) }),
        before: v.optional(
          v.object({
            account_sid: v.nullable(v.string()),
            application_sid: v.nullable(v.string()),
          }),
        ),
      }),
    ]),
  ),
});
const part = v.array(row);

/** The import being stored: opening the screen waits for it. */
let storing: Promise<void> = Promise.resolve();

/** Stores the import before its first request, so that a reload can resume it. */
export function keepImport(
  userSid: string,
  fileName: string,
  rows: readonly PlannedRow[],
): Promise<void> {
  storing = store(userSid, fileName, rows);
  return storing;
}

/** Stores the head last: without it, the import doesn't exist. */
async function store(userSid: string, fileName: string, rows: readonly PlannedRow[]) {
  await forgetImport();
  const parts = Math.ceil(rows.length / partSize);
  for (let index = 0; index < parts; index += 1) {
    await rowsOf.put(index + 1, rows.slice(index * partSize, (index + 1) * partSize));
  }
  await rowsOf.put(0, { userSid, fileName, parts });
}

export const keepResult = (line: number, result: string | null) => resultsOf.put(line, { result });

/** The user's unfinished import in this browser; null for none. */
export async function keptImport(userSid: string): Promise<KeptImport | null> {
  await storing.catch(() => undefined);
  const kept = v.safeParse(head, await rowsOf.get(0));
  if (!kept.success || kept.output.userSid !== userSid) return null;
  const rows: PlannedRow[] = [];
  for (let index = 0; index < kept.output.parts; index += 1) {
    const read = v.safeParse(part, await rowsOf.get(index + 1));
    if (!read.success) return null;
    for (const one of read.output) rows.push(one);
  }
  const results: Results = new Map();
  const result = v.object({ result: v.nullable(v.string()) });
  for (const [line, value] of await resultsOf.all()) {
    if (v.is(result, value)) results.set(line, value.result);
  }
  return { fileName: kept.output.fileName, rows, results };
}

/** Both in parallel: the page may be closing. */
export async function forgetImport(): Promise<void> {
  await Promise.all([rowsOf.clear(), resultsOf.clear()]);
}
