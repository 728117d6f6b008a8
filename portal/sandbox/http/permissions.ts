import type { AccountRow } from '../resources/accounts/store.ts';
import type { Caller, Ctx, Services } from './env.ts';
import {
  emptyRefusal,
  guardRefusal,
  insufficientPermissions,
  insufficientPrivileges,
} from './errors.ts';
import { isUuid, pathSid, rawSid } from './params.ts';

export function mayAccessAccount(caller: Caller, account: AccountRow | undefined, sid: string) {
  if (caller.scope === 'admin') return true;
  if (caller.scope === 'account') return caller.accountSid === sid;
  return account !== undefined && account.service_provider_sid === caller.serviceProviderSid;
}

/** An account the caller may access: a foreign one is a 403, and so is an unknown one, except for admins. */
export function reachableAccount(
  c: Ctx,
  { store }: Services,
): { sid: string; account?: AccountRow } {
  const sid = pathSid(c);
  const account = store.accounts.get(sid);
  if (!mayAccessAccount(c.get('caller'), account, sid)) throw insufficientPermissions();
  return { sid, account };
}

/**
 * In another case, a path of live data is routed, but the account's id is lost: admins get the data
 * without an account, others are refused (`calls#list-lower-case-path-account`).
 */
export function isAccountLost(c: Ctx): boolean {
  if (c.req.raw.url.includes('/Accounts/')) return false;
  if (c.get('caller').scope !== 'admin') throw insufficientPermissions();
  return true;
}

export function existingAccount(c: Ctx, services: Services): AccountRow {
  const { account } = reachableAccount(c, services);
  if (!account) throw emptyRefusal(404);
  return account;
}

/** Guards Limits and TtsCache of an account, with its own wording of refusals. */
export function guardedAccount(c: Ctx, { store }: Services): string {
  const sid = rawSid(c);
  if (!isUuid(sid)) throw guardRefusal(400, 'invalid AccountsSid format');
  if (!mayAccessAccount(c.get('caller'), store.accounts.get(sid), sid)) {
    throw insufficientPrivileges();
  }
  return sid;
}

/** Admins and the provider's own users, but not the users of its accounts. */
export function guardedServiceProvider(c: Ctx): string {
  const sid = rawSid(c);
  const { scope, serviceProviderSid } = c.get('caller');
  if (!isUuid(sid)) throw guardRefusal(400, 'invalid ServiceProvidersSid format');
  if (scope !== 'admin' && (scope !== 'service_provider' || serviceProviderSid !== sid)) {
    throw insufficientPrivileges();
  }
  return sid;
}

/** A provider the caller may read: account users may read their own. */
export function readableServiceProvider(c: Ctx): string {
  const sid = pathSid(c);
  const { scope, serviceProviderSid } = c.get('caller');
  if (scope !== 'admin' && serviceProviderSid !== sid) throw insufficientPermissions();
  return sid;
}

export function requireAdmin(c: Ctx, error: Error): void {
  if (c.get('caller').scope !== 'admin') throw error;
}

/** The caller's tenant as a filter for lists; empty for admins. */
export function ownPart({ scope, serviceProviderSid, accountSid }: Caller) {
  // An id that no row has, in case a token lacks the id its scope needs.
  const nothing = '-';
  if (scope === 'account') return { accountSid: accountSid ?? nothing };
  if (scope === 'service_provider') return { serviceProviderSid: serviceProviderSid ?? nothing };
  return {};
}
