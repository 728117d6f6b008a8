import { createObservable } from '../../../browser/observable.ts';
import { messageOf, PlatformError } from '../calls/errors.ts';
import { type Pace, pace as sharedPace } from './pace.ts';

export type BatchFailure<Item> = { item: Item; reason: string };

type BatchState<Item> = {
  status: 'running' | 'paused' | 'done' | 'cancelled';
  /** Why it paused; '' if the person paused it. */
  pausedFor: string;
  total: number;
  done: number;
  failures: readonly BatchFailure<Item>[];
  /** Whether the next call waits for its turn. */
  isSlowed: boolean;
};

const atOnce = 4;

/** Number of 429s for one item before the batch pauses and asks the person to wait. */
const patience = 4;
const crowded =
  'The platform has had too many calls for minutes. Wait a while, and go on with what is left.';

type BatchOptions<Item> = {
  /**
   * Handles one item; a rejection is its failure.
   * @param isAgain an earlier attempt was sent, and its response may have been lost
   */
  work: (item: Item, isAgain: boolean) => Promise<void>;
  /** Called when the batch pauses by itself; it sends nothing until `resume`. */
  onPause?: ((reason: string) => void) | undefined;
  pace?: Pace;
};

/** Whether the item may succeed later: too many requests, no session, no platform. */
export const isForLater = (error: unknown) => isRefusedForNow(error) || isFatal(error);

const isRefusedForNow = (error: unknown) => error instanceof PlatformError && error.status === 429;
const isFatal = (error: unknown) =>
  error instanceof PlatformError && (error.kind === 'Unauthorized' || error.status === 0);

/**
 * Runs a list of calls, four at a time, at the pace that the platform allows. Keeps a failed item
 * with its reason and continues with the others. Pauses without a session or a platform, and after
 * repeated 429s for one item.
 */
export function createBatch<Item>(
  items: readonly Item[],
  { work, onPause, pace = sharedPace }: BatchOptions<Item>,
) {
  /** Items to start or to retry; the last is the next. */
  const queue = items.map((item) => ({ item, tries: 0 })).reverse();
  let workers = 0;
  /** Workers that wait for their turn; each will take one item of the queue. */
  let waiting = 0;
  /** Items in progress. */
  let begun = 0;
  const state = createObservable<BatchState<Item>>({
    status: 'running',
    pausedFor: '',
    total: items.length,
    done: 0,
    failures: [],
    isSlowed: false,
  });
  const change = (part: Partial<BatchState<Item>>) => state.set({ ...state.get(), ...part });
  const isRunning = () => state.get().status === 'running';

  let hasEnded = () => {};
  const ended = new Promise<void>((resolve) => {
    hasEnded = resolve;
  });
  function endIfOver(): void {
    const { status } = state.get();
    if (begun === 0 && (status === 'done' || status === 'cancelled')) hasEnded();
  }

  function pauseFor(reason: string): void {
    if (!isRunning()) return;
    change({ status: 'paused', pausedFor: reason });
    onPause?.(reason);
  }

  async function attempt({ item, tries }: { item: Item; tries: number }): Promise<void> {
    begun += 1;
    try {
      await work(item, tries > 0);
      change({ done: state.get().done + 1 });
    } catch (error) {
      if (isForLater(error)) queue.push({ item, tries: tries + 1 });
      else change({ failures: [...state.get().failures, { item, reason: messageOf(error) }] });
      if (isRefusedForNow(error)) {
        pace.drain();
        if ((tries + 1) % patience === 0) pauseFor(crowded);
      } else if (isFatal(error)) pauseFor(messageOf(error));
    }
    begun -= 1;
    endIfOver();
  }

  async function worker(): Promise<void> {
    while (isRunning() && queue.length > waiting) {
      const isSlowed = pace.isSpent();
      if (isSlowed !== state.get().isSlowed) change({ isSlowed });
      waiting += 1;
      await pace.take();
      waiting -= 1;
      const next = isRunning() ? queue.pop() : undefined;
      if (next) await attempt(next);
    }
  }

  function run(): void {
    while (workers < atOnce) {
      workers += 1;
      void worker().then(() => {
        workers -= 1;
        if (workers > 0 || !isRunning()) return;
        // It may have been paused and resumed while the last call was in flight.
        if (queue.length > 0) run();
        else {
          change({ status: 'done', isSlowed: false });
          endIfOver();
        }
      });
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    start: run,
    /** Calls in flight finish. */
    pause: () => isRunning() && change({ status: 'paused', pausedFor: '' }),
    resume() {
      if (state.get().status !== 'paused') return;
      change({ status: 'running', pausedFor: '' });
      run();
    },
    /** Calls in flight finish; no others start. */
    cancel() {
      if (state.get().status === 'done') return;
      change({ status: 'cancelled', isSlowed: false });
      endIfOver();
    },
    /** Resolves once no call is in flight and none will start. */
    ended,
    /** Items for a second attempt: failed ones, and those that never started. */
    left: () => [
      ...state.get().failures.map(({ item }) => item),
      ...[...queue].reverse().map(({ item }) => item),
    ],
  };
}
export type Batch<Item> = ReturnType<typeof createBatch<Item>>;
