import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { Badge } from '@trunkline/ui/primitives/badge';
import { Select } from '@trunkline/ui/primitives/select';
import { Tooltip } from '@trunkline/ui/primitives/tooltip';
import { formatClock, formatRowInstant } from '@trunkline/ui/tokens/format';
import { foreign } from '@trunkline/ui/tokens/text';
import { AudioLines, PhoneIncoming, PhoneOutgoing } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { RecentCall } from '../../platform/resources/calls/recent-calls.ts';
import { commonStatuses, isOfPeople, sipStatus } from '../../platform/values/sip-status.ts';
import { instantOf } from '../../platform/values/time/instant.ts';
import { trunkNames } from '../../platform/values/trunk-names.ts';
import { EventListPage, type EventListState } from '../../screen/list/event-list-page.tsx';
import { callKey } from '../../shared/calls/call-key.ts';
import { Party } from './party.tsx';
import {
  directionMember,
  recordedStatus,
  sipStatusOf,
  statusMember,
  trunkMember,
} from './use-call-filter.ts';

type CallListViewProps = EventListState<RecentCall> & {
  /** Details of an open call. */
  content: (call: RecentCall) => ReactNode;
  /** Account name of a call, if the list covers all accounts. */
  accountOf: ((call: RecentCall) => string) | undefined;
  trunkFilter: ReactNode;
  /** What the list omits. */
  note: string | undefined;
};

const directions = [
  { value: '', label: 'Any direction' },
  { value: 'inbound', label: 'Inbound only' },
  { value: 'outbound', label: 'Outbound only' },
];
/** Adds the SIP status of the URL if it isn't among the choices. */
const statusesWith = (chosen: number | null) => {
  const isListed = chosen === null || commonStatuses.some(({ code }) => code === chosen);
  const others = isListed ? [] : [{ code: chosen, phrase: sipStatus(chosen)?.phrase ?? '' }];
  return [
    {
      label: 'Outcome',
      options: [
        { value: '', label: 'All statuses' },
        { value: 'answered', label: 'Answered' },
        { value: 'not-answered', label: 'Not answered' },
        { value: recordedStatus, label: 'Recorded' },
      ],
    },
    {
      label: 'SIP status',
      options: [...commonStatuses, ...others]
        .sort((a, b) => a.code - b.code)
        .map(({ code, phrase }) => ({ value: String(code), label: `${code} ${phrase}`.trim() })),
    },
  ];
};

const ways = {
  inbound: { Icon: PhoneIncoming, name: 'Inbound' },
  outbound: { Icon: PhoneOutgoing, name: 'Outbound' },
  unknown: null,
};

function Direction({ direction }: { direction: string }) {
  const way = ways[direction === 'inbound' || direction === 'outbound' ? direction : 'unknown'];
  // Some calls have no direction.
  if (!way) return null;
  const { Icon, name } = way;
  return (
    <Tooltip content={name}>
      <span role="img" aria-label={name} className="inline-flex align-middle text-muted">
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </span>
    </Tooltip>
  );
}

const Recorded = () => (
  <Tooltip content="Recorded">
    <span role="img" aria-label="Recorded" className="inline-flex h-4 self-center text-muted">
      <AudioLines size={16} strokeWidth={1.75} aria-hidden />
    </span>
  </Tooltip>
);

function Outcome({ answered, sip_status, termination_reason }: RecentCall) {
  if (answered === null) return null;
  if (answered) {
    return (
      <Badge tone="success" isQuiet>
        Answered
      </Badge>
    );
  }
  const words = (sip_status && sipStatus(sip_status)?.phrase) || termination_reason;
  return (
    <Badge tone={isOfPeople(sip_status) ? 'neutral' : 'danger'}>
      {[sip_status, foreign(words) || 'Not answered'].filter(Boolean).join(' ')}
    </Badge>
  );
}

const columnsFor = (
  accountOf: ((call: RecentCall) => string) | undefined,
): DataTableColumn<RecentCall>[] => [
  {
    id: 'time',
    header: 'Time',
    isRowHeader: true,
    minWidth: 11.75,
    sortValue: ({ attempted_at }) => instantOf(attempted_at),
    cell: ({ attempted_at }) => (
      // A second line for the zone, which a time that comes twice ends with.
      <time dateTime={attempted_at} className="whitespace-normal">
        {formatRowInstant(attempted_at)}
      </time>
    ),
  },
  ...(accountOf
    ? [
        {
          id: 'account',
          header: 'Account',
          minWidth: 7.5,
          priority: 2 as const,
          cardLabel: null,
          sortValue: accountOf,
          cell: (call: RecentCall) => accountOf(call),
        },
      ]
    : []),
  {
    id: 'direction',
    header: 'Direction',
    isHeaderHidden: true,
    minWidth: 2.5,
    priority: 3,
    card: 'inline',
    cell: ({ direction }) => <Direction direction={direction} />,
  },
  {
    id: 'from',
    header: 'From',
    // '+44 20 7946 0416' fits.
    minWidth: 8.75,
    card: 'inline',
    sortValue: ({ from }) => from,
    cell: ({ from }) => <Party stored={from} />,
  },
  {
    id: 'to',
    header: 'To',
    minWidth: 8.75,
    card: 'fill',
    sortValue: ({ to }) => to,
    cell: ({ to }) => (
      <>
        <span aria-hidden className="hidden text-muted cards:inline-block rtl:-scale-x-100">
          →
        </span>{' '}
        <Party stored={to} />
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    // '480 Temporarily Unavailable' fits from 1280 px on.
    minWidth: 14.5,
    isCardHead: true,
    // Failed calls first; calls with unknown outcome last.
    sortValue: ({ answered, sip_status }) => {
      if (answered === null) return null;
      return answered ? 1000 : (sip_status ?? 0);
    },
    cell: (call) => <Outcome {...call} />,
  },
  {
    id: 'duration',
    header: 'Duration',
    align: 'end',
    minWidth: 6.25,
    priority: 2,
    card: 'inline',
    sortValue: ({ answered, duration }) => (answered ? duration : null),
    cell: ({ answered, duration, recording_url }) => (
      // Aligned by its text, as the row's other cells are.
      <span className="inline-flex items-baseline gap-1.5">
        {recording_url !== '' && <Recorded />}
        {answered && duration !== null ? (
          formatClock(duration)
        ) : (
          <span className="text-muted">–</span>
        )}
      </span>
    ),
  },
  {
    id: 'trunk',
    header: 'Trunk',
    minWidth: 7,
    priority: 3,
    card: 'none',
    isSecondary: true,
    sortValue: ({ trunk }) => trunkNames.get(trunk) ?? trunk,
    cell: ({ trunk }) => trunkNames.get(trunk) ?? trunk,
  },
];

const labelOf = ({ from, to, attempted_at }: RecentCall) =>
  `the call from ${from} to ${to}, ${formatRowInstant(attempted_at)}`;

export function CallListView({ accountOf, trunkFilter, note, ...props }: CallListViewProps) {
  const { list } = props;
  const columns = useMemo(() => columnsFor(accountOf), [accountOf]);
  const status = list.filterOf(statusMember);
  const statuses = useMemo(() => statusesWith(sipStatusOf(status)), [status]);
  return (
    <EventListPage
      {...props}
      title="Recent calls"
      plural="calls"
      columns={columns}
      keyOf={callKey}
      labelOf={labelOf}
      searchIn="Number or call SID"
      filterMembers={[directionMember, statusMember, trunkMember]}
      note={note}
      filters={
        <>
          <Select
            aria-label="Direction"
            className="w-38!"
            value={list.filterOf(directionMember)}
            onChange={(value) => list.setFilter(directionMember, value)}
            options={directions}
          />
          <Select
            aria-label="Status"
            className="w-34!"
            value={status}
            onChange={(value) => list.setFilter(statusMember, value)}
            options={statuses}
          />
          {trunkFilter}
        </>
      }
    />
  );
}
