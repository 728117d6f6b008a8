import { limitValues } from '../../screen/limits.ts';
import { AddPage } from '../../screen/record/add-page.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { useLoadedProvider } from '../../screen/record/loaded.ts';
import { defaultValues } from './account-form.schema.ts';
import { AccountForm } from './account-form.tsx';
import { useCreateAccount } from './use-save-account.ts';

const emptyAccount = { ...defaultValues, limits: limitValues([]) };

export default function AccountAddScreen() {
  return (
    <AddPage kind={kinds.account} loaded={useLoadedProvider()} what="the service provider">
      {({ service_provider_sid }) => <AccountAdd providerSid={service_provider_sid} />}
    </AddPage>
  );
}

const AccountAdd = ({ providerSid }: { providerSid: string }) => (
  <AccountForm account={null} base={emptyAccount} save={useCreateAccount(providerSid)} />
);
