import { startTransition, useEffect, useState } from 'react';

/**
 * Whether a frame has been painted since the value became true. A deferred value may render before
 * the frame, and delays it.
 */
export function useIsPainted(value: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  if (isPainted && !value) setPainted(false);
  useEffect(() => {
    if (!value) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return value && isPainted;
}
