import { local, localKeys } from '../browser/storage.ts';

/** Makes the next list show this account, such as a new record's; null: all accounts. */
export function rememberAccount(accountSid: string | null): void {
  if (accountSid === null) local.remove(localKeys.accountFilter);
  else local.set(localKeys.accountFilter, accountSid);
}

/** Account of the last list; it may be deleted, or belong to another provider. */
export const rememberedAccount = () => local.get(localKeys.accountFilter);

/**
 * Remembers the open area of the console. The filter of calls and alerts belongs to the area it was
 * set in; opening another one clears it.
 */
export function enterArea(pathname: string): void {
  const area = pathname.split('/')[2] ?? '';
  if (local.get(localKeys.location) === area) return;
  local.set(localKeys.location, area);
  local.remove(localKeys.queryFilter);
}
