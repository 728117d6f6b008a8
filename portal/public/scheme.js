// The person's choice, else what the system asks for. See src/shell/scheme.ts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('scheme');
  } catch {
    // Storage may be forbidden; the system's scheme serves.
  }
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.mode = dark ? 'dark' : 'light';
})();
