import type { Services } from '../../http/env.ts';
import { ownSubscription } from '../subscriptions/view.ts';
import type { UserRow } from './store.ts';
import { ownUser } from './view.ts';

/**
 * `/Users/me` of the hosted platform (`registration#me-hosted`); undefined for who has no account
 * or whose account has no subscription. Of the account only what is added or told otherwise.
 */
export function hostedMe({ store }: Services, user: UserRow) {
  const account = store.accounts.get(user.account_sid ?? '');
  const subscription = account && store.subscriptions.get(account.account_sid);
  if (!account || !subscription) return undefined;
  const { account_sid: _account, ...rest } = ownUser(user);
  const provider = store.serviceProviders.get(account.service_provider_sid);
  return {
    user: rest,
    account: {
      is_active: account['is_active'] !== 0,
      root_domain: provider?.root_domain ?? null,
    },
    api_keys: store.apiKeys
      .ofAccount(account.account_sid)
      .map(({ api_key_sid, token, last_used, created_at }) => ({
        api_key_sid,
        token,
        last_used,
        created_at,
      })),
    subscription: ownSubscription(subscription, account),
    static_ips: [],
  };
}
