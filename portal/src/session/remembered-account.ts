import { local, localKeys } from '../browser/storage.ts';

/** The next list shows this account: that of a new record, or with null all of them. */
export function rememberAccount(accountSid: string | null): void {
  if (accountSid === null) local.remove(localKeys.accountFilter);
  else local.set(localKeys.accountFilter, accountSid);
}

/** The account of the last list; it may be gone, or belong to another provider. */
export const rememberedAccount = () => local.get(localKeys.accountFilter);

/**
 * Remembers the area of the console that is open. The filter of calls and alerts belongs to the
 * area it was set in, and is cleared when another one is opened.
 */
export function enterArea(pathname: string): void {
  const area = pathname.split('/')[2] ?? '';
  if (local.get(localKeys.location) === area) return;
  local.set(localKeys.location, area);
  local.remove(localKeys.queryFilter);
}
