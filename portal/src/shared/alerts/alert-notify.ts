import { local, localKeys } from '../../browser/storage.ts';
import { createStore } from '../../browser/store.ts';
import { type AlertNotify, readNotify } from './alert-notify.model.ts';

const read = () => readNotify(local.get(localKeys.alertNotify));
const store = createStore<AlertNotify>(read());

/** What the person wants to be notified of; the other tabs hear of it. */
export const alertNotify = {
  get: store.get,
  use: store.use,
  refresh: () => store.set(read()),
  set(next: AlertNotify) {
    local.set(localKeys.alertNotify, JSON.stringify(next));
    store.set(next);
  },
};
