import '@trunkline/ui/styles.css';
// First: numbers the history entries before the router listens to them.
import './screen/leave-guard/index.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { ConfigError, config } from './config/index.ts';
import { connect } from './platform/transport.ts';
import { registerScreenCode } from './screen/head-start.ts';
import { getSession, serverUnreachable, sessionExpired } from './session/session.ts';
import { loadCode, loadRoutes, loadScreen } from './shell/screen-code.ts';

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
      void import('@trunkline/ui/tokens/theme').then(({ applyBrand, letterMark }) => {
        applyBrand(brand);
        const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
        icon?.removeAttribute('type');
        icon?.setAttribute('href', brand.logoUrl ?? letterMark(brand));
      });
    }
    registerScreenCode(loadScreen);
    // What a boundary caught it reports itself, with the name of the route.
    const options = { onCaughtError: () => undefined };
    const show = () => {
      // The log-in page is drawn already, see start/draw-log-in-page.ts.
      if (root.hasChildNodes()) hydrateRoot(root, <App />, options);
      else createRoot(root, options).render(<App />);
    };
    // Code first: React would hold a fallback for 300 ms. Code that failed is told by its boundary.
    loadRoutes()
      .then(() => loadCode(window.location.pathname))
      .then(show, show);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { problems } = error;
    void import('./config/show-problems.ts').then(({ showProblems }) =>
      showProblems(root, problems),
    );
  }
}

const root = document.getElementById('root');
if (root) start(root);
