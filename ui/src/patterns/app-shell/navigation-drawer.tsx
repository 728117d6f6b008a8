import { Menu } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { IconButton } from '../../primitives/icon-button/index.ts';
import type { AppShellLabels } from './app-shell.types.ts';

const DrawerPanel = lazy(() => import('./drawer-panel.tsx'));

type NavigationDrawerProps = {
  brand: ReactNode;
  labels: AppShellLabels;
  /** The content; call `close` when an item in it was chosen. */
  children: (close: () => void) => ReactNode;
};

/** Navigation under 900 px: a drawer from the start edge and the button that opens it. */
export function NavigationDrawer({ brand, labels, children }: NavigationDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [close] = useState(() => () => setIsOpen(false));
  return (
    <>
      <IconButton
        ref={opener}
        icon={Menu}
        label={labels.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="-ms-2 min-[900px]:hidden"
        onClick={() => {
          setOpened(true);
          setIsOpen(true);
        }}
      />
      {wasOpened && (
        <Suspense>
          <DrawerPanel isOpen={isOpen} close={close} opener={opener} brand={brand} labels={labels}>
            {children(close)}
          </DrawerPanel>
        </Suspense>
      )}
    </>
  );
}
