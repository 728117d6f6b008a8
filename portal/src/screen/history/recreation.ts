import { createStore } from '../../browser/store.ts';

/** A deleted record whose values are in the form of a new one. In memory only. */
type Recreation = {
  /** Address of that form. */
  add: string;
  /** Its entry in the history. */
  entryId: number;
};

const store = createStore<Recreation | null>(null);

const moves = ['pushState', 'replaceState', 'popstate'];

/** @param open leads to the form; leaving it ends the recreation */
export function beginRecreation(recreation: Recreation, open: () => void): void {
  store.set(recreation);
  const look = () => {
    if (store.get() === recreation && window.location.pathname === recreation.add) return;
    if (store.get() === recreation) store.set(null);
    for (const move of moves) window.removeEventListener(move, look);
  };
  for (const move of moves) window.addEventListener(move, look);
  open();
}

/** The deleted record that the form on this page creates again, once. */
export function takeRecreation(): number | undefined {
  const current = store.get();
  if (current?.add !== window.location.pathname) return undefined;
  store.set(null);
  return current.entryId;
}
