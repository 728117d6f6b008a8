import * as RadixDialog from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useState,
} from 'react';
import { checkNames } from '../../development/checks.ts';
import { HandsOriginOn, useFocusOrigin } from '../../focus-origin.tsx';
import { useOverlayRoot } from '../../overlay-root.ts';
import { markedNode } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { IconButton } from '../icon-button/index.ts';
import { OverlayContainerContext } from './overlay-container.ts';
import { useScrollable } from './use-scrollable.ts';

const contentStyles = cva(
  [
    'relative flex max-h-full w-full flex-col rounded-lg border border-default bg-raised shadow-overlay',
    'outline-none transition-[opacity,transform] motion-safe:starting:translate-y-1 motion-safe:starting:opacity-0',
    'max-[480px]:max-w-none max-[480px]:rounded-b-none max-[480px]:border-x-0 max-[480px]:border-b-0',
  ],
  {
    variants: { size: { sm: 'max-w-[26rem]', md: 'max-w-[35rem]', lg: 'max-w-[50rem]' } },
    defaultVariants: { size: 'md' },
  },
);

export const defaultLabels = {
  /** Name of the close button. */
  closeLabel: 'Close',
};

export type DialogLabels = typeof defaultLabels;

export type DialogProps = Omit<ComponentProps<'div'>, 'title' | 'role'> & {
  /** Button that opens the dialog, if `open` isn't used: one element that forwards its props and `ref`. */
  trigger?: ReactElement;
  /** Whether the dialog is open. Leave it out to let the trigger open it. */
  open?: boolean;
  /** Called with false when the user closes it (Escape, the close button, a press outside). */
  onOpenChange?: (open: boolean) => void;
  /** The question or content. */
  title: ReactNode;
  /** One or two sentences below the title. */
  description?: ReactNode;
  /** Buttons; the last one confirms. A function receives a callback that closes the dialog. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Width: `sm` 416 px for a question, `md` 560 px (default), `lg` 800 px for tables. */
  size?: 'sm' | 'md' | 'lg';
  /** Whether Escape, the close button and a press outside close it. Default: true. */
  canDismiss?: boolean;
  /** Work is in progress: the dialog can't be closed until it finishes. */
  isLoading?: boolean;
  /** Initial focus. Default: the first control of the body, then of the footer. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** `alertdialog` interrupts the user with a confirmation. */
  role?: 'dialog' | 'alertdialog';
  /** Overrides texts of the current language. */
  labels?: Partial<DialogLabels>;
  /** @deprecated since 0.3.0, use `canDismiss`, removed in 0.4.0 */
  dismissible?: boolean;
  /** @deprecated since 0.3.0, use `isLoading`, removed in 0.4.0 */
  isBusy?: boolean;
  /** @deprecated since 0.3.0, use `labels.closeLabel`, removed in 0.4.0 */
  closeLabel?: string;
};

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

function firstFocusable(content: HTMLElement | null, part: 'body' | 'footer') {
  return content?.querySelector(`[data-part="${part}"]`)?.querySelector<HTMLElement>(focusable);
}

/**
 * Modal dialog. Its content scrolls; under 480 px it becomes a bottom sheet. Returns the focus when
 * it closes.
 */
export function Dialog({
  trigger,
  open: givenOpen,
  onOpenChange,
  title,
  description,
  footer,
  size,
  dismissible,
  canDismiss = dismissible ?? true,
  isBusy,
  isLoading = isBusy ?? false,
  initialFocusRef,
  role = 'dialog',
  closeLabel,
  labels,
  className,
  children,
  ref,
  ...rest
}: DialogProps) {
  if (process.env.NODE_ENV !== 'production')
    checkNames('Dialog', { dismissible, isBusy, closeLabel });
  const text = useLabels('Dialog', defaultLabels, labels);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [ownOpen, setOwnOpen] = useState(false);
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const close = () => setOpen(false);
  const { origin, remember, giveBack } = useFocusOrigin();
  const canClose = canDismiss && !isLoading;

  const stayIfNeeded = (event: Event) => {
    if (!canClose) event.preventDefault();
  };

  function handleOpenAutoFocus(event: Event) {
    event.preventDefault();
    remember();
    const content = event.currentTarget instanceof HTMLElement ? event.currentTarget : null;
    const target =
      initialFocusRef?.current ??
      firstFocusable(content, 'body') ??
      firstFocusable(content, 'footer') ??
      content;
    target?.focus();
  }

  // Radix has no trigger to return the focus to, so the dialog does.
  function handleCloseAutoFocus(event: Event) {
    event.preventDefault();
    giveBack();
  }

  return (
    <RadixDialog.Root
      open={givenOpen ?? ownOpen}
      onOpenChange={(next) => (next || canClose) && setOpen(next)}
    >
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal container={useOverlayRoot()}>
        <RadixDialog.Overlay className="fixed inset-0 z-40 flex items-center justify-center bg-scrim p-6 transition-opacity motion-safe:starting:opacity-0 max-[480px]:items-end max-[480px]:p-0 max-[480px]:pt-10">
          <RadixDialog.Content
            {...rest}
            {...(!description && { 'aria-describedby': rest['aria-describedby'] })}
            ref={ref}
            role={role}
            aria-modal
            aria-busy={isLoading || undefined}
            tabIndex={-1}
            className={contentStyles({ size, className })}
            onOpenAutoFocus={handleOpenAutoFocus}
            onCloseAutoFocus={handleCloseAutoFocus}
            onEscapeKeyDown={stayIfNeeded}
            onPointerDownOutside={stayIfNeeded}
            onInteractOutside={stayIfNeeded}
          >
            <HandsOriginOn origin={origin} />
            <OverlayContainerContext value={container}>
              <header className="flex items-start gap-3 ps-5 pe-3 pt-4 pb-3">
                <div className="min-w-0 flex-1 wrap-anywhere">
                  {/* However long a name is, the buttons stay in reach. */}
                  <RadixDialog.Title className="line-clamp-4 text-section font-semibold">
                    {markedNode(title)}
                  </RadixDialog.Title>
                  {description && (
                    <RadixDialog.Description className="mt-1 line-clamp-6 text-muted">
                      {markedNode(description)}
                    </RadixDialog.Description>
                  )}
                </div>
                {canDismiss && (
                  <IconButton
                    icon={X}
                    label={closeLabel ?? text.closeLabel}
                    size="sm"
                    disabled={isLoading}
                    onClick={close}
                  />
                )}
              </header>
              {children && <Body>{children}</Body>}
              {footer && (
                <footer
                  data-part="footer"
                  className="flex flex-wrap justify-end gap-2 border-t border-subtle px-5 py-3"
                >
                  {typeof footer === 'function' ? footer(close) : footer}
                </footer>
              )}
              {/* Popups of the controls above: inside the dialog, outside its scrolling body. */}
              <div ref={setContainer} />
            </OverlayContainerContext>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function Body({ children }: { children: ReactNode }) {
  const scrollable = useScrollable<HTMLDivElement>();
  return (
    <div
      {...scrollable}
      data-part="body"
      className="min-h-0 flex-auto overflow-y-auto px-5 pt-1 pb-5 focus-visible:-outline-offset-2"
    >
      <div>{markedNode(children)}</div>
    </div>
  );
}
