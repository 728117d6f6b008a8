import * as RadixDialog from '@radix-ui/react-dialog';
import { Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../primitives/icon-button/index.ts';
import type { AppShellLabels } from './app-shell.types.ts';

type NavigationDrawerProps = {
  brand: ReactNode;
  labels: AppShellLabels;
  /** The content; `close` is for when something in it was chosen. */
  children: (close: () => void) => ReactNode;
};

/** The navigation under 900 px: a drawer from the start edge, and the button that opens it. */
export function NavigationDrawer({ brand, labels, children }: NavigationDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const close = () => setIsOpen(false);

  // Where the window grows, the side navigation takes over and the drawer must not stay modal.
  useEffect(() => {
    if (!isOpen) return;
    const wide = window.matchMedia('(min-width: 900px)');
    const handleChange = () => wide.matches && setIsOpen(false);
    wide.addEventListener('change', handleChange);
    return () => wide.removeEventListener('change', handleChange);
  }, [isOpen]);

  return (
    <RadixDialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <RadixDialog.Trigger asChild>
        <IconButton icon={Menu} label={labels.openMenu} className="-ms-2 min-[900px]:hidden" />
      </RadixDialog.Trigger>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-scrim transition-opacity starting:opacity-0" />
        <RadixDialog.Content
          ref={content}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // Where one is, rather than the cross, whose tooltip would pop up at once.
            const current = content.current?.querySelector<HTMLElement>('[aria-current="page"]');
            if (!current) return;
            event.preventDefault();
            current.focus();
          }}
          onCloseAutoFocus={(event) => {
            // The screen that was chosen may have taken the focus already: it keeps it.
            const active = document.activeElement;
            const isTaken = active !== document.body && !content.current?.contains(active);
            if (isTaken) event.preventDefault();
          }}
          className="fixed inset-y-0 start-0 z-50 flex w-72 max-w-[85vw] flex-col border-e border-default bg-card shadow-overlay transition-[opacity,transform] outline-none starting:-translate-x-4 starting:opacity-0 rtl:starting:translate-x-4"
        >
          <RadixDialog.Title className="sr-only">{labels.navigation}</RadixDialog.Title>
          <div className="flex h-header shrink-0 items-center gap-2 border-b border-subtle px-3">
            <RadixDialog.Close asChild>
              <IconButton icon={X} label={labels.closeMenu} tooltipSide="bottom" />
            </RadixDialog.Close>
            {brand}
          </div>
          <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-3">
            {children(close)}
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
