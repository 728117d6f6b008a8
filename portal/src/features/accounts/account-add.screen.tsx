import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { useLocation } from 'wouter';
import { config } from '../../config/index.ts';
import { limitValues } from '../../screen/limits.ts';
import { Page } from '../../screen/page.tsx';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';
import { defaultValues } from './account-form.schema.ts';
import { AccountForm } from './account-form.tsx';
import { rightsOf } from './rights.ts';
import { useSaveAccount } from './use-save-account.ts';

const emptyAccount = { ...defaultValues, limits: limitValues([]) };

export default function AccountAddScreen() {
  const user = useUser();
  const [, navigate] = useLocation();
  const { provider } = useCurrentProvider();
  const save = useSaveAccount({
    accountSid: null,
    serviceProviderSid: provider?.service_provider_sid ?? null,
    stored: emptyAccount,
  });
  return (
    <Page
      title="Add an account"
      width="form"
      breadcrumbs={[{ label: 'Accounts', href: '/internal/accounts' }, { label: 'Add' }]}
    >
      {provider ? (
        <AccountForm
          stored={emptyAccount}
          storedBucket={null}
          may={rightsOf(user, config(), 'new')}
          onSave={save}
          onCancel={() => navigate('/internal/accounts')}
        />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </Page>
  );
}
