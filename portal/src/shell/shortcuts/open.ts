import { createStore } from '../../browser/store.ts';

/** Whether the sheet of keys is open. */
export const shortcutsSheet = createStore(false);
