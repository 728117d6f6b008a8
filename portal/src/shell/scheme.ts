import { local } from '../browser/storage.ts';
import { createStore } from '../browser/store.ts';
import { applyScheme } from '../start/scheme.ts';

export type SchemeChoice = 'light' | 'dark' | 'system';

const stored = local.get('scheme');
const choice = createStore<SchemeChoice>(
  stored === 'light' || stored === 'dark' ? stored : 'system',
);

/** The colour scheme. start/scheme.ts applies the stored choice and follows the system. */
export const scheme = {
  use: choice.use,
  set(next: SchemeChoice) {
    if (next === 'system') local.remove('scheme');
    else local.set('scheme', next);
    choice.set(next);
    applyScheme();
  },
};
