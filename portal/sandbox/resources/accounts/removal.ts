import type { Store } from '../../store/store.ts';
import type { AccountRow } from './store.ts';

/**
 * Deletes an account and what belongs to it, in the platform's order and, as there, without a
 * transaction: when a reference refuses a later step, the earlier ones have already happened.
 */
export function removeAccount(store: Store, account: AccountRow): void {
  const { account_sid: sid } = account;
  store.apiKeys.removeOf('account_sid', sid);
  store.subscriptions.remove(sid);
  store.speechCredentials.removeOf('account_sid', sid);
  store.users.removeOfAccount(sid);
  store.numbers.removeOfAccount(sid);
  store.teamsTenants.removeOfAccount(sid);
  // Gone even when an SMPP gateway then keeps its carrier
  // (`accounts#delete-blocked-by-smpp-gateway`).
  store.sipGateways.removeOfOwner('account_sid', sid);
  store.carriers.removeOf('account_sid', sid);
  for (const application of store.applications.list({ accountSid: sid })) {
    store.applications.remove(application.application_sid);
    store.webhooks.drop(application.call_hook_sid);
    store.webhooks.drop(application.call_status_hook_sid);
    store.webhooks.drop(application.messaging_hook_sid);
  }
  store.accountLimits.clear(sid);
  store.accounts.remove(sid);
  store.webhooks.drop(account.registration_hook_sid);
  store.webhooks.drop(account.queue_event_hook_sid);
  store.ttsCache.clearAccount(sid);
}
