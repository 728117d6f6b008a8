import { createContext, use } from 'react';
import { useOverlayRoot } from '../../overlay-root.ts';

export const OverlayContainerContext = createContext<HTMLElement | null>(null);

/**
 * Where a popup that scrolls belongs: inside the modal dialog around it, whose scroll lock would
 * otherwise swallow the wheel; outside a dialog in the theme root, or the body.
 */
export function useOverlayContainer(): HTMLElement | undefined {
  const root = useOverlayRoot();
  return use(OverlayContainerContext) ?? root;
}
