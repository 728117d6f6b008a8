import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { Select } from '@trunkline/ui/primitives/select';
import { UsersRound } from 'lucide-react';
import { useMemo } from 'react';
import type { UserRow } from '../../platform/resources/users/users.ts';
import { nameColumn } from '../../screen/list/columns.tsx';
import { ListPage, type ListState } from '../../screen/list/list-page.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { scopeText } from './user-filter.ts';
import { UserStatus } from './user-status.tsx';

type UserListViewProps = ListState<UserRow> & {
  scope: string;
  scopes: readonly { value: string; label: string }[];
  ownSid: string;
};

const columnsFor = (ownSid: string): DataTableColumn<UserRow>[] => [
  nameColumn(kinds.user, {
    after: (row) =>
      row.user_sid === ownSid && <span className="font-normal text-muted">(you)</span>,
    below: (row) => row.email,
  }),
  { id: 'scope', minWidth: 12.5, header: 'Scope', sortValue: scopeText, cell: scopeText },
  {
    id: 'status',
    minWidth: 11.75,
    header: 'Status',
    isCardHead: true,
    // Users that need attention come first.
    sortValue: (row) => Number(row.is_active) * 2 + Number(!row.force_change),
    cell: (row) => (
      <span className="flex flex-wrap gap-1">
        <UserStatus user={row} />
      </span>
    ),
  },
];

const filterNames = ['scope'];

export function UserListView({ scope, scopes, ownSid, ...state }: UserListViewProps) {
  const columns = useMemo(() => columnsFor(ownSid), [ownSid]);
  return (
    <ListPage
      {...state}
      kind={kinds.user}
      columns={columns}
      searchIn="Name, email or scope"
      filters={
        <Select
          aria-label="Scope"
          className="w-full sm:w-44"
          value={scope}
          onChange={(next) => state.list.setFilter('scope', next)}
          options={scopes}
        />
      }
      filterNames={filterNames}
      isNarrowed={scope !== ''}
      firstUse={{ icon: UsersRound, title: 'No users.' }}
    />
  );
}
