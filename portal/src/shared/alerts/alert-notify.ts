import { local, localKeys } from '../../browser/storage.ts';
import { createStore } from '../../browser/store.ts';
import { type AlertNotify, readNotify } from './alert-notify.model.ts';

const read = () => readNotify(local.get(localKeys.alertNotify));
const store = createStore<AlertNotify>(read());

/** Preference for notifications, shared with other tabs. */
export const alertNotify = {
  get: store.get,
  use: store.use,
  refresh: () => store.set(read()),
  set(next: AlertNotify) {
    local.set(localKeys.alertNotify, JSON.stringify(next));
    store.set(next);
  },
};
