import { createContext, use } from 'react';

export const OverlayContainerContext = createContext<HTMLElement | null>(null);

/**
 * Where a popup that scrolls belongs: inside the modal dialog around it, whose scroll lock would
 * otherwise swallow the wheel; undefined outside a dialog, which means the body.
 */
export function useOverlayContainer(): HTMLElement | undefined {
  return use(OverlayContainerContext) ?? undefined;
}
