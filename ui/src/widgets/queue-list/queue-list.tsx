import { PhoneIncoming } from 'lucide-react';
import { useMemo } from 'react';
import { DataTable, type DataTableColumn } from '../../patterns/data-table/index.ts';
import { EmptyState } from '../../patterns/empty-state/index.ts';
import { formatNumber } from '../../tokens/format/index.ts';
import { foreign } from '../../tokens/text/index.ts';
import { useLabels, useLocale } from '../../use-labels.ts';

export type QueueRow = {
  /** Account that owns the queue. */
  accountSid: string;
  name: string;
  /** Number of waiting callers; 0 for a queue seen earlier that is now empty. */
  waiting: number;
};

export const defaultLabels = {
  label: 'Queues',
  queue: 'Queue',
  waiting: 'Waiting',
  account: 'Account',
  empty: 'Nobody is waiting in a queue.',
  takeCaller: (queue: string) => `Take the next caller of ${queue}`,
};

export type QueueListLabels = typeof defaultLabels;

export type QueueListProps = {
  /** In any order. */
  queues: readonly QueueRow[];
  /** Names of accounts by SID; omit it if all queues belong to one account. */
  accountNames?: ReadonlyMap<string, string> | undefined;
  /** Whether the first load is in flight. */
  isLoading?: boolean;
  /** Called to connect the user to the caller who has waited longest; omit it if calls can't be made. */
  onTakeCaller?: ((queue: QueueRow) => void) | undefined;
  /** Reason why no call can be made now. */
  takeCallerRefusal?: string | undefined;
  /** Overrides texts of the current language. */
  labels?: Partial<QueueListLabels>;
};

/** Queues with their number of callers. The platform doesn't report who waits, or since when. */
export function QueueList({
  queues,
  accountNames,
  isLoading = false,
  onTakeCaller,
  takeCallerRefusal,
  labels,
}: QueueListProps) {
  const locale = useLocale();
  const text = useLabels('QueueList', defaultLabels, labels);
  const columns = useMemo(
    (): DataTableColumn<QueueRow>[] => [
      {
        id: 'name',
        header: text.queue,
        isRowHeader: true,
        sortValue: ({ name }) => name,
        cell: ({ name }) => foreign(name),
      },
      {
        id: 'waiting',
        header: text.waiting,
        align: 'end',
        minWidth: 6,
        sortValue: ({ waiting }) => waiting,
        cell: ({ waiting }) => (
          <span className={waiting === 0 ? 'text-muted' : 'font-medium'}>
            {formatNumber(waiting, locale)}
          </span>
        ),
      },
      ...(accountNames
        ? [
            {
              id: 'account',
              header: text.account,
              isSecondary: true,
              priority: 2 as const,
              cell: ({ accountSid }: QueueRow) =>
                foreign(accountNames.get(accountSid) ?? accountSid),
            },
          ]
        : []),
    ],
    [text, locale, accountNames],
  );
  return (
    <DataTable
      label={text.label}
      columns={columns}
      rows={queues}
      rowKey={({ accountSid, name }) => `${accountSid} ${name}`}
      isLoading={isLoading}
      skeletonRows={3}
      defaultSort={{ columnId: 'waiting', direction: 'desc' }}
      {...(onTakeCaller && {
        actionCount: 1,
        rowActions: (queue: QueueRow) => [
          {
            label: text.takeCaller(foreign(queue.name)),
            icon: PhoneIncoming,
            disabled: takeCallerRefusal !== undefined,
            disabledReason: takeCallerRefusal,
            onSelect: () => onTakeCaller(queue),
          },
        ],
      })}
      empty={<EmptyState title={text.empty} />}
    />
  );
}
