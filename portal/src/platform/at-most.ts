/**
 * Runs asynchronous work, at most `limit` pieces at a time, in the order in which they were handed in:
 * the platform counts the calls of all its users together.
 */
export function atMost(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
