import { formatCount } from '@trunkline/ui/tokens/format';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import { callsByAccount } from '../overview.model.ts';

/** Two requests per account, paced by the poller. */
const accountsAtMost = 30;

type Queue = { name: string; length: number };

/** Live figures of one account; a member is absent until its first response. */
export type AccountNow = { calls?: number; queues?: readonly Queue[] };

export type FiguresNow = {
  /** Calls in progress; null until an account has responded. */
  calls: number | null;
  /** Account with the most calls; null for none. */
  busiest: { accountSid: string; calls: number } | null;
  /** Queue with the most callers; null if all are empty. */
  longest: { accountSid: string; name: string; waiting: number } | null;
  /** Number of accounts whose calls have loaded. */
  answeredAccounts: number;
};

/** Accounts to poll: those with the most calls today, then the others in order. */
export function askedFirst(
  accountSids: readonly string[],
  callsToday: readonly { account_sid: string }[],
): string[] {
  const known = new Set(accountSids);
  const busy = callsByAccount(callsToday)
    .map(({ sid }) => sid)
    .filter((sid) => known.has(sid));
  return [...new Set([...busy, ...accountSids])].slice(0, accountsAtMost);
}

export function figuresNow(accounts: ReadonlyMap<string, AccountNow>): FiguresNow {
  const figures: FiguresNow = { calls: null, busiest: null, longest: null, answeredAccounts: 0 };
  for (const [accountSid, { calls, queues = [] }] of accounts) {
    if (calls !== undefined) {
      figures.calls = (figures.calls ?? 0) + calls;
      figures.answeredAccounts += 1;
      if (calls > (figures.busiest?.calls ?? 0)) figures.busiest = { accountSid, calls };
    }
    // Names lose everything before their last colon: equal ones count as one queue, as on Live.
    const waiting = new Map<string, number>();
    for (const { name, length } of queues) waiting.set(name, (waiting.get(name) ?? 0) + length);
    for (const [name, count] of waiting) {
      if (count > (figures.longest?.waiting ?? 0)) {
        figures.longest = { accountSid, name, waiting: count };
      }
    }
  }
  return figures;
}

/** Accounts whose last poll failed, with the error. */
type Failed = ReadonlyMap<string, unknown>;

/** Reasons why figures are missing or stale, one sentence each. @param isOfAll several accounts are polled */
export function failuresNow(calls: Failed, queues: Failed, isOfAll: boolean): string[] {
  const told = (what: string, failed: Failed) => {
    const [error] = failed.values();
    const of = isOfAll ? ` of ${formatCount(failed.size, 'account')}` : '';
    return failed.size === 0 ? [] : [`Couldn’t load ${what}${of}: ${messageOf(error)}`];
  };
  const [ofCalls] = told('the live calls', calls);
  const [ofQueues] = told('the live calls', queues);
  if (ofCalls !== undefined && ofCalls === ofQueues) {
    return told('the live calls and queues', calls);
  }
  return [...told('the live calls', calls), ...told('the queues', queues)];
}
