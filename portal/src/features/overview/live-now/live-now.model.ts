import { formatCount } from '@trunkline/ui/tokens/format';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import { callsByAccount } from '../overview.model.ts';

/** Two requests per account, spread by the poller's pace. */
const accountsAtMost = 30;

type Queue = { name: string; length: number };

/** Live figures of one account; a member is absent until it was answered. */
export type AccountNow = { calls?: number; queues?: readonly Queue[] };

export type FiguresNow = {
  /** Calls that go on; null where no account has answered. */
  calls: number | null;
  /** The account with most of them; null where there are none. */
  busiest: { accountSid: string; calls: number } | null;
  /** The queue with the most callers; null if all are empty. */
  longest: { accountSid: string; name: string; waiting: number } | null;
  /** Accounts that answered with their calls. */
  answeredAccounts: number;
};

/** Accounts to ask: those with most calls today, then the others in their order. */
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
    // Names lose what is before their last colon: two that read the same are one on Live.
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

/** Accounts whose last poll failed, with why. */
type Failed = ReadonlyMap<string, unknown>;

/** Why figures are missing or old, a sentence each. @param isOfAll several accounts are asked */
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
