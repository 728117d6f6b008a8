import { createStore } from '../../browser/store.ts';

/** Whether the list of shortcuts is open. */
export const shortcutsSheet = createStore(false);
