import { createStore } from '../../browser/store.ts';

/** Whether the panel of API calls is open. */
export const apiCallsPanel = createStore(false);
