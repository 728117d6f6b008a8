import { useEffect, useRef, useState } from 'react';

type Run<Result> = { isRunning: boolean; problem?: string; result?: Result };

/** Tracks a lengthy task: whether it runs, and its result or problem. */
export function useRun<Result>() {
  const [state, setState] = useState<Run<Result>>({ isRunning: false });
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return {
    ...state,
    forget: () => setState({ isRunning: false }),
    run: async (task: () => Promise<Result>) => {
      setState({ isRunning: true });
      let next: Run<Result>;
      try {
        next = { isRunning: false, result: await task() };
      } catch (error) {
        next = {
          isRunning: false,
          problem: error instanceof Error ? error.message : String(error),
        };
      }
      if (isMounted.current) setState(next);
    },
  };
}
