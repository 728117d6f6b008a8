import { useRef, useState } from 'react';

/**
 * Runs actions one at a time: while the promise of one is pending, further ones are ignored. A
 * rejection stays the caller's.
 */
export function useSingleRun() {
  // State is late by a render; two presses within one must not both get through.
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
