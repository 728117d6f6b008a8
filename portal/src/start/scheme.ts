/**
 * Before the first paint, so that a dark console never flashes white and a compact one never shrinks:
 * the person's choice, else what the system asks for. See shell/scheme.ts and shell/density.ts.
 */
let chosen: string | null = null;
try {
  chosen = localStorage.getItem('scheme');
  if (localStorage.getItem('density') === 'compact') {
    document.documentElement.dataset.density = 'compact';
  }
} catch {
  // Storage may be forbidden; the system's scheme serves.
}
const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.mode = isDark ? 'dark' : 'light';

export {};
