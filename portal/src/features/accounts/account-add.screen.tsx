import { useRefresh } from '../../platform/client/query.ts';
import { useCreatedRecord } from '../../screen/form/save/use-created-record.ts';
import { AddPage } from '../../screen/record/add-page.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { useLoadedProvider } from '../../screen/record/loaded.ts';
import { limitValues } from '../../shared/limits.ts';
import { rememberAccount } from '../../shared/remembered-account.ts';
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
  const refresh = useRefresh('Accounts');
  const save = useCreatedRecord(newAccountSave(providerSid, useAccountRights('new')), {
    editPage: kinds.account.edit,
    providerSid,
    refresh,
    next: kinds.account.edit,
    unsaved: ({ limits }) => ({ limits }),
    onCreated: rememberAccount,
  });
  return <AccountForm account={null} base={emptyAccount} save={save} />;
}
