import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True on a server and while a page hydrates: browser-only state must wait until then, or the two
 * differ.
 */
export const useIsTakingOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
