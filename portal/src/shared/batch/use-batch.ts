import { useEffect, useRef, useState } from 'react';
import { toast } from '../../notices/toasts.ts';
import { type Batch, type BatchFailure, createBatch } from '../../platform/client/pace/batch.ts';
import { useLeaveGuard } from '../../screen/leave-guard/index.ts';

type BatchQuestion = { title: string; text: string; leaveLabel: string };

/** The entry of a batch in the history. */
type BatchNote<Item> = {
  /** Call after each written item. */
  add: (item: Item) => void;
  /** @returns function that undoes all writes, if possible */
  end: (left: number) => Promise<(() => void) | undefined>;
};

export type BatchEnd<Item> = {
  total: number;
  failures: readonly BatchFailure<Item>[];
  /** Items that failed or never started. */
  left: readonly Item[];
  /** Whether the person has left the page. */
  isPageLeft: boolean;
};

export type BatchOptions<Item> = {
  /** Confirmation before leaving the page. Absent: leaving stops the batch without asking. */
  question?: (progress: { done: number; total: number }) => BatchQuestion;
  /** Whether leaving loses nothing, so that no confirmation is needed. */
  mayLeave?: () => boolean;
  /** Cancels the batch instead of pausing it. */
  neverPauses?: boolean;
  /** Reloads the changed data after the end. */
  refresh?: () => Promise<unknown>;
  /** Opens the history entry before the first write, so that a reload can't lose it. */
  note?: (items: readonly Item[]) => Promise<BatchNote<Item>>;
  /** Message at the end; null for none. */
  say?: (end: BatchEnd<Item>) => { tone: 'success' | 'error' | 'info'; text: string } | null;
};

/**
 * Runs lists of calls for a page, one list at a time. Leaving the page asks for confirmation and
 * stops calls not sent yet. The history entry and the final message follow in any case.
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
      // React's strict mode remounts at once.
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
      // Another batch may have started while the last calls of a cancelled one were in flight.
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
      /**
       * Resolves to the remaining items, after the history entry and the final message. Also after
       * the page was left.
       */
      ended: toTheEnd(),
    };
  }
  return { batch, isRunning, run };
}
