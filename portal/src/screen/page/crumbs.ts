import type { Crumb } from '@trunkline/ui/primitives/breadcrumbs';
import { useLayoutEffect } from 'react';
import { createStore } from '../../browser/store.ts';

const noCrumbs: readonly Crumb[] = [];
const store = createStore(noCrumbs);

/** The way to the page that is shown, for the header around it. */
export const useCrumbs = store.use;

/** Tells the header where this page is, as long as it is shown. */
export function useTellCrumbs(crumbs: readonly Crumb[]): void {
  const text = JSON.stringify(crumbs);
  useLayoutEffect(() => {
    store.set(JSON.parse(text) as Crumb[]);
    return () => store.set(noCrumbs);
  }, [text]);
}
