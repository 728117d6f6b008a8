import type { Services } from '../../http/env.ts';
import { isEnded } from '../../live/live-state.ts';
import type { AccountRow } from '../../resources/accounts/store.ts';
import type { LimitStore } from '../../resources/limits/store.ts';
import type { Refusal } from './refusal.ts';

type Parts = Pick<Services, 'store' | 'live' | 'hosted'>;

/** Number of calls in progress; further legs of a call don't count. */
const callsOf = ({ live }: Parts, accountSid: string) =>
  live
    .list(accountSid)
    .filter((record) => record && !isEnded(record) && record['parent_call_sid'] === undefined)
    .length;

/** No row, or 0, means no limit. */
function quantity(limits: LimitStore, owner: string, category: string): number | undefined {
  const [row] = limits.list(owner, category);
  return row && row.quantity > 0 ? row.quantity : undefined;
}

const isFull = (limit: number | undefined, count: () => number): limit is number =>
  limit !== undefined && count() >= limit;

const full = (reason: string, limit: number): Refusal => ({
  status: 503,
  reason,
  headers: [['X-Call-Limit', String(limit)]],
});

/** Refusal if the account can't begin another call. Sessions paid for are the limit. */
export function callLimit(parts: Parts, account: AccountRow): Refusal | undefined {
  const { store, hosted } = parts;
  const { account_sid: sid, service_provider_sid: provider } = account;
  if (hosted) {
    const subscription = store.subscriptions.get(sid);
    if (!subscription) return { status: 503, reason: 'No Active Subscription' };
    const { sessions } = subscription;
    if (callsOf(parts, sid) >= sessions) return full('Maximum Calls In Progress', sessions);
    return undefined;
  }
  const own = quantity(store.accountLimits, sid, 'voice_call_session');
  if (isFull(own, () => callsOf(parts, sid))) return full('Max Account Calls In Progress', own);
  const shared = quantity(store.serviceProviderLimits, provider, 'voice_call_session');
  const all = () =>
    store.accounts
      .list({ serviceProviderSid: provider })
      .reduce((sum, { account_sid }) => sum + callsOf(parts, account_sid), 0);
  if (isFull(shared, all)) return full('Max Service Provider Calls In Progress', shared);
  return undefined;
}

/** Refusal if the account can't register another device, where accounts pay for devices. */
export function deviceLimit(
  { store, live, hosted }: Parts,
  account: AccountRow,
  time: number,
): Refusal | undefined {
  const subscription = hosted ? store.subscriptions.get(account.account_sid) : undefined;
  if (!subscription) return undefined;
  const ratio = Number(account['device_to_call_ratio'] ?? 0);
  const most = subscription.sessions * ratio + subscription.devices;
  const registered = [...live.registrations].filter(
    ([address, { expiryTime }]) => address.endsWith(`@${account.sip_realm}`) && expiryTime > time,
  ).length;
  return registered >= most ? { status: 503, reason: 'Max Devices Registered' } : undefined;
}
