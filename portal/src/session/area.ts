import { local, localKeys } from '../browser/storage.ts';

/**
 * Remembers the area of the console a person is in. The filter of calls and alerts belongs to the
 * area it was set in, and is forgotten on the way to another (specification 1 §4).
 */
export function enterArea(pathname: string): void {
  const area = pathname.split('/')[2] ?? '';
  if (local.get(localKeys.location) === area) return;
  local.set(localKeys.location, area);
  local.remove(localKeys.queryFilter);
}
