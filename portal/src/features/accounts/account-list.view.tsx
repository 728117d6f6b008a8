import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { Badge } from '@trunkline/ui/primitives/badge';
import { Building2 } from 'lucide-react';
import type { AccountRow } from '../../platform/accounts.ts';
import { nameColumn, sidColumn } from '../../screen/list/columns.tsx';
import { ListPage, type ListState } from '../../screen/list/list-page.tsx';
import { kinds } from '../../screen/record/kinds.ts';

const kind = kinds.account;
const columns: DataTableColumn<AccountRow>[] = [
  nameColumn(kind),
  sidColumn(kind),
  {
    id: 'realm',
    header: 'SIP realm',
    sortValue: (row) => row.sip_realm,
    cell: (row) =>
      row.sip_realm === '' ? (
        <span className="text-muted">Not set</span>
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
];

export function AccountListView(state: ListState<AccountRow>) {
  return (
    <ListPage
      {...state}
      kind={kind}
      columns={columns}
      searchIn="Name, SID or SIP realm"
      firstUse={{
        icon: Building2,
        title: 'No Accounts.',
        description: 'An account holds the applications, numbers and users of one customer.',
      }}
    />
  );
}
