import { isRecord } from '../../../browser/record.ts';
import { local, localKeys } from '../../../browser/storage.ts';

/** All lists of all people; nothing for what can't be read. */
function readAll(): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(local.get(localKeys.lists) ?? '{}');
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
}

/** @param place person and list */
export function listAt(place: string): Record<string, unknown> {
  const kept = readAll()[place];
  return isRecord(kept) ? kept : {};
}

/** Other lists, and members that can't be read, stay as they are. */
export const write = (place: string, changes: Record<string, unknown>) =>
  local.set(
    localKeys.lists,
    JSON.stringify({ ...readAll(), [place]: { ...listAt(place), ...changes } }),
  );

/** The columns that were chosen last, as the address has them; '' for none. */
export function keptColumns(place: string): string {
  const { columns } = listAt(place);
  return typeof columns === 'string' ? columns : '';
}

export const keepColumns = (place: string, columns: string) => write(place, { columns });
