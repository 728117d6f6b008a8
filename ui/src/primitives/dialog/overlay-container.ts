import { createContext, use } from 'react';
import { useOverlayRoot } from '../../overlay-root.ts';

export const OverlayContainerContext = createContext<HTMLElement | null>(null);

/**
 * Container for a popup that scrolls: the surrounding modal dialog, whose scroll lock would
 * otherwise block the wheel; outside dialogs the theme root, or the body.
 */
export function useOverlayContainer(): HTMLElement | undefined {
  const root = useOverlayRoot();
  return use(OverlayContainerContext) ?? root;
}
