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

/** How a dialog that deletes goes off the page. */
export type DialogEnds = {
  onClose: () => void;
  /** Goes on elsewhere; without it the focus goes to the heading of the page. */
  onDeleted?: (() => void) | undefined;
};

type DeleteDialogProps = DialogEnds & {
  kind: Pick<RecordKind, 'noun' | 'deleteLabel'> &
    Partial<Pick<RecordKind, 'list' | 'add' | 'resource'>>;
  sid: string;
  name: string;
  /** Looks what is in the way; null when nothing is. A rejection deletes nothing. Absent: nothing can be. */
  readBlocked?: () => Promise<Blocked | null>;
  /** Reads it before, for the history: from there it can be created again. */
  keep?: (() => Promise<KeptRecord>) | undefined;
  /** Whether a failed `keep` says that there is no such record. Default: answered with 404. */
  isGone?: (error: unknown) => boolean;
  /** The consequences of deleting. */
  children?: ReactNode;
  /** Has to be typed before the button works. */
  typedConfirmation?: string;
  /** Deletes and refreshes what is shown. A rejection is shown. */
  onDelete: () => Promise<unknown>;
  /** Toast after deleting; null: shown elsewhere. */
  done?: string | null;
};

const focusHeading = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-page-heading]')?.focus());

/** Looks what uses a record, then refuses with the list of it, or asks and deletes. */
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
  // The dialog changes its shape while it is open, so the way back for the focus is kept here.
  const [opener] = useState(() => document.activeElement);
  const [isDeleting, setDeleting] = useState(false);
  const { userSid } = useUser();
  const nameOf = useRecordNames();
  const refresh = useRefresh(...(kind.resource === undefined ? [] : [kind.resource]));
  const look = () =>
    readBlocked().catch(async (error: unknown) => {
      // Nothing is in the way of a record that is gone.
      if (await keep?.().then(() => false, isGone)) return null;
      throw error;
    });
  const blocked = useComposed(['usage', sid], look, {
    // Each opening asks again: the answer decides whether something is lost.
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
    // The history is no reason not to delete.
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
