import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { buttonStyles } from '@trunkline/ui/primitives/button';
import { Select } from '@trunkline/ui/primitives/select';
import { formatNumber, formatRowInstant } from '@trunkline/ui/tokens/format';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { createStore } from '../../browser/store.ts';
import type { Alert } from '../../platform/resources/alerts/alerts.ts';
import { EventListPage, type EventListState } from '../../screen/list/event-list-page.tsx';
import { RecordMembers } from '../../screen/list/record-members.tsx';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { adviceOn, alertTypes, numberIn } from '../../shared/alerts/alert-advice.ts';
import { type AlertFold, alertTypeMember, foldAlerts } from '../../shared/alerts/fold-alerts.ts';
import { FoldedPath } from '../../shared/call-path/folded-path.tsx';

/** Times can repeat: the position on the page makes keys unique. */
const keyOf = ({ last }: AlertFold, index: number) => `${last} ${index}`;
const labelOf = ({ alert, last }: AlertFold) => `${alert.message}, ${formatRowInstant(last)}`;

/** Has a second line for the zone, which a time that comes twice ends with. */
const Time = ({ iso }: { iso: string }) => (
  <time dateTime={iso} className="whitespace-normal">
    {formatRowInstant(iso)}
  </time>
);

/** The vendor names are large: loads them with the first message that has one. */
const reading = createStore((message: string) => message);
let isAsked = false;

function Message({ text }: { text: string }) {
  const read = reading.use();
  if (!isAsked && text.includes('(label:')) {
    isAsked = true;
    import('../../shared/alerts/alert-text.ts').then(
      ({ alertText }) => reading.set(alertText),
      () => {
        isAsked = false;
      },
    );
  }
  return read(text);
}

const columnsFor = (isOfAll: boolean): DataTableColumn<AlertFold>[] => [
  {
    id: 'time',
    header: 'Time',
    isRowHeader: true,
    minWidth: 11.5,
    cell: ({ count, first, last }) => (
      <span className="grid">
        <Time iso={last} />
        {count > 1 && (
          <span className="text-meta text-muted">
            since <Time iso={first} />
          </span>
        )}
      </span>
    ),
  },
  // The provider's endpoint returns no types.
  ...(isOfAll
    ? []
    : [
        {
          id: 'type',
          header: 'Type',
          minWidth: 14,
          cell: ({ alert }: AlertFold) => adviceOn(alert).name,
        },
      ]),
  {
    id: 'message',
    header: 'Message',
    minWidth: 24,
    cell: ({ alert, count }) => (
      <>
        {count > 1 && (
          <span className="me-2 rounded-sm bg-sunken px-1.5 py-0.5 text-meta font-medium whitespace-nowrap">
            {`${formatNumber(count)} times`}
          </span>
        )}
        <Message text={alert.message} />
      </>
    ),
  },
];

/** Members that the row doesn't show. */
const furtherOf = ({ time: _, message: __, ...further }: Alert) =>
  Object.fromEntries(Object.entries(further).filter(([, value]) => value !== null && value !== ''));

function OpenAlert({ alert, count, times }: AlertFold) {
  const { meaning, mend } = adviceOn(alert);
  const number = numberIn(alert);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="max-w-prose flex-1 basis-80 text-body">{meaning}</p>
        {mend && (
          <PortalLink href={mend.href} className={buttonStyles({ size: 'sm' })}>
            {mend.label}
            <ArrowRight size={16} strokeWidth={1.75} aria-hidden className="rtl:rotate-180" />
          </PortalLink>
        )}
      </div>
      {count > 1 && (
        <section className="grid grid-cols-1 gap-2">
          <p className="text-small font-medium">
            {count === 2 ? 'Both occurrences' : `All ${formatNumber(count)} occurrences`}
          </p>
          <ol className="grid max-h-56 grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-x-6 gap-y-1 overflow-y-auto text-small text-muted">
            {times.map((iso, n) => (
              // Two may have the same time, and alerts never change.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={`${iso} ${n}`}>
                <Time iso={iso} />
              </li>
            ))}
          </ol>
          <p className="text-small font-medium">Latest</p>
        </section>
      )}
      {number && <FoldedPath title={`Where ${number} goes now`} number={number} />}
      <RecordMembers record={furtherOf(alert)} />
    </div>
  );
}
const content = (fold: AlertFold) => <OpenAlert {...fold} />;

type AlertListViewProps = EventListState<Alert> & {
  /** Alerts of all accounts of a provider. */
  isOfAll: boolean;
};

export function AlertListView({ isOfAll, rows, ...props }: AlertListViewProps) {
  const { list } = props;
  const columns = useMemo(() => columnsFor(isOfAll), [isOfAll]);
  const folds = useMemo(() => rows && foldAlerts(rows), [rows]);
  const notes = [
    isOfAll &&
      'The platform doesn’t say which account these belong to. Choose an account to see its own.',
    folds?.some(({ count }) => count > 1) && 'Identical alerts on this page are grouped.',
  ].filter(Boolean);
  return (
    <EventListPage
      {...props}
      rows={folds}
      title="Alerts"
      plural="alerts"
      columns={columns}
      keyOf={keyOf}
      labelOf={labelOf}
      content={content}
      filterMembers={[alertTypeMember]}
      note={notes.length > 0 ? notes.join(' ') : undefined}
      filters={
        <Select
          aria-label="Type"
          className="w-72!"
          value={list.filterOf(alertTypeMember)}
          onChange={(value) => list.setFilter(alertTypeMember, value)}
          options={[
            { value: '', label: 'All types' },
            ...alertTypes.map(({ type, name }) => ({ value: type, label: name })),
          ]}
        />
      }
    />
  );
}
