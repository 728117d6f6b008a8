import { createStore } from '../../browser/store.ts';
import { messageOf, PlatformError } from './errors.ts';
import { type Pace, pace as sharedPace } from './pace.ts';

export type BatchFailure<Item> = { item: Item; reason: string };

export type BatchState<Item> = {
  status: 'running' | 'paused' | 'done' | 'cancelled';
  total: number;
  done: number;
  failures: readonly BatchFailure<Item>[];
  /** The next call waits for its turn. */
  isSlowed: boolean;
};

const atOnce = 4;

type BatchOptions<Item> = {
  /** One item; a rejection is its failure. */
  work: (item: Item) => Promise<void>;
  pace?: Pace;
};

/** The item may succeed at another time: too many calls, no session, no platform. */
export const isForLater = (error: unknown) => isRefusedForNow(error) || isOver(error);

const isRefusedForNow = (error: unknown) => error instanceof PlatformError && error.status === 429;
const isOver = (error: unknown) =>
  error instanceof PlatformError && (error.kind === 'Unauthorized' || error.status === 0);

/**
 * One call an item, four at a time, at the pace that the platform bears. What fails is kept with its
 * reason, and the others go on. Without a session or a platform all wait.
 */
export function createBatch<Item>(
  items: readonly Item[],
  { work, pace = sharedPace }: BatchOptions<Item>,
) {
  const queue = [...items].reverse();
  let workers = 0;
  const state = createStore<BatchState<Item>>({
    status: 'running',
    total: items.length,
    done: 0,
    failures: [],
    isSlowed: false,
  });
  const change = (part: Partial<BatchState<Item>>) => state.set({ ...state.get(), ...part });
  const isRunning = () => state.get().status === 'running';

  async function attempt(item: Item): Promise<void> {
    try {
      await work(item);
      change({ done: state.get().done + 1 });
    } catch (error) {
      if (isRefusedForNow(error)) {
        queue.push(item);
        pace.drain();
      } else if (isOver(error)) {
        queue.push(item);
        if (isRunning()) change({ status: 'paused' });
      } else {
        change({ failures: [...state.get().failures, { item, reason: messageOf(error) }] });
      }
    }
  }

  async function worker(): Promise<void> {
    for (;;) {
      const item = queue.pop();
      if (item === undefined || !isRunning()) {
        if (item !== undefined) queue.push(item);
        return;
      }
      const isSlowed = pace.isSpent();
      if (isSlowed !== state.get().isSlowed) change({ isSlowed });
      await pace.take();
      if (isRunning()) await attempt(item);
      else queue.push(item);
    }
  }

  let hasEnded = () => {};
  const ended = new Promise<void>((resolve) => {
    hasEnded = resolve;
  });

  function run(): void {
    while (workers < atOnce) {
      workers += 1;
      void worker().then(() => {
        workers -= 1;
        if (workers > 0) return;
        // It may have been paused and gone on while the last call was under way.
        if (isRunning() && queue.length > 0) run();
        else if (isRunning()) change({ status: 'done', isSlowed: false });
        if (state.get().status === 'done' || state.get().status === 'cancelled') hasEnded();
      });
    }
  }

  return {
    get: state.get,
    use: state.use,
    start: run,
    /** Calls under way come to their end. */
    pause: () => isRunning() && change({ status: 'paused' }),
    resume() {
      if (state.get().status !== 'paused') return;
      change({ status: 'running' });
      run();
    },
    cancel() {
      change({ status: 'cancelled', isSlowed: false });
      if (workers === 0) hasEnded();
    },
    /** No call is under way any more, and none will be. */
    ended,
    /** Work of a second attempt: failed items, and those not begun. */
    left: () => [...state.get().failures.map(({ item }) => item), ...[...queue].reverse()],
  };
}
export type Batch<Item> = ReturnType<typeof createBatch<Item>>;
