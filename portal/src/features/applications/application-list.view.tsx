import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { Badge } from '@trunkline/ui/primitives/badge';
import { vendorName } from '@trunkline/ui/widgets/speech-vendors';
import { Building2, Workflow } from 'lucide-react';
import type { Application } from '../../platform/applications.ts';
import { AccountFilter } from '../../screen/list/account-filter.tsx';
import { AddLink } from '../../screen/list/add-link.tsx';
import { nameColumn, type RowIdentity, sidColumn } from '../../screen/list/columns.tsx';
import { ListPage, type ListState } from '../../screen/list/list-page.tsx';
import type { AccountFilterState } from '../../screen/list/use-account-filter.ts';
import { Page } from '../../screen/page.tsx';
import { kinds } from '../../screen/record/kinds.ts';

type ApplicationListViewProps = ListState<Application> & {
  /** false: there is no account an application could belong to. */
  hasAccount: boolean;
  accountFilter: AccountFilterState;
};

const kind = kinds.application;
const identity: RowIdentity<Application> = {
  sidOf: (row) => row.application_sid,
  nameOf: (row) => row.name,
};

/** 'Google', or who talks and who listens. */
function speechOf(row: Application): string {
  const vendors = [row.speech_synthesis_vendor, row.speech_recognizer_vendor].map(vendorName);
  return [...new Set(vendors.filter(Boolean))].join(' / ') || 'Not set';
}

const columns: DataTableColumn<Application>[] = [
  nameColumn(kind, identity, {
    isPaged: true,
    after: (row) => row.app_json !== '' && <Badge tone="info">Webhook override</Badge>,
  }),
  sidColumn(kind, identity),
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
  if (!hasAccount) return <NoAccount writeRefusal={state.writeRefusal} />;
  return (
    <ListPage
      {...state}
      kind={kind}
      identity={identity}
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

function NoAccount({ writeRefusal }: { writeRefusal: string | undefined }) {
  return (
    <Page title={kind.title}>
      <EmptyState
        icon={Building2}
        title="You must create an account before you can create an application."
        description="An application belongs to an account, and so do its calls."
        action={
          <AddLink href={kinds.account.add} label="Add account" writeRefusal={writeRefusal} />
        }
      />
    </Page>
  );
}
