import { useMemo } from 'react';
import { config } from '../../config/index.ts';
import { rememberedAccount } from '../../screen/list/use-account-filter.ts';
import { AddPage } from '../../screen/record/add-page.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { RedirectWithMessage } from '../../screen/redirect-with-message.tsx';
import { useUser } from '../../session/session.ts';
import { defaultValues } from './application-form.schema.ts';
import { ApplicationForm } from './application-form.tsx';
import { rightsOf } from './rights.ts';
import { type Owners, useOwners } from './use-owners.ts';

const noAccounts = 'You must create an account before you can create an application.';

export default function ApplicationAddScreen() {
  const owners = useOwners(null);
  if (owners.data?.accounts.length === 0) {
    return <RedirectWithMessage message={noAccounts} to={kinds.account.list} />;
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
  const may = rightsOf(useUser(), config());
  return <ApplicationForm {...owners} application={null} base={base} may={may} />;
}
