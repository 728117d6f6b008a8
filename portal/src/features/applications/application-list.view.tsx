import { vendorName } from '@trunkline/ui/engines/speech-vendors';
import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { Badge } from '@trunkline/ui/primitives/badge';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { formatCount, formatNumber } from '@trunkline/ui/tokens/format';
import { Workflow } from 'lucide-react';
import { useMemo } from 'react';
import type { Application } from '../../platform/resources/applications/applications.ts';
import type { Hook } from '../../platform/values/hook.ts';
import { nameColumn } from '../../screen/list/columns.tsx';
import type { Counts } from '../../screen/list/count-link.tsx';
import { AccountFilter } from '../../screen/list/filters/account-filter.tsx';
import type { AccountFilterState } from '../../screen/list/filters/use-account-filter.ts';
import { ListPage, type ListState } from '../../screen/list/list-page.tsx';
import { NoAccount } from '../../screen/list/no-account.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { useCallRow } from '../../shared/phone/call-row.ts';
import { applicationTarget } from '../../shared/phone/phone-target.ts';

type ApplicationListViewProps = ListState<Application> & {
  /** false: the user has no account for an application. */
  hasAccount: boolean;
  accountFilter: AccountFilterState;
  /** Phone numbers per application. */
  numbers: Counts;
};

const kind = kinds.application;

/** 'Google', or the vendors for speaking and listening. */
function speechOf(row: Application): string {
  const vendors = [row.speech_synthesis_vendor, row.speech_recognizer_vendor].map(vendorName);
  return [...new Set(vendors.filter(Boolean))].join(' / ') || 'Not set';
}

/** Address with server and path set apart. Shows the method only if it isn't POST. */
function HookText({ hook: { method, url } }: { hook: Hook }) {
  const way = /^wss?:/.test(url) ? 'WS' : method;
  const [, host = url, path = ''] = /^\w+:\/\/([^/?#]+)(.*)$/.exec(url) ?? [];
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="min-w-0 truncate font-mono text-meta" dir="ltr" title={url}>
        {host}
        <span className="text-muted">{path}</span>
      </span>
      {way !== 'POST' && (
        <Badge icon={null} className="shrink-0 font-mono">
          {way}
        </Badge>
      )}
    </span>
  );
}

function NumberCount({ count }: { count: number | null | undefined }) {
  if (count === undefined) return <Skeleton className="ms-auto w-5 cards:ms-0" />;
  if (count === null) return <span className="text-muted">Unknown</span>;
  return count === 0 ? <span className="text-muted">0</span> : formatNumber(count);
}

const columnsFor = (numbers: Counts): DataTableColumn<Application>[] => [
  nameColumn(kind, {
    after: (row) => row.app_json !== '' && <Badge tone="info">Webhook override</Badge>,
  }),
  {
    id: 'webhook',
    header: 'Calling webhook',
    minWidth: 18,
    sortValue: ({ call_hook }) => call_hook?.url,
    cell: ({ call_hook }) =>
      call_hook ? <HookText hook={call_hook} /> : <span className="text-muted">Not set</span>,
  },
  {
    id: 'numbers',
    header: 'Numbers',
    align: 'end',
    minWidth: 6.5,
    priority: 2,
    sortValue: ({ application_sid }) => numbers && (numbers.get(application_sid) ?? 0),
    cell: ({ application_sid }) => (
      <NumberCount count={numbers && (numbers.get(application_sid) ?? 0)} />
    ),
  },
  {
    id: 'speech',
    minWidth: 10,
    priority: 2,
    header: 'Speech',
    isSecondary: true,
    sortValue: speechOf,
    cell: speechOf,
  },
];

export function ApplicationListView({
  hasAccount,
  accountFilter,
  numbers,
  ...state
}: ApplicationListViewProps) {
  const columns = useMemo(() => columnsFor(numbers), [numbers]);
  const callRow = useCallRow(applicationTarget);
  const { accounts, accountSid } = accountFilter;
  const account = accounts?.find((one) => one.account_sid === accountSid);
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
      firstActions={callRow}
      summary={
        account && state.total !== undefined ? summaryOf(state.total, account.name) : undefined
      }
      firstUse={{
        icon: Workflow,
        title: 'No applications.',
        description:
          'An application decides what happens on a call: webhooks give the instructions, speech vendors talk and listen.',
      }}
    />
  );
}

const summaryOf = (total: number, account: string) =>
  `${formatCount(total, kind.noun, kind.plural)} in ${account}`;
