import { isRecord } from '../../../browser/record.ts';
import { listAt, write } from './kept-lists.ts';

/** A named view of a list. `search` is the query without `?`. */
export type View = { name: string; search: string };

const isView = (one: unknown): one is View =>
  isRecord(one) && typeof one['name'] === 'string' && typeof one['search'] === 'string';

const entriesAt = (place: string): unknown[] => {
  const { views } = listAt(place);
  return Array.isArray(views) ? views : [];
};

export const keptViews = (place: string): View[] => entriesAt(place).filter(isView);

const others = (place: string, name: string) =>
  entriesAt(place).filter((one) => !(isView(one) && one.name === name));

/** Saves a view, replacing one of the same name. */
export const keepView = (place: string, view: View) =>
  write(place, { views: [...others(place, view.name), view] });

export const forgetView = (place: string, name: string) =>
  write(place, { views: others(place, name) });
