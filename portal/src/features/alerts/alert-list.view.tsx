import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { buttonStyles } from '@trunkline/ui/primitives/button';
import { Select } from '@trunkline/ui/primitives/select';
import { ArrowRight } from 'lucide-react';
import type { Alert } from '../../platform/resources/alerts/alerts.ts';
import { EventListPage, type EventListState } from '../../screen/list/event-list-page.tsx';
import { RecordMembers } from '../../screen/list/record-members.tsx';
import { localTime } from '../../screen/page/local-time.ts';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { adviceOn, alertTypes } from './alert-advice.ts';

export const typeMember = 'type';

/** Times can repeat: the place on the page tells them apart. */
const keyOf = ({ time }: Alert, index: number) => `${time} ${index}`;
const labelOf = ({ time, message }: Alert) => `${message}, ${localTime(time)}`;

const columns: DataTableColumn<Alert>[] = [
  {
    id: 'time',
    header: 'Time',
    isRowHeader: true,
    cell: ({ time }) => (
      <time dateTime={time} className="tabular-nums">
        {localTime(time)}
      </time>
    ),
  },
  { id: 'type', header: 'Type', minWidth: 14, cell: (alert) => adviceOn(alert).name },
  { id: 'message', header: 'Message', minWidth: 24, cell: ({ message }) => message },
];

function OpenAlert({ alert }: { alert: Alert }) {
  const { meaning, mend } = adviceOn(alert);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="max-w-prose flex-1 basis-80 text-body">{meaning}</p>
        {mend && (
          <PortalLink href={mend.href} className={buttonStyles({ size: 'sm' })}>
            {mend.label}
            <ArrowRight size={16} strokeWidth={1.75} aria-hidden className="rtl:rotate-180" />
          </PortalLink>
        )}
      </div>
      <RecordMembers record={alert} />
    </div>
  );
}
const content = (alert: Alert) => <OpenAlert alert={alert} />;

export function AlertListView(props: EventListState<Alert>) {
  const { list } = props;
  return (
    <EventListPage
      {...props}
      title="Alerts"
      plural="alerts"
      columns={columns}
      keyOf={keyOf}
      labelOf={labelOf}
      content={content}
      filterMembers={[typeMember]}
      filters={
        <Select
          aria-label="Type"
          className="w-72!"
          value={list.filterOf(typeMember)}
          onChange={(value) => list.setFilter(typeMember, value)}
          options={[
            { value: '', label: 'All types' },
            ...alertTypes.map(({ type, name }) => ({ value: type, label: name })),
          ]}
        />
      }
    />
  );
}
