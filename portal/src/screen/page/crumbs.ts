import type { Crumb } from '@trunkline/ui/primitives/breadcrumbs';
import { useLayoutEffect } from 'react';
import { createStore } from '../../browser/store.ts';

const noCrumbs: readonly Crumb[] = [];
const store = createStore(noCrumbs);

/** Breadcrumbs of the current page, for the header around it. */
export const useCrumbs = store.use;

/** Passes the page's breadcrumbs to the header while it is mounted. */
export function useTellCrumbs(crumbs: readonly Crumb[]): void {
  const text = JSON.stringify(crumbs);
  useLayoutEffect(() => {
    store.set(JSON.parse(text) as Crumb[]);
    return () => store.set(noCrumbs);
  }, [text]);
}
