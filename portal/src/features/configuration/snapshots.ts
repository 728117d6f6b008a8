import * as v from 'valibot';
import { database } from '../../browser/database.ts';

/** An export stored in this browser, without secrets. */
const snapshot = v.object({ at: v.number(), name: v.string(), text: v.string() });
export type Snapshot = v.InferOutput<typeof snapshot>;

const kept = database<number>('snapshots');
/** Older ones are dropped. */
const atMost = 10;

/** Newest first. Empty without browser storage. */
export async function readSnapshots(): Promise<Snapshot[]> {
  const all = await kept.all().catch(() => []);
  return all
    .flatMap(([, value]) => (v.is(snapshot, value) ? [value] : []))
    .sort((one, other) => other.at - one.at);
}

export async function keepSnapshot(one: Snapshot): Promise<void> {
  await kept.put(one.at, one);
  for (const { at } of (await readSnapshots()).slice(atMost)) await kept.remove(at);
}
