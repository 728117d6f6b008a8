import { createObservable } from '../../../browser/observable.ts';
import type { Received } from '../cache/early.ts';
import { atMost } from './at-most.ts';
import { type Clock, realClock } from './pace.ts';

/** Connections a browser opens to one server; further calls would queue there, invisible to us. */
const atOnce = 6;
/** Longer than this a person does not wait without an answer. In ms. */
export const patience = 60_000;

/** Places that reads in the background may take: the rest is for what a person waits for. */
const inBackground = 4;

type Reply = Pick<Received, 'retryAfter'>;

/**
 * The only throttle. It sends the reads of a page in order, and all calls of the command line. After a
 * 429 it waits as long as the platform says, sends nothing meanwhile, and repeats the call. It returns
 * the 429 if the wait is longer than a minute or the answer names none.
 */
export function createReads(clock: Clock = realClock) {
  const inTurn = atMost(atOnce);
  const background = atMost(inBackground);
  /** Time by the clock when reads go on; null while they go. */
  const heldUntil = createObservable<number | null>(null);

  async function whenFree(): Promise<void> {
    for (;;) {
      const until = heldUntil.get();
      if (until === null) return;
      await clock.wait(Math.max(0, until - clock.now()));
      if (heldUntil.get() === until) heldUntil.set(null);
    }
  }

  const read = <Answer extends Reply>(ask: () => Promise<Answer>): Promise<Answer> =>
    inTurn(async () => {
      const giveUp = clock.now() + patience;
      for (;;) {
        await whenFree();
        const answer = await ask();
        if (answer.retryAfter === undefined) return answer;
        const until = clock.now() + answer.retryAfter;
        if (until > giveUp) return answer;
        heldUntil.set(Math.max(until, heldUntil.get() ?? 0));
      }
    });

  return {
    heldUntil,
    read,
    /** One of many background reads. */
    readInBackground: <Answer extends Reply>(ask: () => Promise<Answer>) =>
      background(() => read(ask)),
  };
}

/** One for the page. */
export const reads = createReads();
