import { useRef, useState } from 'react';

/**
 * Runs actions one at a time: while the promise of one is pending, further calls are ignored.
 * Rejections are left to the caller.
 */
export function useSingleRun() {
  // State lags by a render: a double press must not run the action twice.
  const isPending = useRef(false);
  const [isRunning, setRunning] = useState(false);

  function run(action: () => unknown): void {
    if (isPending.current) return;
    const result = action();
    if (!(result instanceof Promise)) return;
    isPending.current = true;
    setRunning(true);
    void result.finally(() => {
      isPending.current = false;
      setRunning(false);
    });
  }
  return { run, isRunning };
}
