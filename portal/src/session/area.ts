import { local, localKeys } from '../browser/storage.ts';

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
