import { local } from '../../browser/storage.ts';
import { createStore } from '../../browser/store.ts';

const store = createStore(local.get('picture') !== 'open');

/**
 * Whether the charts above lists are folded. Folded by default, because rows matter more; one
 * setting for all lists.
 */
export const foldedPicture = {
  use: store.use,
  set(isFolded: boolean) {
    if (isFolded) local.remove('picture');
    else local.set('picture', 'open');
    store.set(isFolded);
  },
};
