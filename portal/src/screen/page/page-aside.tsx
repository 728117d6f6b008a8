import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** Column beside the content of a page; null until it is rendered. */
export const AsidePlace = createContext<HTMLElement | null>(null);

/** Breakpoint of the page's columns. */
const wide = '(min-width: 1280px)';

const useIsWide = () =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wide);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(wide).matches,
  );

/** Part of a form that moves beside it if there is room; otherwise it stays in place. */
export function PageAside({ children }: { children: ReactNode }) {
  const place = useContext(AsidePlace);
  const isWide = useIsWide();
  return isWide && place ? createPortal(children, place) : children;
}
