import { useEffect, useRef, useState } from 'react';
import { toast } from '../../notices/toasts.ts';
import { type Batch, type BatchFailure, createBatch } from '../../platform/client/pace/batch.ts';
import { useLeaveGuard } from '../../screen/leave-guard/index.ts';

type BatchQuestion = { title: string; text: string; leaveLabel: string };

/** Where the history keeps a batch. */
type BatchNote<Item> = {
  /** One was written. */
  add: (item: Item) => void;
  /** @returns what takes back all that was written, if it can be */
  end: (left: number) => Promise<(() => void) | undefined>;
};

export type BatchEnd<Item> = {
  total: number;
  failures: readonly BatchFailure<Item>[];
  /** Failed, or not begun. */
  left: readonly Item[];
  /** The person has left the page. */
  isPageLeft: boolean;
};

export type BatchOptions<Item> = {
  /** Asked before the page is left. Absent: leaving only stops it. */
  question?: (progress: { done: number; total: number }) => BatchQuestion;
  /** Leaving loses nothing: don't ask. */
  mayLeave?: () => boolean;
  /** It stops where it would pause. */
  neverPauses?: boolean;
  /** Reads again what it changed, once it has ended. */
  refresh?: () => Promise<unknown>;
  /** Opens the note before anything is written, so that a reload can't lose it. */
  note?: (items: readonly Item[]) => Promise<BatchNote<Item>>;
  /** Said at the end; null: nothing. */
  say?: (end: BatchEnd<Item>) => { tone: 'success' | 'error' | 'info'; text: string } | null;
};

/**
 * A list of calls that belongs to its page: one at a time. Leaving asks, and stops what has not been
 * sent; the page left or not, it is noted and said how it ended.
 */
export function useBatch<Item>(options: BatchOptions<Item> = {}) {
  const { question, mayLeave, neverPauses, refresh, note, say } = options;
  const [batch, setBatch] = useState<Batch<Item> | null>(null);
  const [isRunning, setRunning] = useState(false);
  const running = useRef<Batch<Item> | null>(null);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      // React's strict mode comes back at once.
      queueMicrotask(() => !isThere.current && running.current?.cancel());
    };
  }, []);
  useLeaveGuard(
    () => question !== undefined && running.current !== null && !mayLeave?.(),
    question && (() => question(running.current?.get() ?? { done: 0, total: 0 })),
  );

  function run(items: readonly Item[], work: (item: Item) => Promise<void>) {
    let noted: BatchNote<Item> | undefined;
    const next: Batch<Item> = createBatch(items, {
      work: async (item) => {
        await work(item);
        noted?.add(item);
      },
      ...(neverPauses && { onPause: () => next.cancel() }),
    });
    running.current = next;
    setBatch(next);
    setRunning(true);

    async function toTheEnd(): Promise<readonly Item[]> {
      noted = await note?.(items);
      next.start();
      await next.ended;
      // Another may have begun while the last calls of a cancelled one were under way.
      if (running.current === next) {
        running.current = null;
        setRunning(false);
      }
      await refresh?.().catch(() => undefined);
      const left = next.left();
      const takeBack = await noted?.end(left.length).catch(() => undefined);
      const { total, failures } = next.get();
      const said = say?.({ total, failures, left, isPageLeft: !isThere.current });
      if (said?.tone === 'success') toast.success(said.text, takeBack);
      else if (said) toast[said.tone](said.text);
      return left;
    }
    return {
      batch: next,
      /** All that is left, once it is noted and said how it ended. Also after the page was left. */
      ended: toTheEnd(),
    };
  }
  return { batch, isRunning, run };
}
