import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { messageOf } from '../../platform/errors.ts';
import { type UserRow, useUsers } from '../../platform/users.ts';
import { rememberAccount, useAccountFilter } from '../../screen/use-account-filter.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { isAtLeast, writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { DeleteUser } from './delete-user.tsx';
import { filterUsers, scopeFilterOf, scopeFiltersOf, usersOfProvider } from './user-filter.ts';
import { UserListView } from './user-list.view.tsx';

/** Admins and the users of the current service provider, as far as the viewer reaches. */
export default function UserListScreen() {
  const viewer = useUser();
  const { provider } = useCurrentProvider();
  const users = useUsers();
  const accountFilter = useAccountFilter(true);
  const [query, setQuery] = useSearchParams();
  const [deleting, setDeleting] = useState<UserRow | null>(null);
  const text = query.get('filter') ?? '';
  const scope = scopeFilterOf(viewer.scope, query.get('scope'));
  const { accountSid } = accountFilter;
  const error: unknown = users.error ?? accountFilter.error;

  const reachable =
    users.data &&
    (isAtLeast(viewer, 'service_provider')
      ? provider && usersOfProvider(users.data, provider.service_provider_sid)
      : users.data);
  const rows =
    reachable && accountSid !== undefined
      ? filterUsers(reachable, { text, scope, accountSid })
      : undefined;

  function setParameter(name: string, value: string) {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }

  return (
    <>
      <UserListView
        rows={rows}
        total={reachable?.length}
        error={error ? messageOf(error) : undefined}
        onRetry={() => Promise.all([users.mutate(), accountFilter.retry()])}
        text={text}
        onTextChange={(next) => setParameter('filter', next)}
        scope={scope}
        scopes={scopeFiltersOf(viewer.scope)}
        onScopeChange={(next) => setParameter('scope', next)}
        accountFilter={accountFilter}
        onClear={() => {
          rememberAccount(null);
          setQuery({}, { replace: true });
        }}
        ownSid={viewer.userSid}
        onDelete={setDeleting}
        writeRefusal={writeRefusal(viewer)}
      />
      {deleting && (
        <DeleteUser key={deleting.user_sid} user={deleting} onClose={() => setDeleting(null)} />
      )}
    </>
  );
}
