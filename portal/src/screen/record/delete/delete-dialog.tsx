import { BlockedDialog } from '@trunkline/ui/patterns/blocked-dialog';
import { ConfirmDialog } from '@trunkline/ui/patterns/confirm-dialog';
import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { ProgressOverlay } from '@trunkline/ui/patterns/progress-overlay';
import { Dialog } from '@trunkline/ui/primitives/dialog';
import { Spinner } from '@trunkline/ui/primitives/spinner';
import { foreign } from '@trunkline/ui/tokens/text';
import { type ReactNode, useState } from 'react';
import { toast } from '../../../notices/toasts.ts';
import { useComposed, useRefresh } from '../../../platform/client/cache/query.ts';
import { isNotFound, messageOf } from '../../../platform/client/calls/errors.ts';
import { useUser } from '../../../session/session.ts';
import type { KeptRecord } from '../../history/kept-record.ts';
import { useRecordNames } from '../../history/use-record-names.ts';
import { holdPage } from '../../leave-guard/index.ts';
import { PortalLink } from '../../page/portal-link.tsx';
import type { RecordKind } from '../kinds.ts';
import { forgetRecord } from '../recent.ts';
import type { Blocked } from './usage.ts';

/** How a deletion dialog closes. */
export type DialogEnds = {
  onClose: () => void;
  /** Navigates after the deletion; without it the page's heading gets the focus. */
  onDeleted?: (() => void) | undefined;
};

type DeleteDialogProps = DialogEnds & {
  kind: Pick<RecordKind, 'noun' | 'deleteLabel'> &
    Partial<Pick<RecordKind, 'list' | 'add' | 'resource'>>;
  sid: string;
  name: string;
  /**
   * Finds records that block the deletion; null if there are none. A rejection prevents the
   * deletion. Absent: nothing can block it.
   */
  readBlocked?: () => Promise<Blocked | null>;
  /** Reads the record first, for the history, from which it can be created again. */
  keep?: (() => Promise<KeptRecord>) | undefined;
  /** Whether an error of `keep` means that the record is gone. Default: status 404. */
  isGone?: (error: unknown) => boolean;
  /** The consequences of deleting. */
  children?: ReactNode;
  /** Text to type before the button is enabled. */
  typedConfirmation?: string;
  /** Deletes the record and refreshes the visible data. Shows a rejection. */
  onDelete: () => Promise<unknown>;
  /** Toast after deleting; null if the message is shown elsewhere. */
  done?: string | null;
};

const focusHeading = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-page-heading]')?.focus());

/** Looks for usages of a record. Refuses with a list of them, or asks and deletes. */
export function DeleteDialog({
  kind,
  sid,
  name,
  readBlocked = async () => null,
  keep,
  isGone = isNotFound,
  children,
  typedConfirmation,
  onDelete,
  onClose,
  onDeleted = focusHeading,
  done = `Deleted ${kind.noun} ${foreign(name)}`,
}: DeleteDialogProps) {
  // The dialog changes its markup while open, so it returns the focus itself.
  const [opener] = useState(() => document.activeElement);
  const [isDeleting, setDeleting] = useState(false);
  const { userSid } = useUser();
  const nameOf = useRecordNames();
  const refresh = useRefresh(...(kind.resource === undefined ? [] : [kind.resource]));
  const look = () =>
    readBlocked().catch(async (error: unknown) => {
      // A record that is gone can't be blocked.
      if (await keep?.().then(() => false, isGone)) return null;
      throw error;
    });
  const blocked = useComposed(['usage', sid], look, {
    // Loads again at each opening: stale data could cost records.
    revalidateOnMount: true,
    dedupingInterval: 0,
    keepPreviousData: false,
  });
  const { noun, deleteLabel } = kind;
  const shown = foreign(name);
  const title = `${deleteLabel}?`;
  const close = (open: boolean) => {
    if (open || isDeleting) return;
    onClose();
    requestAnimationFrame(() => opener instanceof HTMLElement && opener.focus());
  };

  async function handleConfirm() {
    setDeleting(true);
    const letGo = holdPage();
    let wasGone = false;
    // A failure of the history must not prevent the deletion.
    const kept = await (keep?.() ?? Promise.resolve(null)).catch((error: unknown) => {
      wasGone = isGone(error);
      return null;
    });
    try {
      await onDelete();
    } catch (error) {
      if (wasGone) {
        await refresh();
        letGo();
        forgetRecord(sid);
        onClose();
        toast.info(`The ${noun} ${shown} was already deleted`);
        onDeleted();
        return;
      }
      toast.error(messageOf(error));
      letGo();
      onClose();
      requestAnimationFrame(() => opener instanceof HTMLElement && opener.focus());
      return;
    }
    letGo();
    forgetRecord(sid);
    import('../../history/note-deletion.ts')
      .then(({ noteDeletion }) => noteDeletion({ userSid, kind, sid, name, kept, nameOf }))
      .catch(() => undefined);
    onClose();
    if (done !== null) toast.success(done);
    onDeleted();
  }

  if (isDeleting) return <ProgressOverlay open />;
  if (blocked.error) {
    return (
      <Dialog open onOpenChange={close} title={title} size="sm">
        <ErrorState
          title={`Couldn't check what uses this ${noun}. Nothing was deleted.`}
          message={messageOf(blocked.error)}
          onRetry={() => blocked.mutate()}
        />
      </Dialog>
    );
  }
  if (blocked.data === undefined || blocked.isValidating) {
    return (
      <Dialog open onOpenChange={close} title={title} size="sm">
        <Spinner label={`Checking what uses this ${noun}…`} />
      </Dialog>
    );
  }
  if (blocked.data) {
    return <BlockedDialog open onOpenChange={close} {...blocked.data} LinkComponent={PortalLink} />;
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={close}
      title={title}
      confirmLabel={deleteLabel}
      tone="danger"
      typedConfirmation={typedConfirmation}
      onConfirm={handleConfirm}
    >
      <p>
        Are you sure you want to delete the {noun} <strong>{shown}</strong>?
      </p>
      {children && <div className="mt-2 grid gap-2 text-muted">{children}</div>}
    </ConfirmDialog>
  );
}
