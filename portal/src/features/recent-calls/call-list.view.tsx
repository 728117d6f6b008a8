import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { Badge } from '@trunkline/ui/primitives/badge';
import { Select } from '@trunkline/ui/primitives/select';
import { formatClock } from '@trunkline/ui/tokens/format';
import { PhoneIncoming, PhoneOutgoing } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RecentCall } from '../../platform/resources/calls/recent-calls.ts';
import { EventListPage, type EventListState } from '../../screen/list/event-list-page.tsx';
import { localTime } from '../../screen/page/local-time.ts';
import { callKey } from './call-key.ts';
import { Party } from './party.tsx';

export type CallListViewProps = EventListState<RecentCall> & {
  /** Details of an open call. */
  content: (call: RecentCall) => ReactNode;
};

export const directionMember = 'direction';
export const statusMember = 'status';

const directions = [
  { value: '', label: 'Either direction' },
  { value: 'inbound', label: 'Inbound only' },
  { value: 'outbound', label: 'Outbound only' },
];
const statuses = [
  { value: '', label: 'All statuses' },
  { value: 'answered', label: 'Answered' },
  { value: 'not-answered', label: 'Not answered' },
];

function Direction({ direction }: { direction: string }) {
  const Icon = direction === 'inbound' ? PhoneIncoming : PhoneOutgoing;
  return (
    <span className="flex items-baseline gap-1.5">
      <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0 self-center text-muted" />
      {direction}
    </span>
  );
}

function Outcome({ answered, sip_status, termination_reason }: RecentCall) {
  if (answered === null) return null;
  if (answered) {
    return (
      <Badge tone="success" isQuiet>
        Answered
      </Badge>
    );
  }
  return (
    <Badge tone="danger">
      {[sip_status, termination_reason || 'Not answered'].filter(Boolean).join(' ')}
    </Badge>
  );
}

const columns: DataTableColumn<RecentCall>[] = [
  {
    id: 'time',
    header: 'Time',
    isRowHeader: true,
    cell: ({ attempted_at }) => (
      <time dateTime={attempted_at} className="tabular-nums">
        {localTime(attempted_at)}
      </time>
    ),
  },
  {
    id: 'direction',
    header: 'Direction',
    minWidth: 7.5,
    cell: ({ direction }) => <Direction direction={direction} />,
  },
  { id: 'from', header: 'From', minWidth: 9, cell: ({ from }) => <Party stored={from} /> },
  { id: 'to', header: 'To', minWidth: 9, cell: ({ to }) => <Party stored={to} /> },
  {
    id: 'status',
    header: 'Status',
    minWidth: 10,
    isCardHead: true,
    cell: (call) => <Outcome {...call} />,
  },
  {
    id: 'duration',
    header: 'Duration',
    align: 'end',
    minWidth: 6,
    priority: 2,
    cell: ({ answered, duration }) =>
      answered && duration !== null ? formatClock(duration) : <span className="text-muted">–</span>,
  },
  {
    id: 'trunk',
    header: 'Trunk',
    minWidth: 8,
    priority: 3,
    secondary: true,
    cell: ({ trunk }) => trunk,
  },
];

const labelOf = ({ from, to, attempted_at }: RecentCall) =>
  `the call from ${from} to ${to}, ${localTime(attempted_at)}`;

export function CallListView(props: CallListViewProps) {
  const { list } = props;
  return (
    <EventListPage
      {...props}
      title="Recent calls"
      plural="calls"
      columns={columns}
      keyOf={callKey}
      labelOf={labelOf}
      searchIn="Number or call SID"
      filterMembers={[directionMember, statusMember]}
      filters={
        <>
          <Select
            aria-label="Direction"
            className="w-44!"
            value={list.filterOf(directionMember)}
            onChange={(value) => list.setFilter(directionMember, value)}
            options={directions}
          />
          <Select
            aria-label="Status"
            className="w-40!"
            value={list.filterOf(statusMember)}
            onChange={(value) => list.setFilter(statusMember, value)}
            options={statuses}
          />
        </>
      }
    />
  );
}
