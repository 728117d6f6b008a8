import { useMemo } from 'react';
import { useUsers } from '../../platform/resources/users/users.ts';
import { useAccountFilter } from '../../screen/list/filters/use-account-filter.ts';
import { useTextFilter } from '../../screen/list/filters/use-text-filter.ts';
import { useList } from '../../screen/list/use-list.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { isAtLeast, writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { onDemand } from '../../start/loadable.tsx';
import {
  filterUsers,
  scopeFilterOf,
  scopeFiltersOf,
  textsOf,
  usersOfProvider,
} from './user-filter.ts';
import { UserListView } from './user-list.view.tsx';

const DeleteUser = onDemand(() => import('./delete-user.tsx'));

/** Admins and the users of the current service provider, as far as the viewer may see them. */
export default function UserListScreen() {
  const viewer = useUser();
  const { provider } = useCurrentProvider();
  const users = useUsers();
  const accountFilter = useAccountFilter('default');
  const list = useList();
  const scope = scopeFilterOf(viewer.scope, list.filterOf('scope'));
  const { accountSid } = accountFilter;
  const reachable = useMemo(
    () =>
      users.data &&
      (isAtLeast(viewer, 'service_provider')
        ? provider && usersOfProvider(users.data, provider.service_provider_sid)
        : users.data),
    [users.data, viewer, provider],
  );
  const fitting = useMemo(
    () =>
      reachable && accountSid !== undefined
        ? filterUsers(reachable, { scope, accountSid })
        : undefined,
    [reachable, scope, accountSid],
  );
  const rows = useTextFilter(fitting, textsOf, list.text);
  return (
    <UserListView
      rows={rows}
      total={reachable?.length}
      error={users.error ?? accountFilter.error}
      onRetry={() => Promise.all([users.mutate(), accountFilter.retry()])}
      list={list}
      scope={scope}
      scopes={scopeFiltersOf(viewer.scope)}
      accountFilter={accountFilter}
      ownSid={viewer.userSid}
      deleteDialog={(row, onClose) => <DeleteUser user={row} onClose={onClose} />}
      writeRefusal={writeRefusal(viewer)}
    />
  );
}
