import type { AccountRow } from '../../../platform/resources/accounts/accounts.ts';

/** Maximum number of accounts to watch together: with more, each would be polled too rarely. */
export const watchedAtMost = 40;

/**
 * Accounts of the screen, by name.
 * @param chosen undefined while unknown; null: all
 * @param accounts undefined while loading, and for account users
 */
export function watchedAccounts(
  chosen: string | null | undefined,
  accounts: readonly AccountRow[] | undefined,
): string[] {
  if (chosen) return [chosen];
  if (chosen === undefined) return [];
  return (accounts ?? []).slice(0, watchedAtMost).map(({ account_sid }) => account_sid);
}

/**
 * Accounts with a SIP realm: registration requires one. If none has one, all of them, so that there
 * is something to poll.
 */
export function accountsWithRealm(
  watched: readonly string[],
  accounts: readonly AccountRow[] | undefined,
): readonly string[] {
  const realms = new Map(accounts?.map(({ account_sid, sip_realm }) => [account_sid, sip_realm]));
  const kept = watched.filter((sid) => realms.get(sid) !== '');
  return kept.length > 0 ? kept : watched;
}
