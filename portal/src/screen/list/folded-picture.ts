import { local } from '../../browser/storage.ts';
import { createStore } from '../../browser/store.ts';

const store = createStore(local.get('picture') === 'folded');

/** Whether the pictures above lists are folded. It is of the person, and the same for all lists. */
export const foldedPicture = {
  use: store.use,
  set(isFolded: boolean) {
    if (isFolded) local.set('picture', 'folded');
    else local.remove('picture');
    store.set(isFolded);
  },
};
