import * as v from 'valibot';
import { read, useLookup, useQuery } from '../../client/cache/query.ts';
import { path } from '../../client/calls/path.ts';
import { type RecentCall, recentCall } from '../../stored/calls.ts';
import type { Owner } from '../../values/owner.ts';
import { callPattern, type Period } from '../../values/time/period.ts';
import { eventPagePath } from '../paths.ts';

export type { RecentCall } from '../../stored/calls.ts';

const recentCallPage = v.object({ total: v.number(), data: v.array(recentCall) });

export type RecentCallFilter = {
  period: Period;
  /** '' for both. */
  direction: string;
  /** 'true', 'false', or '' for all. */
  answered: string;
  /** Part of either number, or a complete call SID. */
  text: string;
  /** Name of a trunk as in call records; '' for all. */
  trunk: string;
};

/** Every call of a period. */
export const anyCall = { direction: '', answered: '', text: '', trunk: '' };

/** One page, newest first. */
export const callsAt = (
  owner: Owner,
  { period, direction, answered, text, trunk }: RecentCallFilter,
  page: number,
  count: number,
) => {
  const filter = callPattern(text);
  const query = { page, count, ...period, direction, answered, trunk, filter };
  return read(eventPagePath('RecentCalls', owner, query), recentCallPage);
};
export const listRecentCalls = (...page: Parameters<typeof callsAt>) => callsAt(...page).get();

/** One page of a list; keeps the previous rows while it loads. @param owner null: no request */
export const useRecentCalls = (
  owner: Owner | null,
  filter: RecentCallFilter,
  page: number,
  count: number,
) => useQuery(owner && callsAt(owner, filter, page, count), { keepPreviousData: true });

/** Number of calls. @param owner null: no request */
export const useCallCount = (owner: Owner | null, filter: RecentCallFilter) =>
  useLookup(owner && callsAt(owner, filter, 1, 1)).data?.total;

/** The newest answered call, polled. @param every in ms; 0: once */
export const useAnsweredCall = (owner: Owner | null, every: number) =>
  useQuery(
    owner && callsAt(owner, { ...anyCall, answered: 'true', period: { days: 30 } }, 1, 1),
    // Pauses while the tab is hidden.
    { refreshInterval: every },
  );

const noTrace = /^0*$/;

/** Calls that failed early have a trace id of zeros. */
export const hasTrace = ({ trace_id }: Pick<RecentCall, 'trace_id'>) => !noTrace.test(trace_id);

/** Path of the evidence of a call. */
export const callPath = (accountSid: string, sipCallId: string) =>
  path`Accounts/${accountSid}/RecentCalls/${sipCallId}`;
