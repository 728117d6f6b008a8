import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True while a page takes over what a server has drawn, and on that server: what only the page knows
 * must wait until then, or the two differ.
 */
export const useIsTakingOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
