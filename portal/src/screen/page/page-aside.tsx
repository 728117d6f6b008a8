import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** Column beside the content of a page; null while it isn't there. */
export const AsidePlace = createContext<HTMLElement | null>(null);

/** As the page's own columns. */
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

/** A part of a form that stands beside it where there is room, and where it is written otherwise. */
export function PageAside({ children }: { children: ReactNode }) {
  const place = useContext(AsidePlace);
  const isWide = useIsWide();
  return isWide && place ? createPortal(children, place) : children;
}
