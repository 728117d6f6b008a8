import { local, localKeys } from '../browser/storage.ts';
import { createStore } from '../browser/store.ts';

const store = createStore(local.get(localKeys.activeServiceProvider));

/** Service provider chosen in the navigation, remembered between visits. */
export const activeProvider = {
  get: store.get,
  use: store.use,
  set(serviceProviderSid: string) {
    local.set(localKeys.activeServiceProvider, serviceProviderSid);
    store.set(serviceProviderSid);
  },
  forget() {
    local.remove(localKeys.activeServiceProvider);
    store.set(null);
  },
};
