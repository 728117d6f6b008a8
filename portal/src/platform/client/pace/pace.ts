/** A clock; tests bring their own. */
export type Clock = { now: () => number; wait: (ms: number) => Promise<void> };

export const realClock: Clock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Calls of one stroke, before the pace is felt. */
const burst = 150;
/** After that, per second. */
const perSecond = 1.2;

/** How long calls one after the other take from a full stock, in ms. */
export const timeFor = (calls: number) => (Math.max(0, calls - burst) / perSecond) * 1000;

/**
 * Hands out the right to call. The platform answers 600 calls in five minutes, to all its users
 * together: any five minutes hold 510 of ours at most.
 */
export function createPace(clock: Clock = realClock) {
  let stock = burst;
  let at = clock.now();

  function refill(): void {
    const now = clock.now();
    stock = Math.min(burst, stock + ((now - at) / 1000) * perSecond);
    at = now;
  }

  return {
    /** Waits until one more call may be made, in order of arrival. */
    async take(): Promise<void> {
      refill();
      stock -= 1;
      if (stock < 0) await clock.wait((-stock / perSecond) * 1000);
    },
    /** The next call has to wait. */
    isSpent() {
      refill();
      return stock < 1;
    },
    /**
     * The platform has refused for too many calls: others made them. Several refusals of one moment
     * are one.
     */
    drain() {
      refill();
      stock = Math.min(stock, -30 * perSecond);
    },
  };
}
export type Pace = ReturnType<typeof createPace>;

/** One for the page: whatever makes many calls shares it. */
export const pace = createPace();
