import { useMemo } from 'react';
import {
  anyCall,
  type RecentCall,
  useRecentCalls,
} from '../../../platform/resources/calls/recent-calls.ts';
import type { Owner } from '../../../platform/values/owner.ts';
import { eventsAtOnce } from '../../../platform/values/time/event-parts.ts';
import { type comparedPeriods, type Outcomes, outcomesIn } from '../overview.model.ts';

type CallPage = { total: number; data: RecentCall[] };

/** Failed calls of a complete page; undefined for a partial one. */
const failedIn = (page: CallPage | undefined): CallPage | undefined => {
  if (!page || page.data.length < page.total) return undefined;
  const data = page.data.filter(({ answered }) => answered === false);
  return { data, total: data.length };
};
const isPart = (page: CallPage | undefined) => page !== undefined && page.data.length < page.total;

type Counted = { data?: { total: number } | undefined };

/** Counted in a complete page, by the platform for a partial one; undefined until known. */
function outcomesOf(
  page: CallPage | undefined,
  answered: Counted,
  failed: Counted,
): Outcomes | undefined {
  if (!page) return undefined;
  if (!isPart(page)) return outcomesIn(page.data);
  return (
    answered.data && failed.data && { answered: answered.data.total, failed: failed.data.total }
  );
}

/**
 * Calls of today and of the same hours last week. Loads failed ones and counts answered ones
 * separately only if the page is partial: older calls may have an unknown outcome.
 */
export function useComparedCalls(
  owner: Owner | null,
  { today, lastWeek }: ReturnType<typeof comparedPeriods>,
) {
  const filters = useMemo(
    () => ({
      now: { ...anyCall, period: today },
      before: { ...anyCall, period: lastWeek },
      answeredNow: { ...anyCall, answered: 'true', period: today },
      failedNow: { ...anyCall, answered: 'false', period: today },
      answeredBefore: { ...anyCall, answered: 'true', period: lastWeek },
      failedBefore: { ...anyCall, answered: 'false', period: lastWeek },
    }),
    [today, lastWeek],
  );
  const calls = useRecentCalls(owner, filters.now, 1, eventsAtOnce);
  const before = useRecentCalls(owner, filters.before, 1, eventsAtOnce).data;
  const isPartNow = isPart(calls.data);
  const ownerNow = isPartNow ? owner : null;
  // Last week's share is only shown beside today's.
  const ownerBefore = isPart(before) && calls.data && calls.data.total > 0 ? owner : null;
  const failed = useRecentCalls(ownerNow, filters.failedNow, 1, eventsAtOnce);
  const answered = useRecentCalls(ownerNow, filters.answeredNow, 1, 1);
  const failedBefore = useRecentCalls(ownerBefore, filters.failedBefore, 1, 1);
  const answeredBefore = useRecentCalls(ownerBefore, filters.answeredBefore, 1, 1);
  const known = useMemo(() => failedIn(calls.data), [calls.data]);
  return {
    calls,
    before,
    failed: isPartNow ? failed : { data: known, error: calls.error as unknown },
    outcomes: outcomesOf(calls.data, answered, failed),
    outcomesBefore: outcomesOf(before, answeredBefore, failedBefore),
  };
}
