import { createStore } from '../../browser/store.ts';

/** Whether the calls of the console are shown beside it. */
export const apiCallsPanel = createStore(false);
