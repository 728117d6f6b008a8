import { startTransition, useEffect, useState } from 'react';

/**
 * Whether a frame has been painted since the value became true, or the page is hidden and draws
 * none. A deferred value may render before the frame, and delays it.
 */
export function useIsPainted(value: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!value) return setPainted(false);
    const show = () => setTimeout(() => startTransition(() => setPainted(true)));
    const frame = requestAnimationFrame(show);
    document.addEventListener('visibilitychange', show, { once: true });
    if (document.hidden) show();
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', show);
    };
  }, [value]);
  return value && isPainted;
}
