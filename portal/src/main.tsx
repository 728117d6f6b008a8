import '@trunkline/ui/styles.css';
// First: numbers the history entries before the router listens to them.
import './screen/leave-guard/index.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { isLinkSlow } from './browser/connection.ts';
import { requireKnownMarkup } from './browser/trusted-types.ts';
import { ConfigError, config } from './config/index.ts';
import { connect } from './platform/client/calls/transport.ts';
import { getSession, serverUnreachable, sessionExpired } from './session/session.ts';
import { whenIdle } from './start/idle.ts';
import { loadCode, loadRoutes } from './start/screens.ts';

requireKnownMarkup();

/** Text that is laid out before its font has loaded is laid out twice, first in a system font. */
function loadFonts(root: HTMLElement): void {
  for (const token of ['--tl-font', '--tl-font-mono']) {
    const [family] = getComputedStyle(root).getPropertyValue(token).split(',');
    document.fonts.load(`1em ${family}`).catch(() => undefined);
  }
}

async function start(root: HTMLElement): Promise<void> {
  const { apiBaseUrl, brand } = config();
  connect({
    baseUrl: apiBaseUrl,
    getToken: () => getSession()?.token ?? null,
    onUnauthorized: sessionExpired,
    onUnreachable: serverUnreachable,
  });
  // The boundary reports code that failed to load.
  const loading = loadRoutes()
    .then(() => loadCode(window.location.pathname))
    .catch(() => undefined);
  // Before anything is drawn; without its colours rather than not at all.
  if (brand) (await import('./config/brand.ts').catch(() => undefined))?.wearBrand(brand);
  if (getSession() && !isLinkSlow()) loadFonts(root);
  // Code first: React would hold a fallback for 300 ms.
  await loading;
  // Boundaries report their errors themselves, with the route's name.
  const options = { onCaughtError: () => undefined };
  // The log-in page is drawn already, see start/draw-log-in-page.ts.
  if (root.hasChildNodes()) hydrateRoot(root, <App />, options);
  else createRoot(root, options).render(<App />);
  // On a slow link the font comes after the code, see start/start.ts.
  whenIdle(() => document.documentElement.style.removeProperty('--tl-font'));
}

const root = document.getElementById('root');
if (root) {
  start(root).catch(async (error: unknown) => {
    if (!(error instanceof ConfigError)) throw error;
    const { showProblems } = await import('./config/show-problems.ts');
    showProblems(root, error.problems);
  });
}
