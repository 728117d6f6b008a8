import { BlockedDialog, type BlockedGroup } from '@trunkline/ui/patterns/blocked-dialog';
import { ConfirmDialog } from '@trunkline/ui/patterns/confirm-dialog';
import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { ProgressOverlay } from '@trunkline/ui/patterns/progress-overlay';
import { Dialog } from '@trunkline/ui/primitives/dialog';
import { Spinner } from '@trunkline/ui/primitives/spinner';
import { type ReactNode, useState } from 'react';
import useSWR from 'swr';
import { toast } from '../notices/toasts.ts';
import { messageOf } from '../platform/errors.ts';
import { holdPage } from './leave-guard/index.ts';
import { PortalLink } from './portal-link.tsx';

export type DeleteDialogProps<Usage> = {
  /** 'Delete account Acme Support' */
  title: string;
  /** What is deleted, in a sentence: 'this account'. */
  subject: string;
  /** Names the check in the cache. */
  usageKey: readonly string[];
  /** What uses it; a rejection deletes nothing. */
  readUsage: () => Promise<Usage>;
  /** What is in the way; null when it may be deleted. */
  blockedBy: (
    usage: Usage,
  ) => { title: string; description: string; groups: BlockedGroup[] } | null;
  /** The question, and what goes with it. */
  children: ReactNode;
  confirmLabel: string;
  /** Has to be typed before the button works. */
  typedConfirmation?: string;
  /** Deletes, refreshes what is shown, and says so. A rejection is shown. */
  onDelete: () => Promise<void>;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Looks what uses a record, then refuses with the list of it, or asks and deletes. */
export function DeleteDialog<Usage>({
  title,
  subject,
  usageKey,
  readUsage,
  blockedBy,
  children,
  confirmLabel,
  typedConfirmation,
  onDelete,
  onClose,
  onDeleted,
}: DeleteDialogProps<Usage>) {
  // The dialog changes its shape while it is open, so the way back for the focus is kept here.
  const [opener] = useState(() => document.activeElement);
  const [isDeleting, setDeleting] = useState(false);
  const usage = useSWR(usageKey, readUsage, {
    // Each opening asks anew: the answer decides whether something is lost.
    revalidateOnMount: true,
    dedupingInterval: 0,
    keepPreviousData: false,
  });
  const close = (open: boolean) => {
    if (open || isDeleting) return;
    onClose();
    requestAnimationFrame(() => opener instanceof HTMLElement && opener.focus());
  };

  async function handleConfirm() {
    setDeleting(true);
    const letGo = holdPage();
    try {
      await onDelete();
    } catch (error) {
      toast.error(messageOf(error));
      return;
    } finally {
      letGo();
      onClose();
    }
    onDeleted?.();
  }

  if (isDeleting) return <ProgressOverlay open />;
  if (usage.error) {
    return (
      <Dialog open onOpenChange={close} title={title} size="sm">
        <ErrorState
          title={`It could not be checked what uses ${subject}. Nothing was deleted.`}
          message={messageOf(usage.error)}
          onRetry={() => usage.mutate()}
          isRetrying={usage.isValidating}
        />
      </Dialog>
    );
  }
  if (!usage.data || usage.isValidating) {
    return (
      <Dialog open onOpenChange={close} title={title} size="sm">
        <Spinner label={`Checking what uses ${subject}…`} />
      </Dialog>
    );
  }
  const blocked = blockedBy(usage.data);
  if (blocked) {
    return <BlockedDialog open onOpenChange={close} {...blocked} LinkComponent={PortalLink} />;
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={close}
      title={title}
      confirmLabel={confirmLabel}
      tone="danger"
      typedConfirmation={typedConfirmation}
      onConfirm={handleConfirm}
    >
      {children}
    </ConfirmDialog>
  );
}
