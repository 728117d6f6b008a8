import { ConfirmDialog } from '@trunkline/ui/patterns/confirm-dialog';
import { toast } from '../../notices/toasts.ts';
import { PlatformError } from '../../platform/errors.ts';
import { deleteUser, type User, useUserListRefresh } from '../../platform/users.ts';
import { holdPage, leaveFreely } from '../../screen/leave-guard/index.ts';
import { endSession, useUser } from '../../session/session.ts';

type DeleteUserProps = {
  user: Pick<User, 'user_sid' | 'name' | 'scope'>;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Asks and deletes. Who deletes the own user is logged out. */
export function DeleteUser({ user, onClose, onDeleted }: DeleteUserProps) {
  const { user_sid, name, scope } = user;
  const isOwn = useUser().userSid === user_sid;
  const refresh = useUserListRefresh();
  const deleted = `Deleted user ${name}`;

  async function handleConfirm() {
    const letGo = holdPage();
    try {
      await deleteUser(user_sid);
    } catch (error) {
      throw scope === 'admin' && isBareBadRequest(error) ? new Error(lastAdmin) : error;
    } finally {
      letGo();
    }
    if (isOwn) return leaveFreely(() => endSession(deleted));
    await refresh();
    toast.success(deleted);
    onDeleted?.();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete User ${name}`}
      confirmLabel="Delete User"
      tone="danger"
      onConfirm={handleConfirm}
    >
      <p>Are you sure you want to delete the user {name}?</p>
      {isOwn && (
        <p className="mt-2 text-muted">
          This is your own user: you will be logged out and cannot log in again.
        </p>
      )}
    </ConfirmDialog>
  );
}

const lastAdmin =
  'This is the last active admin of the platform, which keeps at least one. Nothing was deleted.';

/** All the platform says when the last active admin is to be deleted (API 4). */
const isBareBadRequest = (error: unknown) =>
  error instanceof PlatformError && error.message === 'Bad request';
