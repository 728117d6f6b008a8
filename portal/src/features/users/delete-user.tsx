import { useRefresh } from '../../platform/client/cache/query.ts';
import { PlatformError } from '../../platform/client/calls/errors.ts';
import { recordDeletion } from '../../platform/resources/record-writes.ts';
import { isUnknownUser, type User } from '../../platform/resources/users/users.ts';
import { leaveFreely } from '../../screen/leave-guard/index.ts';
import { DeleteDialog, type DialogEnds } from '../../screen/record/delete/delete-dialog.tsx';
import { keepBy } from '../../screen/record/delete/delete-record.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { endSession, useUser } from '../../session/session.ts';

const keep = keepBy(async () => (await import('./user.ts')).userRecord);

type DeleteUserProps = DialogEnds & { user: Pick<User, 'user_sid' | 'name' | 'scope'> };

/** Confirms and deletes. Users who delete themselves are logged out. */
export default function DeleteUser({ user, onClose, onDeleted }: DeleteUserProps) {
  const { user_sid, name, scope } = user;
  const viewer = useUser();
  const isOwn = viewer.userSid === user_sid;
  const refresh = useRefresh('Users');
  return (
    <DeleteDialog
      kind={kinds.user}
      sid={user_sid}
      name={name}
      keep={() => keep(user_sid)}
      isGone={isUnknownUser}
      onDelete={async () => {
        await recordDeletion('Users', user_sid)
          .send()
          .catch((error: unknown) => {
            throw scope === 'admin' && isBareBadRequest(error) ? lastAdmin : error;
          });
        if (!isOwn) await refresh();
      }}
      onClose={onClose}
      onDeleted={isOwn ? () => leaveFreely(() => endSession(`Deleted user ${name}`)) : onDeleted}
    >
      {isOwn && <p>This is you. You will be logged out and can't log in again.</p>}
    </DeleteDialog>
  );
}

const lastAdmin = new PlatformError(
  'Invalid',
  'This is the last active admin. The platform keeps at least one. Nothing was deleted.',
);

/** The platform says nothing else when the last active admin is to be deleted. */
const isBareBadRequest = (error: unknown) =>
  error instanceof PlatformError && error.said === 'Bad request';
