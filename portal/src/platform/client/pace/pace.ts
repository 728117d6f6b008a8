/** A clock; tests replace it. */
export type Clock = { now: () => number; wait: (ms: number) => Promise<void> };

export const realClock: Clock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Calls allowed in one burst, before the pace applies. */
const burst = 150;
/** Calls per second after the burst. */
const perSecond = 1.2;

/** How long a number of consecutive calls takes from a full stock, in ms. */
export const timeFor = (calls: number) => (Math.max(0, calls - burst) / perSecond) * 1000;

/**
 * Limits the rate of calls. The platform accepts 600 calls in five minutes from all its users
 * together; ours stay at 510 or fewer in any five minutes.
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
    /** Waits until the next call is allowed, in order of arrival. */
    async take(): Promise<void> {
      refill();
      stock -= 1;
      if (stock < 0) await clock.wait((-stock / perSecond) * 1000);
    },
    /** Whether the next call has to wait. */
    isSpent() {
      refill();
      return stock < 1;
    },
    /**
     * Call after a 429: other users have spent the limit. Several at the same moment count once.
     */
    drain() {
      refill();
      stock = Math.min(stock, -30 * perSecond);
    },
  };
}
export type Pace = ReturnType<typeof createPace>;

/** Shared by everything on the page that makes many calls. */
export const pace = createPace();
