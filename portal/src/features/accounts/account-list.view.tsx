import { DataTable } from '@trunkline/ui/patterns/data-table';
import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { FilterBar } from '@trunkline/ui/patterns/filter-bar';
import { Badge } from '@trunkline/ui/primitives/badge';
import { Button } from '@trunkline/ui/primitives/button';
import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { Building2, SearchX } from 'lucide-react';
import type { AccountRow } from '../../platform/accounts.ts';
import { AddLink } from '../../screen/add-link.tsx';
import { editAndDelete } from '../../screen/edit-and-delete.ts';
import { Page } from '../../screen/page.tsx';
import { PortalLink } from '../../screen/portal-link.tsx';

type AccountListViewProps = {
  /** Rows that pass the filter; undefined while loading. */
  rows: AccountRow[] | undefined;
  /** Number of accounts before filtering. */
  total: number | undefined;
  error: string | undefined;
  onRetry: () => void;
  filter: string;
  onFilterChange: (text: string) => void;
  onDelete: (account: AccountRow) => void;
  /** Why this user may not change anything. */
  writeRefusal: string | undefined;
};

const editHref = (account: AccountRow) => `/internal/accounts/${account.account_sid}/edit`;

export function AccountListView({
  rows,
  total,
  error,
  onRetry,
  filter,
  onFilterChange,
  onDelete,
  writeRefusal,
}: AccountListViewProps) {
  const add = (variant: 'primary' | 'secondary') => (
    <AddLink
      href="/internal/accounts/add"
      label="Add account"
      variant={variant}
      writeRefusal={writeRefusal}
    />
  );
  const isFirstUse = total === 0;
  return (
    <Page title="Accounts" total={total} actions={add('primary')}>
      {!isFirstUse && (
        <FilterBar
          search={{
            value: filter,
            onChange: onFilterChange,
            label: 'Filter accounts',
            placeholder: 'Name, SID or SIP realm',
          }}
          summary={
            filter !== '' && rows && total !== undefined
              ? `${rows.length} of ${total} accounts`
              : undefined
          }
        />
      )}
      <DataTable
        label="Accounts"
        rows={rows ?? []}
        rowKey={(row) => row.account_sid}
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
              <PortalLink href={editHref(row)} className={linkStyles({ variant: 'standalone' })}>
                {row.name}
              </PortalLink>
            ),
          },
          {
            id: 'sid',
            width: '21.5rem',
            header: 'SID',
            cell: (row) => <CopyText value={row.account_sid} label="Copy account SID" />,
          },
          {
            id: 'realm',
            header: 'SIP realm',
            sortValue: (row) => row.sip_realm,
            cell: (row) =>
              row.sip_realm === '' ? (
                <span className="text-muted">None</span>
              ) : (
                <span className="font-mono text-meta">{row.sip_realm}</span>
              ),
          },
          {
            id: 'status',
            width: '7.5rem',
            header: 'Status',
            sortValue: (row) => Number(row.is_active),
            cell: (row) => (
              <Badge tone={row.is_active ? 'success' : 'warning'}>
                {row.is_active ? 'Active' : 'Inactive'}
              </Badge>
            ),
          },
          {
            id: 'recording',
            width: '7.5rem',
            header: 'Recording',
            secondary: true,
            sortValue: (row) => Number(row.record_all_calls),
            cell: (row) => (row.record_all_calls ? 'All calls' : 'Off'),
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
          isFirstUse ? (
            <EmptyState
              icon={Building2}
              title="No Accounts."
              description="An account holds the applications, numbers and users of one customer."
              action={add('secondary')}
            />
          ) : (
            <EmptyState
              icon={SearchX}
              title="No account matches"
              description={`Nothing has “${filter}” in its name, SID or SIP realm.`}
              action={<Button onClick={() => onFilterChange('')}>Clear the filter</Button>}
            />
          )
        }
      />
    </Page>
  );
}
