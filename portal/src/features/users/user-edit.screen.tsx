import { Badge } from '@trunkline/ui/primitives/badge';
import { useMemo } from 'react';
import { isUnknownUser, type User, useUserRecord } from '../../platform/resources/users/users.ts';
import { DeleteSection } from '../../screen/record/delete-section.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { RecordPage, sidIn } from '../../screen/record/record-page.tsx';
import { useUser } from '../../session/session.ts';
import { type OwnerAccount, useOwners } from '../../shared/use-owners.ts';
import { onDemand } from '../../start/loadable.tsx';
import { useUpdateUser } from './use-save-user.ts';
import { UserForm } from './user-form.tsx';
import { userValues } from './user-form.wire.ts';
import { UserStatus } from './user-status.tsx';

const DeleteUser = onDemand(() => import('./delete-user.tsx'));

const kind = kinds.user;

export default function UserEditScreen({ params }: { params: Record<string, string> }) {
  const sid = sidIn(params, kind);
  const viewer = useUser();
  const user = useUserRecord(sid);
  const owners = useOwners(user.data?.account_sid, user.data?.service_provider_sid);
  return (
    <RecordPage
      kind={kind}
      sid={sid}
      loaded={allOf({ user, owners })}
      isUnknown={isUnknownUser}
      nameOf={({ user }) => user.name}
      providerSidOf={({ user }) => user.service_provider_sid}
      meta={({ user }) => (
        <>
          <UserStatus user={user} />
          {user.user_sid === viewer.userSid && <Badge tone="accent">You</Badge>}
        </>
      )}
    >
      {({ user, owners }) => <UserEdit key={sid} user={user} accounts={owners.accounts} />}
    </RecordPage>
  );
}

function UserEdit({ user, accounts }: { user: User; accounts: readonly OwnerAccount[] }) {
  const base = useMemo(() => userValues(user), [user]);
  return (
    <>
      <UserForm user={user} base={base} accounts={accounts} save={useUpdateUser(user)} />
      <DeleteSection
        kind={kind}
        description="The user can no longer log in. Nothing they set up is lost."
      >
        {(ends) => <DeleteUser user={user} {...ends} />}
      </DeleteSection>
    </>
  );
}
