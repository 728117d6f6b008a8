import { DataTable } from '@trunkline/ui/patterns/data-table';
import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { FilterBar } from '@trunkline/ui/patterns/filter-bar';
import { Button } from '@trunkline/ui/primitives/button';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { Select } from '@trunkline/ui/primitives/select';
import { UsersRound } from 'lucide-react';
import type { UserRow } from '../../platform/users.ts';
import { AccountFilter } from '../../screen/account-filter.tsx';
import { AddLink } from '../../screen/add-link.tsx';
import { editAndDelete } from '../../screen/edit-and-delete.ts';
import { Page } from '../../screen/page.tsx';
import { PortalLink } from '../../screen/portal-link.tsx';
import type { AccountFilterState } from '../../screen/use-account-filter.ts';
import { scopeText } from './user-filter.ts';
import { UserStatus } from './user-status.tsx';

type UserListViewProps = {
  /** Rows that pass the filters; undefined while loading. */
  rows: UserRow[] | undefined;
  /** Number of users before filtering. */
  total: number | undefined;
  error: string | undefined;
  onRetry: () => void;
  text: string;
  onTextChange: (text: string) => void;
  scope: string;
  scopes: readonly { value: string; label: string }[];
  onScopeChange: (scope: string) => void;
  accountFilter: AccountFilterState;
  /** Takes every filter away. */
  onClear: () => void;
  ownSid: string;
  onDelete: (user: UserRow) => void;
  /** Why this user may not change anything. */
  writeRefusal: string | undefined;
};

const editHref = (user: UserRow) => `/internal/users/${user.user_sid}/edit`;

export function UserListView({
  rows,
  total,
  error,
  onRetry,
  text,
  onTextChange,
  scope,
  scopes,
  onScopeChange,
  accountFilter,
  onClear,
  ownSid,
  onDelete,
  writeRefusal,
}: UserListViewProps) {
  const isFiltered = rows !== undefined && total !== undefined && rows.length < total;
  return (
    <Page
      title="Users"
      total={total}
      actions={<AddLink href="/internal/users/add" label="Add user" writeRefusal={writeRefusal} />}
    >
      <FilterBar
        search={{
          value: text,
          onChange: onTextChange,
          label: 'Filter users',
          placeholder: 'Name, e-mail or scope',
        }}
        summary={isFiltered ? `${rows.length} of ${total} users` : undefined}
      >
        <Select
          aria-label="Scope"
          className="w-full sm:w-44"
          value={scope}
          onChange={onScopeChange}
          options={scopes}
        />
        <AccountFilter filter={accountFilter} />
      </FilterBar>
      <DataTable
        label="Users"
        rows={rows ?? []}
        rowKey={(row) => row.user_sid}
        isLoading={rows === undefined && error === undefined}
        error={error}
        onRetry={onRetry}
        LinkComponent={PortalLink}
        columns={[
          {
            id: 'name',
            header: 'Name',
            isRowHeader: true,
            sortValue: (row) => row.name.toLowerCase(),
            cell: (row) => (
              <>
                <PortalLink href={editHref(row)} className={linkStyles({ variant: 'standalone' })}>
                  {row.name}
                </PortalLink>
                {row.user_sid === ownSid && <span className="ms-2 text-muted">(you)</span>}
              </>
            ),
          },
          {
            id: 'scope',
            width: '16.5rem',
            header: 'Scope',
            sortValue: scopeText,
            cell: scopeText,
          },
          {
            id: 'email',
            header: 'E-mail',
            secondary: true,
            sortValue: (row) => row.email.toLowerCase(),
            cell: (row) => row.email,
          },
          {
            id: 'status',
            width: '13rem',
            header: 'Status',
            // What needs a look comes first.
            sortValue: (row) => Number(row.is_active) * 2 + Number(!row.force_change),
            cell: (row) => (
              <span className="flex flex-wrap gap-1">
                <UserStatus user={row} />
              </span>
            ),
          },
        ]}
        rowActions={(row) =>
          editAndDelete({
            name: row.name,
            editHref: editHref(row),
            onDelete: () => onDelete(row),
            writeRefusal,
          })
        }
        empty={
          <EmptyState
            icon={UsersRound}
            title="No users."
            description={isFiltered ? 'No user matches all of the filters.' : undefined}
            action={isFiltered && <Button onClick={onClear}>Clear the filters</Button>}
          />
        }
      />
    </Page>
  );
}
