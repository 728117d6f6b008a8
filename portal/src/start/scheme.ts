/**
 * Before the first paint, so that a dark console never flashes white and a compact one never shrinks.
 * The code that changes these choices comes on demand: shell/scheme.ts, shell/density.ts.
 */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be forbidden; the system's scheme serves.
    return null;
  }
}

const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** Shows the person's choice, else what the system asks for. */
export function applyScheme(): void {
  const chosen = read('scheme');
  const isDark = chosen ? chosen === 'dark' : systemDark.matches;
  document.documentElement.dataset.mode = isDark ? 'dark' : 'light';
}

applyScheme();
systemDark.addEventListener('change', applyScheme);
if (read('density') === 'compact') document.documentElement.dataset.density = 'compact';
