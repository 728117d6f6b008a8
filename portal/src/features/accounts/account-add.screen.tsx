import { useMemo } from 'react';
import { useRefresh } from '../../platform/client/cache/query.ts';
import { useCreatedRecord } from '../../screen/form/save/compound/use-created-record.ts';
import { AddPage } from '../../screen/record/add-page.tsx';
import { useFirstCallStep } from '../../screen/record/first-call.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { useLoadedProvider } from '../../screen/record/loaded.ts';
import { rememberAccount } from '../../session/remembered-account.ts';
import { limitValues } from '../../shared/records/limits.ts';
import { defaultValues } from './form/account-form.schema.ts';
import { AccountForm } from './form/account-form.tsx';
import { useAccountRights } from './form/rights.ts';
import { newAccountSave } from './form/save-account.ts';

const emptyAccount = { ...defaultValues, limits: limitValues([]) };

export default function AccountAddScreen() {
  return (
    <AddPage kind={kinds.account} loaded={useLoadedProvider()} what="the service provider">
      {({ service_provider_sid }) => <AccountAdd providerSid={service_provider_sid} />}
    </AddPage>
  );
}

function AccountAdd({ providerSid }: { providerSid: string }) {
  const step = useFirstCallStep();
  const base = useMemo(() => ({ ...emptyAccount, name: step.name }), [step]);
  const refresh = useRefresh('Accounts');
  const save = useCreatedRecord(newAccountSave(providerSid, useAccountRights('new')), {
    editPage: kinds.account.edit,
    providerSid,
    refresh,
    next: (sid) => step.leaveTo(kinds.account.edit(sid)),
    unsaved: ({ limits }) => ({ limits }),
    onCreated: rememberAccount,
  });
  return <AccountForm account={null} base={base} save={save} />;
}
