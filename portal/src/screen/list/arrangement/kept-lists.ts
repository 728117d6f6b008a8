import { isRecord } from '../../../browser/record.ts';
import { local, localKeys } from '../../../browser/storage.ts';

/** What a list shows, under a name. `search` is the part of the address after `?`. */
export type View = { name: string; search: string };

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
function listAt(place: string): Record<string, unknown> {
  const kept = readAll()[place];
  return isRecord(kept) ? kept : {};
}

/** Other lists, and members that can't be read, stay as they are. */
const write = (place: string, changes: Record<string, unknown>) =>
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

const isView = (one: unknown): one is View =>
  isRecord(one) && typeof one['name'] === 'string' && typeof one['search'] === 'string';

const entriesAt = (place: string): unknown[] => {
  const { views } = listAt(place);
  return Array.isArray(views) ? views : [];
};

export const keptViews = (place: string): View[] => entriesAt(place).filter(isView);

const others = (place: string, name: string) =>
  entriesAt(place).filter((one) => !(isView(one) && one.name === name));

/** In place of one of this name. */
export const keepView = (place: string, view: View) =>
  write(place, { views: [...others(place, view.name), view] });

export const forgetView = (place: string, name: string) =>
  write(place, { views: others(place, name) });
