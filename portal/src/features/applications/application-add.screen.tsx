import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { config } from '../../config/index.ts';
import { messageOf } from '../../platform/errors.ts';
import { Page } from '../../screen/page.tsx';
import { RedirectWithMessage } from '../../screen/redirect-with-message.tsx';
import { rememberedAccount } from '../../screen/use-account-filter.ts';
import { useUser } from '../../session/session.ts';
import { defaultValues } from './application-form.schema.ts';
import { ApplicationForm } from './application-form.tsx';
import { rightsOf } from './rights.ts';
import { useOwnerAccounts } from './use-owner-accounts.ts';
import { useSaveApplication } from './use-save-application.ts';

const noAccounts = 'You must create an account before you can create an application.';

export default function ApplicationAddScreen() {
  const user = useUser();
  const [, navigate] = useLocation();
  const owners = useOwnerAccounts(null);
  const save = useSaveApplication(null);
  const { accounts } = owners;
  const first = accounts?.find(({ sid }) => sid === rememberedAccount()) ?? accounts?.[0];
  const accountSid = first?.sid ?? '';
  const stored = useMemo(() => ({ ...defaultValues, accountSid }), [accountSid]);
  if (accounts?.length === 0)
    return <RedirectWithMessage message={noAccounts} to="/internal/accounts" />;
  return (
    <Page
      title="Add an application"
      width="form"
      breadcrumbs={[{ label: 'Applications', href: '/internal/applications' }, { label: 'Add' }]}
    >
      {accounts ? (
        <ApplicationForm
          stored={stored}
          isNew
          accounts={accounts}
          serviceProviderSid={owners.serviceProviderSid}
          may={rightsOf(user, config())}
          onSave={save}
          onCancel={() => navigate('/internal/applications')}
        />
      ) : owners.error ? (
        <ErrorState
          title="The accounts could not be loaded"
          message={messageOf(owners.error)}
          onRetry={owners.retry}
        />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </Page>
  );
}
