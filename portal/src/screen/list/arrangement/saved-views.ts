import { isRecord } from '../../../browser/record.ts';
import { listAt, write } from './kept-lists.ts';

/** What a list shows, under a name. `search` is the part of the address after `?`. */
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

/** In place of one of this name. */
export const keepView = (place: string, view: View) =>
  write(place, { views: [...others(place, view.name), view] });

export const forgetView = (place: string, name: string) =>
  write(place, { views: others(place, name) });
