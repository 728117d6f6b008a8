import { recordFrom } from '../../browser/record.ts';
import { local, localKeys } from '../../browser/storage.ts';
import { createStore } from '../../browser/store.ts';

const read = () => local.get(localKeys.alertsSeen);
const store = createStore(read());

/** When each user last looked at alerts. Kept per user, because a browser may have several. */
export const alertsSeen = {
  /** In milliseconds since the epoch; null: never in this browser. */
  use(userSid: string): number | null {
    const at = recordFrom(store.use())[userSid];
    return typeof at === 'number' ? at : null;
  },
  /** Reads again: another tab may have changed it. */
  refresh: () => store.set(read()),
  set(userSid: string, at: number) {
    const all = JSON.stringify({ ...recordFrom(read()), [userSid]: at });
    local.set(localKeys.alertsSeen, all);
    store.set(all);
  },
};
