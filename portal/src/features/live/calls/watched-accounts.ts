import type { AccountRow } from '../../../platform/resources/accounts/accounts.ts';

/** At most so many accounts are watched together: with more, each would be seen too rarely. */
export const watchedAtMost = 40;

/**
 * The accounts of the screen, by name.
 * @param chosen undefined while it is not known; null: all
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
 * Accounts with a SIP realm: nobody can register at another. All of them where none has one, or
 * there would be nothing to ask.
 */
export function accountsWithRealm(
  watched: readonly string[],
  accounts: readonly AccountRow[] | undefined,
): readonly string[] {
  const realms = new Map(accounts?.map(({ account_sid, sip_realm }) => [account_sid, sip_realm]));
  const kept = watched.filter((sid) => realms.get(sid) !== '');
  return kept.length > 0 ? kept : watched;
}
