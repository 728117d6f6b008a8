import { ConfirmDialog } from '../../patterns/confirm-dialog/index.ts';
import { MaskedToken } from '../../primitives/secret-display/index.ts';
import type { ApiKey, ApiKeysLabels } from './api-keys.types.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';

type KeyDialogsProps = {
  /** Secret of the new key. */
  newToken: string | undefined;
  onSeen: () => void;
  /** The key to confirm the deletion of. */
  deleting: ApiKey | undefined;
  onCancel: () => void;
  onDelete: () => Promise<void>;
  labels: ApiKeysLabels;
};

/** Dialogs of the list of keys. */
export default function KeyDialogs({
  newToken,
  onSeen,
  deleting,
  onCancel,
  onDelete,
  labels,
}: KeyDialogsProps) {
  return (
    <>
      <NewKeyDialog token={newToken} onClose={onSeen} labels={labels} />
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={(open) => !open && onCancel()}
        title={labels.deleteTitle}
        confirmLabel={labels.deleteConfirm}
        tone="danger"
        onConfirm={onDelete}
      >
        {deleting && <MaskedToken value={deleting.token} />}
      </ConfirmDialog>
    </>
  );
}
