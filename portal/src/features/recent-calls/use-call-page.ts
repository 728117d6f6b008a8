import { useMemo } from 'react';
import { useCallsOfStatus } from '../../platform/resources/calls/calls-of-status.ts';
import {
  type RecentCallFilter,
  useRecentCalls,
} from '../../platform/resources/calls/recent-calls.ts';
import type { Owner } from '../../platform/values/owner.ts';

export type CallQuery = { filter: RecentCallFilter; sipStatus: number | null };

/** One page of the calls that pass the filters, newest first. */
export function useCallPage(
  owner: Owner | null,
  { filter, sipStatus }: CallQuery,
  page: number,
  count: number,
) {
  const paged = useRecentCalls(sipStatus === null ? owner : null, filter, page, count);
  const sifted = useCallsOfStatus(owner, filter, sipStatus);
  const data = useMemo(() => {
    if (sipStatus === null) return paged.data && { ...paged.data, isCut: false };
    return (
      sifted.data && {
        total: sifted.data.calls.length,
        data: sifted.data.calls.slice((page - 1) * count, page * count),
        isCut: sifted.data.isCut,
      }
    );
  }, [sipStatus, paged.data, sifted.data, page, count]);
  const { error, isLoading, mutate } = sipStatus === null ? paged : sifted;
  return { data, error: error as unknown, isLoading, mutate: () => mutate() };
}
