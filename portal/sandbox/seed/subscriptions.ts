import type { Store } from '../store/store.ts';
import { sidFor } from './sids.ts';

const day = 86_400_000;
const plans: Record<string, { sessions: number; devices: number }> = {
  trial: { sessions: 5, devices: 0 },
  free: { sessions: 1, devices: 1 },
  paid: { sessions: 20, devices: 10 },
};

/** Adds a subscription for each account: what its plan includes, or what it pays for by card. */
export function seedSubscriptions(store: Store, now: Date): void {
  for (const account of store.accounts.list()) {
    const sid = account.account_sid;
    const plan = String(account['plan_type']);
    const isPaid = plan === 'paid';
    store.subscriptions.set({
      account_subscription_sid: sidFor('subscription', sid),
      account_sid: sid,
      started_at: now.getTime() - 9 * day,
      ...(plans[plan] ?? { sessions: 5, devices: 0 }),
      stripe_subscription_id: isPaid ? `sub_Stub${sid.replaceAll('-', '').slice(0, 10)}` : null,
      stripe_status: isPaid ? 'active' : null,
      payment_method_id: isPaid ? 'pm_card_ok' : null,
    });
  }
}
