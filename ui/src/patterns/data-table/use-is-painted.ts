import { startTransition, useEffect, useState } from 'react';

/**
 * Whether a frame has been painted since the value became true. A deferred value may render before
 * the frame, and delays it.
 */
export function useIsPainted(value: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!value) return setPainted(false);
    requestAnimationFrame(() => setTimeout(() => startTransition(() => setPainted(true))));
  }, [value]);
  return value && isPainted;
}
