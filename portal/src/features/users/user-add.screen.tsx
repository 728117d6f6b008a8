import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { messageOf } from '../../platform/errors.ts';
import { Page } from '../../screen/page.tsx';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';
import { useAccountOptions } from './use-account-options.ts';
import { useCreateUser } from './use-save-user.ts';
import { UserEditor } from './user-editor.tsx';
import { newUserValues } from './user-form.wire.ts';
import { scopeChoices } from './user-scopes.ts';

export default function UserAddScreen() {
  const viewer = useUser();
  const [, navigate] = useLocation();
  const { provider } = useCurrentProvider();
  const providerSid = provider?.service_provider_sid ?? null;
  const { accounts, error, retry } = useAccountOptions(providerSid);
  const save = useCreateUser(providerSid ?? '');
  const stored = useMemo(() => newUserValues(viewer), [viewer]);
  return (
    <Page
      title="Add a user"
      width="form"
      breadcrumbs={[{ label: 'Users', href: '/internal/users' }, { label: 'Add' }]}
    >
      {accounts && providerSid ? (
        <UserEditor
          scopes={scopeChoices(viewer.scope, null)}
          accounts={accounts}
          stored={stored}
          onSave={save}
          onCancel={() => navigate('/internal/users')}
        />
      ) : error ? (
        <ErrorState
          title="The accounts could not be loaded"
          message={messageOf(error)}
          onRetry={retry}
        />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </Page>
  );
}
