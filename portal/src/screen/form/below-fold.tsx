import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../browser/after-paint.ts';
import { FormSkeleton } from '../record/content.tsx';

/** False until what stands above is on the screen. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  // A deferred value alone may be rendered before the browser gets to paint.
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}

/**
 * Parts of a long form below its first section. That one is painted first; these follow at once, in
 * slices that let a key through, so no link, error or search can miss them for longer than a moment.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  return usePainted() ? children : <FormSkeleton />;
}
