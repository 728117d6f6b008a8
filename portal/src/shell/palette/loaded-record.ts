import type { Cache } from 'swr';
import { isRecord } from '../../browser/record.ts';
import type { FindContext, Finder, Found } from '../../screen/finder.ts';

/** Rows of a list or of one of its pages. */
function rowsOf(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  if (!isRecord(data)) return [];
  return Array.isArray(data['data']) ? data['data'] : [];
}

/**
 * The record of an id that some list of the page has: nothing has to be asked for it.
 * @param cache of the hooks
 */
export async function loadedRecord(
  { loaded }: Finder,
  sid: string,
  cache: Cache,
  context: FindContext,
): Promise<Found | null> {
  if (!loaded) return null;
  const { resource, sidMember, nameMember, isOwn, nameOf } = loaded;
  for (const key of cache.keys()) {
    if (!key.startsWith(`@"${resource}",`)) continue;
    for (const row of rowsOf(cache.get(key)?.data)) {
      if (!isRecord(row) || row[sidMember] !== sid) continue;
      const name = row[nameMember];
      if (typeof name !== 'string' || (isOwn && !isOwn(row, context))) continue;
      return { sid, name: (await nameOf?.(name)) ?? (name || sid) };
    }
  }
  return null;
}
