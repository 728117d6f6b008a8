import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { Building2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { AccountRow } from '../../platform/resources/accounts/accounts.ts';
import { nameColumn, sidColumn, statusColumn } from '../../screen/list/columns.tsx';
import { CountLink, type Counts } from '../../screen/list/count-link.tsx';
import { ListPage, type ListState } from '../../screen/list/list-page.tsx';
import { kinds, type RecordKind } from '../../screen/record/kinds.ts';

const kind = kinds.account;
type Figures = {
  /** Applications and numbers per account. */
  applications: Counts;
  numbers: Counts;
};

const columnsFor = ({ applications, numbers }: Figures): DataTableColumn<AccountRow>[] => [
  nameColumn(kind),
  {
    id: 'realm',
    header: 'SIP realm',
    minWidth: 13,
    sortValue: (row) => row.sip_realm,
    cell: (row) =>
      row.sip_realm === '' ? (
        <span className="text-muted">Not set</span>
      ) : (
        <span className="font-mono text-meta">{row.sip_realm}</span>
      ),
  },
  sidColumn(kind),
  countColumn(kinds.application, applications),
  countColumn(kinds.phoneNumber, numbers, 'Numbers'),
  {
    id: 'recording',
    minWidth: 7.75,
    priority: 3,
    header: 'Recording',
    isSecondary: true,
    sortValue: (row) => Number(row.record_all_calls),
    cell: (row) => (row.record_all_calls ? 'All calls' : 'Off'),
  },
  statusColumn,
];

function countColumn(
  { title, list }: RecordKind,
  counts: Counts,
  header = title,
): DataTableColumn<AccountRow> {
  return {
    id: header,
    header,
    align: 'end',
    minWidth: 6.5,
    priority: 2,
    cell: ({ account_sid, name }) => (
      <CountLink
        counts={counts}
        accountSid={account_sid}
        list={list}
        label={`${header} of ${name}`}
      />
    ),
  };
}

type AccountListViewProps = ListState<AccountRow> &
  Figures & {
    /** Line above the rows. */
    notice?: ReactNode;
  };

export function AccountListView({ applications, numbers, notice, ...state }: AccountListViewProps) {
  const columns = useMemo(() => columnsFor({ applications, numbers }), [applications, numbers]);
  return (
    <ListPage
      {...state}
      kind={kind}
      columns={columns}
      searchIn="Name, SID or SIP realm"
      notice={notice}
      firstUse={{
        icon: Building2,
        title: 'No Accounts.',
        description: 'An account holds the applications, numbers and users of one customer.',
      }}
    />
  );
}
