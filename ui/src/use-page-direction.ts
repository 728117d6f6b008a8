import { pageDirection } from './tokens/direction/index.ts';
import { useIsTakingOver } from './use-is-taking-over.ts';

/** Writing direction of the page, for the underlying primitives; unknown on a server. */
export function usePageDirection(): 'ltr' | 'rtl' {
  const isTakingOver = useIsTakingOver();
  return isTakingOver ? 'ltr' : pageDirection();
}
