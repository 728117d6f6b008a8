import { createContext, use } from 'react';

export const OverlayRootContext = createContext<HTMLElement | null>(null);

/** The surrounding theme root, where an overlay keeps its colours; undefined means the body. */
export function useOverlayRoot(): HTMLElement | undefined {
  return use(OverlayRootContext) ?? undefined;
}
