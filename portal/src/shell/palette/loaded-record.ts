import { isRecord } from '../../browser/record.ts';
import type { FindContext, Finder, Found } from '../../screen/record/finder.ts';

/**
 * Finds an id in the loaded lists, without a request.
 * @param rowsOf returns the loaded rows of a resource
 */
export async function loadedRecord(
  { loaded }: Finder,
  sid: string,
  rowsOf: (resource: string) => readonly unknown[],
  context: FindContext,
): Promise<Found | null> {
  if (!loaded) return null;
  const { resource, sidMember, nameMember, isOwn, nameOf } = loaded;
  for (const row of rowsOf(resource)) {
    if (!isRecord(row) || row[sidMember] !== sid) continue;
    const name = row[nameMember];
    if (typeof name !== 'string' || (isOwn && !isOwn(row, context))) continue;
    return { sid, name: (await nameOf?.(name)) ?? (name || sid) };
  }
  return null;
}
