import { useEffect, useRef, useState } from 'react';
import { type Batch, createBatch } from '../platform/client/batch.ts';
import { useLeaveGuard } from '../screen/leave-guard/index.ts';

type BatchQuestion = { title: string; text: string; leaveLabel: string };
type BatchOptions = {
  /** Asked before the page is left. */
  question: (progress: { done: number; total: number }) => BatchQuestion;
  /** Whether leaving loses nothing: then nobody is asked. */
  mayLeave?: () => boolean;
};

/**
 * A list of writes that belongs to its page: leaving asks, and stops what has not been sent. The
 * `ended` of a batch is fulfilled when no write is under way any more, also after the page was left.
 */
export function useBatch<Item>({ question, mayLeave }: BatchOptions) {
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
    () => running.current !== null && !mayLeave?.(),
    () => question(running.current?.get() ?? { done: 0, total: 0 }),
  );

  function run(items: readonly Item[], work: (item: Item) => Promise<void>): Batch<Item> {
    const next = createBatch(items, { work });
    running.current = next;
    setBatch(next);
    setRunning(true);
    next.start();
    next.ended.then(() => {
      running.current = null;
      setRunning(false);
    });
    return next;
  }
  return { batch, isRunning, run };
}
