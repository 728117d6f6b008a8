import { useMemo } from 'react';
import { DataTable, type DataTableColumn } from '../../patterns/data-table/index.ts';
import { EmptyState } from '../../patterns/empty-state/index.ts';
import { formatInstant } from '../../tokens/format/index.ts';
import { foreign } from '../../tokens/text/index.ts';
import { useLabels, useLocale } from '../../use-labels.ts';

export type RegisteredClient = {
  /** Account with the SIP realm of the registration. */
  accountSid: string;
  username: string;
  /** When the registration expires unless renewed, in ms since 1970. */
  until: number;
  /** Transport to the device, such as `udp`, `tls` or `wss`; null if unknown. */
  transport: string | null;
};

export const defaultLabels = {
  label: 'Registered clients',
  client: 'Client',
  until: 'Registered until',
  transport: 'Transport',
  account: 'Account',
  empty: 'No client is registered.',
};

export type RegistrationListLabels = typeof defaultLabels;

export type RegistrationListProps = {
  /** In any order. */
  clients: readonly RegisteredClient[];
  /** Names of accounts by SID; omit it if all clients belong to one account. */
  accountNames?: ReadonlyMap<string, string> | undefined;
  /** Formats a time. Default: in the language of the page. @param at in ms since 1970 */
  showTime?: (at: number) => string;
  /** Whether the first load is in flight. */
  isLoading?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<RegistrationListLabels>;
};

/** Registered clients, each with expiry and transport. */
export function RegistrationList({
  clients,
  accountNames,
  showTime,
  isLoading = false,
  labels,
}: RegistrationListProps) {
  const locale = useLocale();
  const text = useLabels('RegistrationList', defaultLabels, labels);
  const columns = useMemo(
    (): DataTableColumn<RegisteredClient>[] => [
      {
        id: 'client',
        header: text.client,
        isRowHeader: true,
        sortValue: ({ username }) => username,
        cell: ({ username }) => foreign(username),
      },
      {
        id: 'until',
        header: text.until,
        minWidth: 11,
        sortValue: ({ until }) => until,
        cell: ({ until }) => <bdi>{showTime ? showTime(until) : formatInstant(until, locale)}</bdi>,
      },
      {
        id: 'transport',
        header: text.transport,
        minWidth: 6,
        priority: 2,
        cell: ({ transport }) => transport?.toUpperCase() ?? '',
      },
      ...(accountNames
        ? [
            {
              id: 'account',
              header: text.account,
              isSecondary: true,
              priority: 2 as const,
              cell: ({ accountSid }: RegisteredClient) =>
                foreign(accountNames.get(accountSid) ?? accountSid),
            },
          ]
        : []),
    ],
    [text, locale, accountNames, showTime],
  );
  return (
    <DataTable
      label={text.label}
      columns={columns}
      rows={clients}
      rowKey={({ accountSid, username }) => `${accountSid} ${username}`}
      isLoading={isLoading}
      skeletonRows={3}
      defaultSort={{ columnId: 'client', direction: 'asc' }}
      empty={<EmptyState title={text.empty} />}
    />
  );
}
