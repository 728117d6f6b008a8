/**
 * Runs asynchronous work in order, at most `limit` pieces at a time: the platform counts the
 * requests of all its users together.
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
      // Hands the slot on without freeing it: a newcomer would take it out of turn.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
