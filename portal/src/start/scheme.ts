import { local } from '../browser/storage.ts';

/**
 * Runs before the first paint, so that a dark console never flashes white and a compact one never
 * shrinks. The code that changes these settings loads on demand: shell/scheme.ts, shell/density.ts.
 */
const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** Applies the user's choice, otherwise the system's. */
export function applyScheme(): void {
  const chosen = local.get('scheme');
  const isDark = chosen ? chosen === 'dark' : systemDark.matches;
  document.documentElement.dataset.mode = isDark ? 'dark' : 'light';
}

applyScheme();
systemDark.addEventListener('change', applyScheme);
if (local.get('density') === 'compact') document.documentElement.dataset.density = 'compact';
