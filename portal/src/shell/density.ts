import { local } from '../browser/storage.ts';
import { createStore } from '../browser/store.ts';

export type Density = 'comfortable' | 'compact';

const choice = createStore<Density>(local.get('density') === 'compact' ? 'compact' : 'comfortable');

/** Height of rows and controls. start/scheme.ts applies the stored choice before the first paint. */
export const density = {
  use: choice.use,
  set(next: Density) {
    if (next === 'comfortable') local.remove('density');
    else local.set('density', next);
    choice.set(next);
    document.documentElement.dataset.density = next;
  },
};
