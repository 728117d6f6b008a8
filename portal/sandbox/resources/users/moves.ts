import type { Caller, Services } from '../../http/env.ts';
import { badRequest } from '../../http/errors.ts';
import type { UserRow } from './store.ts';

const refused = (reason: string) => badRequest(`Invalid request: ${reason}`);

/** Whether a user may go where a PUT sends it: within its provider, and never upwards. */
export function checkUserMove(
  { store }: Services,
  caller: Caller,
  user: UserRow,
  body: Record<string, unknown>,
): void {
  const { account_sid, service_provider_sid } = body;
  // Null is refused even where the user has none (`users#put-promote-account-sid-null`).
  if (account_sid === null || service_provider_sid === null) {
    throw refused('user may not be promoted');
  }
  if (account_sid !== undefined && caller.scope === 'account' && account_sid !== user.account_sid) {
    throw refused('user may not be promoted or moved to another account');
  }
  if (
    service_provider_sid !== undefined &&
    caller.scope !== 'admin' &&
    service_provider_sid !== caller.serviceProviderSid
  ) {
    throw refused('user may not be promoted or moved to another service provider');
  }
  const account = typeof account_sid === 'string' ? store.accounts.get(account_sid) : undefined;
  if (account_sid !== undefined && !account) throw refused('account_sid does not exist');
  const home =
    user.service_provider_sid ??
    (user.account_sid === null ? undefined : store.accounts.get(user.account_sid))?.[
      'service_provider_sid'
    ];
  if (account && home && account.service_provider_sid !== home) {
    throw refused('user may not be moved to another service provider');
  }
  if (service_provider_sid === undefined) return;
  if (
    typeof service_provider_sid !== 'string' ||
    !store.serviceProviders.get(service_provider_sid)
  ) {
    throw refused('service_provider_sid does not exist');
  }
  if (home && service_provider_sid !== home) {
    throw refused('user may not be moved to another service provider');
  }
}
