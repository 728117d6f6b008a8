/**
 * Runs asynchronous work, at most `limit` pieces at a time, in the order in which they were handed in:
 * the platform counts the calls of all its users together.
 */
export function atMost(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place is handed on, never free in between: a newcomer would take it out of turn.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
