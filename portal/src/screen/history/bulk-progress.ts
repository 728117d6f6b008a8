import { isRecord, recordFrom } from '../../browser/record.ts';
import { local, localKeys } from '../../browser/storage.ts';

/*
 * How far changes of many numbers are, by the id of their entry in the history. Written at once with
 * each number: a page that is closed or reloaded has no time to say it.
 */

export type BulkProgress = { done: number; total: number };

function read(): Record<string, BulkProgress> {
  return Object.fromEntries(
    Object.entries(recordFrom(local.get(localKeys.bulkProgress))).flatMap(([id, value]) => {
      if (!isRecord(value)) return [];
      const { done, total } = value;
      return typeof done === 'number' && typeof total === 'number' ? [[id, { done, total }]] : [];
    }),
  );
}

function write(id: string, progress: BulkProgress | undefined): void {
  const { [id]: _, ...others } = read();
  const all = progress ? { ...others, [id]: progress } : others;
  if (Object.keys(all).length > 0) local.set(localKeys.bulkProgress, JSON.stringify(all));
  else local.remove(localKeys.bulkProgress);
}

const lockOf = (id: string) => `trunkline bulk ${id}`;

/** Holds a lock while it runs, which tells other tabs that its page is alive. */
export function trackBulk(entryId: number, total: number) {
  const id = String(entryId);
  let done = 0;
  let end = () => {};
  const life = new Promise<void>((resolve) => {
    end = resolve;
  });
  navigator.locks?.request(lockOf(id), () => life).catch(() => undefined);
  write(id, { done, total });
  return {
    step() {
      done += 1;
      write(id, { done, total });
    },
    end() {
      write(id, undefined);
      end();
    },
  };
}

/** Changes whose page is gone; returns each of them once. */
export async function takeInterrupted(): Promise<[entryId: number, BulkProgress][]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const alive = new Set(held.map(({ name }) => name));
  const gone = Object.entries(read()).filter(([id]) => !alive.has(lockOf(id)));
  for (const [id] of gone) write(id, undefined);
  return gone.map(([id, progress]) => [Number(id), progress]);
}
