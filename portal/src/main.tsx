import '@trunkline/ui/styles.css';
// First: numbers the history entries before the router listens to them.
import './screen/leave-guard/index.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { ConfigError, config } from './config/index.ts';
import { connect } from './platform/transport.ts';
import { registerScreenCode, watchLinks } from './screen/head-start.ts';
import { getSession, serverUnreachable, sessionExpired } from './session/session.ts';
import { loadCode, loadScreen } from './shell/screen-code.ts';

function start(root: HTMLElement): void {
  try {
    const { apiBaseUrl, brand } = config();
    connect({
      baseUrl: apiBaseUrl,
      getToken: () => getSession()?.token ?? null,
      onUnauthorized: sessionExpired,
      onUnreachable: serverUnreachable,
    });
    if (brand) {
      document.title = brand.productName;
      void import('@trunkline/ui/tokens/theme').then(({ applyBrand }) => applyBrand(brand));
    }
    registerScreenCode(loadScreen);
    watchLinks();
    // What a boundary caught it reports itself, with the name of the route.
    const options = { onCaughtError: () => undefined };
    const show = () => {
      // The log-in page is drawn already, see start/draw-log-in-page.ts.
      if (root.hasChildNodes()) hydrateRoot(root, <App />, options);
      else createRoot(root, options).render(<App />);
    };
    // Code first: React would hold a fallback for 300 ms. Code that failed is told by its boundary.
    loadCode(window.location.pathname).then(show, show);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    showConfigProblems(root, error.problems);
  }
}

/** Without settings there is no application to say so: plain elements, text only. */
function showConfigProblems(root: HTMLElement, problems: string[]): void {
  const box = document.createElement('main');
  box.className = 'mx-auto grid max-w-prose gap-3 px-4 py-24';
  const heading = document.createElement('h1');
  heading.className = 'text-title font-semibold';
  heading.textContent = 'This console is not configured correctly';
  const list = document.createElement('ul');
  list.className = 'list-disc ps-5 font-mono text-small text-danger';
  for (const problem of problems) {
    const item = document.createElement('li');
    item.textContent = problem;
    list.append(item);
  }
  const help = document.createElement('p');
  help.textContent = 'Correct these settings in config.js, beside index.html, and reload the page.';
  box.append(heading, list, help);
  root.append(box);
}

const root = document.getElementById('root');
if (root) start(root);
