import { useEffect } from 'react';
import { toast } from '../../notices/toasts.ts';
import { messageOf } from '../../platform/client/calls/errors.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import type { EventListState } from './event-list-page.tsx';
import type { AccountFilterState } from './filters/use-account-filter.ts';
import { useExistingPage } from './use-existing-page.ts';
import type { List } from './use-list.ts';

/** Result of a resource's hook for one page. */
type Loaded<Row> = {
  data: { total: number; data: Row[] } | undefined;
  error: unknown;
  isLoading: boolean;
  mutate: () => Promise<unknown>;
};

type EventPage<Row> = Pick<
  EventListState<Row>,
  'rows' | 'total' | 'isLoading' | 'error' | 'onRetry' | 'list' | 'accountFilter'
>;

/** One page of an account's calls or alerts, for its list. */
export function useEventPage<Row extends { [member: string]: unknown }>(
  events: Loaded<Row>,
  list: List,
  accountFilter: AccountFilterState,
): EventPage<Row> {
  const { accountSid } = accountFilter;
  const error: unknown = events.error ?? accountFilter.error;
  useEffect(() => {
    if (error !== undefined) toast.error(messageOf(error));
  }, [error]);
  const { provider } = useCurrentProvider();
  // Previous rows stay while others load, unless they belong to another account or provider.
  const isOthers = events.data?.data.some((one) =>
    accountSid === null
      ? one['service_provider_sid'] !== provider?.service_provider_sid
      : one['account_sid'] !== accountSid,
  );
  const shown = isOthers ? undefined : events.data;
  const isMoving = useExistingPage(list, shown?.total, events.isLoading);
  return {
    rows: shown?.data,
    total: shown?.total,
    isLoading: events.isLoading || isMoving || (accountSid === undefined && error === undefined),
    error,
    onRetry: () => Promise.all([accountFilter.retry(), events.mutate()]),
    list,
    accountFilter,
  };
}
