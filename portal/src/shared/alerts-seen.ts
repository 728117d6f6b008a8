import { local, localKeys } from '../browser/storage.ts';
import { createStore } from '../browser/store.ts';

const read = () => Number(local.get(localKeys.alertsSeen)) || null;
const store = createStore<number | null>(read());

/** When alerts were looked at last, in milliseconds since the epoch; null: never in this browser. */
export const alertsSeen = {
  use: store.use,
  /** Another tab may have looked, or the user has signed out. */
  refresh: () => store.set(read()),
  set(at: number) {
    local.set(localKeys.alertsSeen, String(at));
    store.set(at);
  },
};
