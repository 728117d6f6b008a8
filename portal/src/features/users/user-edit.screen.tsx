import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Badge } from '@trunkline/ui/primitives/badge';
import { Button } from '@trunkline/ui/primitives/button';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { messageOf, messages, PlatformError } from '../../platform/errors.ts';
import { isSid } from '../../platform/path.ts';
import { isUnknownUser, type User, useUserRecord } from '../../platform/users.ts';
import { leaveFreely } from '../../screen/leave-guard/index.ts';
import { NotFound } from '../../screen/not-found.tsx';
import { Page } from '../../screen/page.tsx';
import { RedirectWithMessage } from '../../screen/redirect-with-message.tsx';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { DeleteUser } from './delete-user.tsx';
import { useAccountOptions } from './use-account-options.ts';
import { useUpdateUser } from './use-save-user.ts';
import { UserEditor } from './user-editor.tsx';
import { userValues } from './user-form.wire.ts';
import { changeWarnings, scopeChoices } from './user-scopes.ts';
import { UserStatus } from './user-status.tsx';

const list = addresses.users.list;

export default function UserEditScreen({ params }: { params: Record<string, string> }) {
  const sid = params['user_sid'] ?? '';
  const viewer = useUser();
  const user = useUserRecord(isSid(sid) ? sid : null);
  const { providers, provider } = useCurrentProvider();
  // Admins may open users of any provider, whichever the navigation shows.
  const ownProviderSid = user.data?.service_provider_sid || provider?.service_provider_sid;
  const options = useAccountOptions((user.data && ownProviderSid) ?? null);
  const foreign = providers?.find(
    (one) => one !== provider && one.service_provider_sid === user.data?.service_provider_sid,
  );
  const error: unknown = user.error ?? options.error;

  if (!isSid(sid) || isUnknownUser(user.error)) {
    return (
      <NotFound title="This user does not exist." backTo={{ href: list, label: 'Go to users' }} />
    );
  }
  if (user.error instanceof PlatformError && user.error.kind === 'Forbidden') {
    return <RedirectWithMessage message={messages.forbidden} to={list} />;
  }
  return (
    <Page
      title={user.data?.name ?? 'Edit user'}
      width="form"
      breadcrumbs={[{ label: 'Users', href: list }, { label: user.data?.name ?? 'Edit' }]}
      meta={
        user.data && (
          <>
            <UserStatus user={user.data} />
            {sid === viewer.userSid && <Badge tone="accent">You</Badge>}
            {foreign && <Badge tone="info">Belongs to {foreign.name}</Badge>}
          </>
        )
      }
    >
      {user.data && options.accounts ? (
        <UserEdit user={user.data} accounts={options.accounts} />
      ) : error ? (
        <ErrorState
          title="The user could not be loaded"
          message={messageOf(error)}
          onRetry={() => Promise.all([user.mutate(), options.retry()])}
          isRetrying={user.isValidating}
        />
      ) : (
        <div className="grid gap-5" aria-busy="true">
          <Skeleton className="h-72 w-full" />
          <Skeleton className="h-44 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </Page>
  );
}

type UserEditProps = { user: User; accounts: { value: string; label: string }[] };

function UserEdit({ user, accounts }: UserEditProps) {
  const viewer = useUser();
  const refusal = writeRefusal(viewer);
  const [, navigate] = useLocation();
  const [isDeleting, setDeleting] = useState(false);
  const stored = useMemo(() => userValues(user), [user]);
  const save = useUpdateUser(user);
  return (
    <>
      <UserEditor
        sid={user.user_sid}
        scopes={scopeChoices(viewer.scope, user.scope)}
        accounts={accounts}
        stored={stored}
        warningsOf={(values) => changeWarnings(values, user, viewer)}
        onSave={save}
        onCancel={() => navigate(list)}
      />
      <FormSection
        variant="danger"
        title="Delete User"
        description="The user can no longer sign in. Nothing it has set up is lost."
      >
        <Button
          variant="destructive-quiet"
          icon={Trash2}
          className="justify-self-start"
          onClick={() => setDeleting(true)}
          disabled={refusal !== undefined}
          disabledReason={refusal}
        >
          Delete User
        </Button>
      </FormSection>
      {isDeleting && (
        <DeleteUser
          user={user}
          onClose={() => setDeleting(false)}
          onDeleted={() => leaveFreely(() => navigate(list, { replace: true }))}
        />
      )}
    </>
  );
}
