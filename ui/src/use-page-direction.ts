import { pageDirection } from './tokens/direction/index.ts';
import { useIsTakingOver } from './use-is-taking-over.ts';

/** The writing direction of the page, for the primitives we build on; a server doesn't see it. */
export function usePageDirection(): 'ltr' | 'rtl' {
  const isTakingOver = useIsTakingOver();
  return isTakingOver ? 'ltr' : pageDirection();
}
