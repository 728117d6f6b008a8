import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useOverlayRoot } from '../../overlay-root.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import type { AppShellLabels } from './app-shell.types.ts';

export type DrawerPanelProps = {
  isOpen: boolean;
  close: () => void;
  /** Gets the focus back if nothing else has taken it. */
  opener: RefObject<HTMLButtonElement | null>;
  brand: ReactNode;
  labels: AppShellLabels;
  children: ReactNode;
};

/** The open drawer, in a separate chunk: wide windows don't need it. */
export default function DrawerPanel({
  isOpen,
  close,
  opener,
  brand,
  labels,
  children,
}: DrawerPanelProps) {
  const content = useRef<HTMLDivElement>(null);
  /** A link in the drawer was followed. */
  const wasLeft = useRef(false);

  // When the window grows, the side navigation takes over and the drawer must not stay modal.
  useEffect(() => {
    if (!isOpen) return;
    const wide = window.matchMedia('(min-width: 900px)');
    const handleChange = () => wide.matches && close();
    wide.addEventListener('change', handleChange);
    return () => wide.removeEventListener('change', handleChange);
  }, [isOpen, close]);

  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && close()}>
      <RadixDialog.Portal container={useOverlayRoot()}>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-scrim transition-opacity starting:opacity-0" />
        <RadixDialog.Content
          ref={content}
          aria-describedby={undefined}
          onClick={(event) => {
            if ((event.target as Element).closest('a[href]')) wasLeft.current = true;
          }}
          onOpenAutoFocus={(event) => {
            wasLeft.current = false;
            // Focuses the current page rather than the close button, whose tooltip would pop up at
            // once.
            const current = content.current?.querySelector<HTMLElement>('[aria-current="page"]');
            if (!current) return;
            event.preventDefault();
            current.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Keeps the focus on the chosen screen if it has taken it already.
            const active = document.activeElement;
            const isTaken = active !== document.body && !content.current?.contains(active);
            if (isTaken) return;
            // A screen that rendered at once could not take the focus from the dialog.
            const heading = wasLeft.current
              ? document.querySelector<HTMLElement>('[data-page-heading]')
              : null;
            (heading ?? opener.current)?.focus();
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
          <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-3">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
