import { useMemo } from 'react';
import { RedirectWithMessage } from '../../screen/page/redirect-with-message.tsx';
import { AddPage } from '../../screen/record/add-page.tsx';
import { kinds, needsAccount } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { rememberedAccount } from '../../shared/remembered-account.ts';
import { type Owners, useOwners } from '../../shared/use-owners.ts';
import { defaultValues } from './application-form.schema.ts';
import { ApplicationForm } from './application-form.tsx';

export default function ApplicationAddScreen() {
  const owners = useOwners(null);
  if (owners.data?.accounts.length === 0) {
    return (
      <RedirectWithMessage message={needsAccount(kinds.application)} to={kinds.account.list} />
    );
  }
  return (
    <AddPage kind={kinds.application} loaded={allOf({ owners })} what="the accounts">
      {({ owners }) => <ApplicationAdd owners={owners} />}
    </AddPage>
  );
}

function ApplicationAdd({ owners }: { owners: Owners }) {
  const { accounts } = owners;
  const first = accounts.find(({ sid }) => sid === rememberedAccount()) ?? accounts[0];
  const accountSid = first?.sid ?? '';
  const base = useMemo(() => ({ ...defaultValues, accountSid }), [accountSid]);
  return <ApplicationForm {...owners} application={null} base={base} />;
}
