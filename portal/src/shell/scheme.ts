import { local } from '../browser/storage.ts';
import { createStore } from '../browser/store.ts';

export type SchemeChoice = 'light' | 'dark' | 'system';

const stored = local.get('scheme');
const choice = createStore<SchemeChoice>(
  stored === 'light' || stored === 'dark' ? stored : 'system',
);
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

function apply(): void {
  const chosen = choice.get();
  const dark = chosen === 'system' ? systemDark.matches : chosen === 'dark';
  document.documentElement.dataset.mode = dark ? 'dark' : 'light';
}
systemDark.addEventListener('change', apply);

/** The colour scheme. start/scheme.ts applies the stored choice before the first paint. */
export const scheme = {
  use: choice.use,
  set(next: SchemeChoice) {
    if (next === 'system') local.remove('scheme');
    else local.set('scheme', next);
    choice.set(next);
    apply();
  },
};
