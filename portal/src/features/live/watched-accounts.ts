import type { AccountRow } from '../../platform/resources/accounts/accounts.ts';

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
