import { useMemo } from 'react';
import { AddPage } from '../../screen/record/add-page.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { useUser } from '../../session/session.ts';
import { useOwners } from '../../shared/use-owners.ts';
import { useCreateUser } from './use-save-user.ts';
import { UserForm } from './user-form.tsx';
import { newUserValues } from './user-form.wire.ts';

export default function UserAddScreen() {
  const viewer = useUser();
  const owners = useOwners(null);
  const base = useMemo(() => newUserValues(viewer), [viewer]);
  const save = useCreateUser(owners.data?.serviceProviderSid ?? '');
  return (
    <AddPage kind={kinds.user} loaded={allOf({ owners })} what="the accounts">
      {({ owners }) => <UserForm user={null} base={base} accounts={owners.accounts} save={save} />}
    </AddPage>
  );
}
