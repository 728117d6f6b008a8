import type { Scope, Services } from '../../http/env.ts';
import { ownSubscription } from '../subscriptions/view.ts';
import type { ListedUser, UserRow } from './store.ts';

type Owner = Pick<UserRow, 'account_sid' | 'service_provider_sid'>;

/** Derives the role from the two ids: without a provider, even a user of an account is an admin. */
export function scopeOf({ account_sid, service_provider_sid }: Owner): Scope {
  if (service_provider_sid === null) return 'admin';
  return account_sid === null ? 'service_provider' : 'account';
}

export const permissionsOf = (user: UserRow): string[] => JSON.parse(user.permissions) as string[];

/** List rows name the owners that the user has and omit the others. */
export function listedUser(user: ListedUser) {
  const { user_sid, name, email, force_change, is_active } = user;
  const row = { user_sid, name, email, scope: scopeOf(user), force_change, is_active };
  const account =
    user.account_sid === null
      ? {}
      : { account_sid: user.account_sid, account_name: user.account_name };
  const provider =
    user.service_provider_sid === null
      ? {}
      : {
          service_provider_sid: user.service_provider_sid,
          service_provider_name: user.service_provider_name,
        };
  return { ...row, ...account, ...provider };
}

export function singleUser({ hashed_password: _hash, permissions, ...user }: UserRow) {
  return { ...user, is_view_only: (JSON.parse(permissions) as string[]).includes('VIEW_ONLY') };
}

/** `/Users/me` omits the activation codes and returns some flags as booleans. */
export function ownUser(user: UserRow) {
  const {
    hashed_password: _hash,
    permissions: _permissions,
    phone_activation_code: _phone,
    email_activation_code: _email,
    ...rest
  } = user;
  return {
    ...rest,
    force_change: user.force_change !== 0,
    email_validated: user['email_validated'] !== 0,
    phone_validated: user['phone_validated'] !== 0,
  };
}

/**
 * `/Users/me` of the hosted platform (`registration#me-hosted`); undefined without an account or a
 * subscription. Contains only added or differing members of the account.
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
