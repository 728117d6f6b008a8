import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { Badge } from '@trunkline/ui/primitives/badge';
import { vendorName } from '@trunkline/ui/widgets/speech-vendors';
import { Workflow } from 'lucide-react';
import type { Application } from '../../platform/applications.ts';
import { AccountFilter } from '../../screen/list/account-filter.tsx';
import { nameColumn, sidColumn } from '../../screen/list/columns.tsx';
import { ListPage, type ListState } from '../../screen/list/list-page.tsx';
import { NoAccount } from '../../screen/list/no-account.tsx';
import type { AccountFilterState } from '../../screen/list/use-account-filter.ts';
import { kinds } from '../../screen/record/kinds.ts';

type ApplicationListViewProps = ListState<Application> & {
  /** false: there is no account an application could belong to. */
  hasAccount: boolean;
  accountFilter: AccountFilterState;
};

const kind = kinds.application;

/** 'Google', or who talks and who listens. */
function speechOf(row: Application): string {
  const vendors = [row.speech_synthesis_vendor, row.speech_recognizer_vendor].map(vendorName);
  return [...new Set(vendors.filter(Boolean))].join(' / ') || 'Not set';
}

const columns: DataTableColumn<Application>[] = [
  nameColumn(kind, {
    isPaged: true,
    after: (row) => row.app_json !== '' && <Badge tone="info">Webhook override</Badge>,
  }),
  sidColumn(kind),
  {
    id: 'webhook',
    header: 'Calling webhook',
    cell: ({ call_hook }) =>
      call_hook ? (
        <span className="block truncate font-mono text-meta" dir="ltr" title={call_hook.url}>
          {call_hook.url}
        </span>
      ) : (
        <span className="text-muted">Not set</span>
      ),
  },
  { id: 'speech', width: '12rem', header: 'Speech', secondary: true, cell: speechOf },
];

export function ApplicationListView({
  hasAccount,
  accountFilter,
  ...state
}: ApplicationListViewProps) {
  if (!hasAccount) {
    return (
      <NoAccount
        kind={kind}
        description="An application belongs to an account, and so do its calls."
        writeRefusal={state.writeRefusal}
      />
    );
  }
  return (
    <ListPage
      {...state}
      kind={kind}
      columns={columns}
      searchIn="Name"
      filters={<AccountFilter filter={accountFilter} />}
      isPaged
      firstUse={{
        icon: Workflow,
        title: 'No applications.',
        description:
          'An application decides what happens on a call: webhooks give the instructions, speech vendors talk and listen.',
      }}
    />
  );
}
