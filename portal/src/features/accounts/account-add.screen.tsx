import { config } from '../../config/index.ts';
import { limitValues } from '../../screen/limits.ts';
import { AddPage } from '../../screen/record/add-page.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { useLoadedProvider } from '../../screen/record/loaded.ts';
import { useUser } from '../../session/session.ts';
import { defaultValues } from './account-form.schema.ts';
import { AccountForm } from './account-form.tsx';
import { rightsOf } from './rights.ts';
import { useCreateAccount } from './use-save-account.ts';

const emptyAccount = { ...defaultValues, limits: limitValues([]) };

export default function AccountAddScreen() {
  return (
    <AddPage kind={kinds.account} loaded={useLoadedProvider()} what="the service provider">
      {({ service_provider_sid }) => <AccountAdd providerSid={service_provider_sid} />}
    </AddPage>
  );
}

function AccountAdd({ providerSid }: { providerSid: string }) {
  const may = rightsOf(useUser(), config(), 'new');
  const save = useCreateAccount(providerSid);
  return (
    <AccountForm base={emptyAccount} storedBucket={null} accountSid={null} may={may} save={save} />
  );
}
