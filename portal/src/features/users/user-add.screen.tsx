import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { AddPage } from '../../screen/record/add-page.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { useAccountOptions } from '../../screen/use-account-options.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';
import { useCreateUser } from './use-save-user.ts';
import { UserForm } from './user-form.tsx';
import { newUserValues } from './user-form.wire.ts';

export default function UserAddScreen() {
  const viewer = useUser();
  const [, navigate] = useLocation();
  const sid = useCurrentProvider().provider?.service_provider_sid ?? null;
  const accounts = useAccountOptions(sid);
  const base = useMemo(() => newUserValues(viewer), [viewer]);
  const save = useCreateUser(sid ?? '');
  return (
    <AddPage kind={kinds.user} loaded={allOf({ accounts })} what="the accounts">
      {({ accounts }) => (
        <UserForm
          user={null}
          base={base}
          accounts={accounts}
          save={save}
          onCancel={() => navigate(kinds.user.list)}
        />
      )}
    </AddPage>
  );
}
