import { isRecord } from '../../../browser/record.ts';
import { local, localKeys } from '../../../browser/storage.ts';

/** All lists of all people; empty if the storage is unreadable. */
function readAll(): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(local.get(localKeys.lists) ?? '{}');
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
}

/** @param place key of a person's list */
export function listAt(place: string): Record<string, unknown> {
  const kept = readAll()[place];
  return isRecord(kept) ? kept : {};
}

/** Leaves other lists and unreadable members unchanged. */
export const write = (place: string, changes: Record<string, unknown>) =>
  local.set(
    localKeys.lists,
    JSON.stringify({ ...readAll(), [place]: { ...listAt(place), ...changes } }),
  );

/** The columns chosen last, as in the query; '' for none. */
export function keptColumns(place: string): string {
  const { columns } = listAt(place);
  return typeof columns === 'string' ? columns : '';
}

export const keepColumns = (place: string, columns: string) => write(place, { columns });
