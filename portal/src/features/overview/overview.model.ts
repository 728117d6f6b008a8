import type { RecentCall } from '../../platform/resources/calls/recent-calls.ts';
import { sipStatus } from '../../platform/values/sip-status.ts';
import { wholePercent } from '../../shared/calls/in-percent.ts';

/** Today so far, and the same hours of the same weekday last week. */
export function comparedPeriods(now: Date) {
  const midnight = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const weekAgo = new Date(now);
  weekAgo.setDate(weekAgo.getDate() - 7);
  return {
    today: { start: midnight(0).toISOString() },
    lastWeek: { start: midnight(-7).toISOString(), end: weekAgo.toISOString() },
    /** The whole day, for the chart. */
    day: { start: midnight(0), end: midnight(1) },
    dayBefore: { start: midnight(-7), end: midnight(-6) },
  };
}

/** Difference of a figure from a week ago. */
export type Change = { direction: 'up' | 'down' | 'same'; amount: string };

/** @param amount undefined: nothing to compare with */
const changeOf = (difference: number, amount: string): Change => ({
  direction: difference > 0 ? 'up' : difference < 0 ? 'down' : 'same',
  amount,
});

/** With fewer calls a week ago, a comparison is meaningless. */
export const fewestToCompare = 20;

/** Change in percent; undefined if there are too few calls to compare. */
export function percentChange(now: number, before: number): Change | undefined {
  if (before < fewestToCompare) return undefined;
  if (now > before * 10) return changeOf(1, 'over 10 times');
  const percent = Math.round(((now - before) / before) * 100);
  return changeOf(percent, `${Math.abs(percent)}%`);
}

/** Change in percentage points. @param now from 0 to 1 */
export function pointChange(now: number | null, before: number | null): Change | undefined {
  if (now === null || before === null) return undefined;
  const points = wholePercent(now) - wholePercent(before);
  return changeOf(points, `${Math.abs(points)} pts`);
}

export const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** Numbers of calls; the platform leaves the outcome of some calls open. */
export type Outcomes = { answered: number; failed: number };

export const outcomesIn = (calls: readonly Pick<RecentCall, 'answered'>[]): Outcomes => ({
  answered: calls.filter(({ answered }) => answered === true).length,
  failed: calls.filter(({ answered }) => answered === false).length,
});

/** Share of answered calls among those with a known outcome, 0 to 1; null for none. */
export const answeredShare = ({ answered, failed }: Outcomes) =>
  shareOf(answered, answered + failed);

type Failure = {
  /** null: unknown to the platform */
  sipStatus: number | null;
  reason: string;
  count: number;
};

/** Failed calls by final SIP status, the most frequent first. */
export function failuresOf(calls: readonly RecentCall[]): Failure[] {
  const failures = new Map<number | null, Failure>();
  for (const { sip_status: status, termination_reason } of calls) {
    const phrase = status === null ? 'Not told' : (sipStatus(status)?.phrase ?? termination_reason);
    const known = failures.get(status) ?? {
      sipStatus: status,
      reason: [status, phrase].filter(Boolean).join(' '),
      count: 0,
    };
    failures.set(status, { ...known, count: known.count + 1 });
  }
  return [...failures.values()].sort(
    (a, b) => b.count - a.count || a.reason.localeCompare(b.reason),
  );
}

/** Number of calls per account, the most first. */
export function callsByAccount(
  calls: readonly Pick<RecentCall, 'account_sid'>[],
): { sid: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { account_sid } of calls) counts.set(account_sid, (counts.get(account_sid) ?? 0) + 1);
  return [...counts]
    .map(([sid, count]) => ({ sid, count }))
    .sort((a, b) => b.count - a.count || a.sid.localeCompare(b.sid));
}

/** Adds a query parameter to the link to a list. */
export const narrowed = (list: string, member: string, value: string) =>
  `${list}${list.includes('?') ? '&' : '?'}${member}=${encodeURIComponent(value)}`;
