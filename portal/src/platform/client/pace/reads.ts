import { createObservable } from '../../../browser/observable.ts';
import type { Received } from '../cache/early.ts';
import { atMost } from './at-most.ts';
import { type Clock, realClock } from './pace.ts';

/** Connections that a browser opens to one server; further calls would queue there, invisible to us. */
const atOnce = 6;
/** Longest time that a person waits for a response. In ms. */
export const patience = 60_000;

/** Slots for background reads; the rest is for reads that a person waits for. */
const inBackground = 4;

type Reply = Pick<Received, 'retryAfter'>;

/**
 * The only throttle. It sends the reads of a page, and all calls of the command line, in order.
 * After a 429 it sends nothing for as long as the platform says, then retries the call. It returns
 * the 429 if the wait would exceed a minute, or if the response names none.
 */
export function createReads(clock: Clock = realClock) {
  const inTurn = atMost(atOnce);
  const background = atMost(inBackground);
  /** Time of the clock when reads resume; null while they aren't held. */
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
    /** Sends one of many background reads. */
    readInBackground: <Answer extends Reply>(ask: () => Promise<Answer>) =>
      background(() => read(ask)),
  };
}

/** Shared by the whole page. */
export const reads = createReads();
