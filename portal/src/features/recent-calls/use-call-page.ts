import { useMemo } from 'react';
import {
  type RecentCallFilter,
  useRecentCalls,
} from '../../platform/resources/calls/recent-calls.ts';
import { type Sift, useSiftedCalls } from '../../platform/resources/calls/sifted-calls.ts';
import type { Owner } from '../../platform/values/owner.ts';
import { sortsHere } from '../../screen/list/sorting/sorted-page.ts';
import type { List } from '../../screen/list/use-list.ts';

export type CallQuery = { filter: RecentCallFilter; sift: Sift | null };

/** One page of the filtered calls, newest first; all of them if they are sorted here. */
export function useCallPage(
  owner: Owner | null,
  { filter, sift }: CallQuery,
  list: Pick<List, 'page' | 'pageSize' | 'sort'>,
) {
  const { page, pageSize, sort } = list;
  const paged = useRecentCalls(sift === null ? owner : null, filter, page, pageSize);
  const isSorted = sift === null && sortsHere(list, paged.data?.total);
  const sifted = useSiftedCalls(owner, filter, isSorted ? 'every' : sift);
  const isOfPage = sift === null && !(isSorted && sifted.data);
  const data = useMemo(() => {
    if (isOfPage) return paged.data && { ...paged.data, isCut: false };
    if (!sifted.data) return undefined;
    const { calls, isCut } = sifted.data;
    const total = calls.length;
    const isWhole = sortsHere({ sort }, total);
    const shown = isWhole ? [...calls] : calls.slice((page - 1) * pageSize, page * pageSize);
    return { total, data: shown, isCut };
  }, [isOfPage, paged.data, sifted.data, page, pageSize, sort]);
  const { error, isLoading, mutate } = sift === null ? paged : sifted;
  return {
    data,
    error: error as unknown,
    isLoading: isLoading || (isSorted && sifted.isLoading),
    mutate: () => mutate(),
  };
}
