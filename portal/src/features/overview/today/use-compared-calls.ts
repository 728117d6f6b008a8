import { useMemo } from 'react';
import {
  anyCall,
  type RecentCall,
  useRecentCalls,
} from '../../../platform/resources/calls/recent-calls.ts';
import type { Owner } from '../../../platform/values/owner.ts';
import { eventsAtOnce } from '../../../platform/values/time/event-parts.ts';
import type { comparedPeriods } from '../overview.model.ts';

type CallPage = { total: number; data: RecentCall[] };

/** Failed calls of a complete page; undefined for a partial one. */
const failedIn = (page: CallPage | undefined): CallPage | undefined => {
  if (!page || page.data.length < page.total) return undefined;
  const data = page.data.filter(({ answered }) => answered === false);
  return { data, total: data.length };
};
const isPart = (page: CallPage | undefined) => page !== undefined && page.data.length < page.total;

/**
 * Calls of today and of the same hours last week. Loads failed ones separately only if the page is
 * partial.
 */
export function useComparedCalls(
  owner: Owner | null,
  { today, lastWeek }: ReturnType<typeof comparedPeriods>,
) {
  const filters = useMemo(
    () => ({
      now: { ...anyCall, period: today },
      before: { ...anyCall, period: lastWeek },
      failedNow: { ...anyCall, answered: 'false', period: today },
      failedBefore: { ...anyCall, answered: 'false', period: lastWeek },
    }),
    [today, lastWeek],
  );
  const calls = useRecentCalls(owner, filters.now, 1, eventsAtOnce);
  const before = useRecentCalls(owner, filters.before, 1, eventsAtOnce).data;
  const isPartNow = isPart(calls.data);
  const isPartBefore = isPart(before);
  const failed = useRecentCalls(isPartNow ? owner : null, filters.failedNow, 1, eventsAtOnce);
  const failedBefore = useRecentCalls(isPartBefore ? owner : null, filters.failedBefore, 1, 1).data;
  const known = useMemo(() => failedIn(calls.data), [calls.data]);
  return {
    calls,
    before,
    failed: isPartNow ? failed : { data: known, error: calls.error as unknown },
    failedBefore: isPartBefore ? failedBefore : failedIn(before),
    /** Number of extra requests for failed calls; undefined until known. */
    asked: calls.data && before && Number(isPartNow) + Number(isPartBefore),
  };
}
