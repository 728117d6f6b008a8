import { local } from '../../browser/storage.ts';
import { createStore } from '../../browser/store.ts';

const store = createStore(local.get('picture') !== 'open');

/**
 * Whether the pictures above lists are folded, as they are at first: rows matter more. A choice of
 * the person, the same for all lists.
 */
export const foldedPicture = {
  use: store.use,
  set(isFolded: boolean) {
    if (isFolded) local.remove('picture');
    else local.set('picture', 'open');
    store.set(isFolded);
  },
};
