import { Badge } from '@trunkline/ui/primitives/badge';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { isUnknownUser, type User, useUserRecord } from '../../platform/users.ts';
import { leaveFreely } from '../../screen/leave-guard/index.ts';
import { onDemand } from '../../screen/loadable.tsx';
import { DeleteSection } from '../../screen/record/delete-section.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { RecordPage, sidOf } from '../../screen/record/record-page.tsx';
import { useAccountOptions } from '../../screen/use-account-options.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { useUpdateUser } from './use-save-user.ts';
import { type AccountOption, UserForm } from './user-form.tsx';
import { userValues } from './user-form.wire.ts';
import { UserStatus } from './user-status.tsx';

const DeleteUser = onDemand(async () => ({
  default: (await import('./delete-user.tsx')).DeleteUser,
}));

const kind = kinds.user;

export default function UserEditScreen({ params }: { params: Record<string, string> }) {
  const sid = sidOf(params['user_sid']);
  const viewer = useUser();
  const user = useUserRecord(sid);
  const { provider } = useCurrentProvider();
  // Admins may open users of any provider, whichever the navigation shows.
  const providerSid = user.data?.service_provider_sid || provider?.service_provider_sid;
  const accounts = useAccountOptions((user.data && providerSid) ?? null);
  return (
    <RecordPage
      kind={kind}
      sid={sid}
      loaded={allOf({ user, accounts })}
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
      {({ user, accounts }) => <UserEdit key={sid} user={user} accounts={accounts} />}
    </RecordPage>
  );
}

function UserEdit({ user, accounts }: { user: User; accounts: readonly AccountOption[] }) {
  const [, navigate] = useLocation();
  const base = useMemo(() => userValues(user), [user]);
  const toList = () => navigate(kind.list);
  return (
    <>
      <UserForm
        user={user}
        base={base}
        accounts={accounts}
        save={useUpdateUser(user)}
        onCancel={toList}
      />
      <DeleteSection
        kind={kind}
        description="The user can no longer log in. Nothing they set up is lost."
        refusal={writeRefusal(useUser())}
      >
        {(close) => (
          <DeleteUser user={user} onClose={close} onDeleted={() => leaveFreely(toList)} />
        )}
      </DeleteSection>
    </>
  );
}
