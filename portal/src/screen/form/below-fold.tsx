import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../browser/after-paint.ts';
import { FormSkeleton } from '../record/content.tsx';

/** False until the content above has been painted. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  // A deferred value alone might render before the browser paints.
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}

/**
 * Parts of a long form below its first section. They render right after the first paint, in slices
 * that let keys through, so links, errors and the browser's search miss them only for a moment.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  return usePainted() ? children : <FormSkeleton />;
}
