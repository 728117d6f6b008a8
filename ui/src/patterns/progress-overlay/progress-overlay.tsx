import * as RadixDialog from '@radix-ui/react-dialog';
import { Loader2 } from 'lucide-react';
import { useRef } from 'react';
import { useOverlayRoot } from '../../overlay-root.ts';
import { useLabels } from '../../use-labels.ts';

export const defaultLabels = {
  message:
    'Your requested changes are being processed. Please do not leave the page or hit the back button until complete.',
};

export type ProgressOverlayProps = {
  /** Whether it covers the page. */
  open: boolean;
  /** The work in progress, and what to avoid until it is done. */
  message?: string;
};

const stay = (event: Event) => event.preventDefault();

/**
 * Covers the page during work that must not be interrupted. Only the end of the work closes it; the
 * focus waits inside and returns afterwards.
 */
export function ProgressOverlay({ open, message }: ProgressOverlayProps) {
  const text = useLabels('ProgressOverlay', defaultLabels);
  const cameFrom = useRef<Element | null>(null);
  return (
    <RadixDialog.Root open={open}>
      <RadixDialog.Portal container={useOverlayRoot()}>
        <RadixDialog.Overlay className="fixed inset-0 z-50 flex items-center justify-center bg-scrim p-6 transition-opacity motion-safe:starting:opacity-0">
          <RadixDialog.Content
            role="alertdialog"
            aria-modal
            aria-busy
            aria-describedby={undefined}
            tabIndex={-1}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              cameFrom.current = document.activeElement;
              if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              const from = cameFrom.current;
              if (from instanceof HTMLElement && from.isConnected) from.focus();
            }}
            onEscapeKeyDown={stay}
            onInteractOutside={stay}
            className="flex w-full max-w-[26rem] items-start gap-4 rounded-lg border border-default bg-raised p-5 shadow-overlay outline-none"
          >
            <Loader2
              size={20}
              strokeWidth={1.75}
              aria-hidden
              className="shrink-0 animate-spin text-accent"
            />
            {/* The name of the dialog, so that moving the focus in reads it out. */}
            <RadixDialog.Title className="min-w-0 break-words">
              {message ?? text.message}
            </RadixDialog.Title>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
