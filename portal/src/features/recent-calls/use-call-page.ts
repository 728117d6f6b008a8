import { useMemo } from 'react';
import {
  type RecentCallFilter,
  useRecentCalls,
} from '../../platform/resources/calls/recent-calls.ts';
import { type Sift, useSiftedCalls } from '../../platform/resources/calls/sifted-calls.ts';
import type { Owner } from '../../platform/values/owner.ts';

export type CallQuery = { filter: RecentCallFilter; sift: Sift | null };

/** One page of the calls that pass the filters, newest first. */
export function useCallPage(
  owner: Owner | null,
  { filter, sift }: CallQuery,
  page: number,
  count: number,
) {
  const paged = useRecentCalls(sift === null ? owner : null, filter, page, count);
  const sifted = useSiftedCalls(owner, filter, sift);
  const data = useMemo(() => {
    if (sift === null) return paged.data && { ...paged.data, isCut: false };
    return (
      sifted.data && {
        total: sifted.data.calls.length,
        data: sifted.data.calls.slice((page - 1) * count, page * count),
        isCut: sifted.data.isCut,
      }
    );
  }, [sift, paged.data, sifted.data, page, count]);
  const { error, isLoading, mutate } = sift === null ? paged : sifted;
  return { data, error: error as unknown, isLoading, mutate: () => mutate() };
}
