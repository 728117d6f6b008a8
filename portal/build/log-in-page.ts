import { join } from 'node:path';
import { runnerImport } from 'vite';

/** Globals that the console's modules read while they load. */
const browser = {
  addEventListener: () => undefined,
  location: new URL('http://localhost/'),
  // Numbered already, so that nothing is written.
  history: { state: { index: 0 }, pushState: () => undefined, replaceState: () => undefined },
  // first.ts removes features that a deployment does not have.
  PORTAL_CONFIG: { enableForgotPassword: true },
};

/** Log-in page as HTML, for the document. */
export async function renderLogInPage(portal: string): Promise<string> {
  const names = ['window', 'location', 'history'] as const;
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  Object.assign(globalThis, { window: browser, ...browser });
  try {
    const { module } = await runnerImport<{ logInPage: string }>(
      join(portal, 'src/start/log-in-page.tsx'),
      { configFile: false, oxc: { jsx: { development: false } } },
    );
    return module.logInPage;
  } finally {
    for (const [index, name] of names.entries()) {
      delete (globalThis as Record<string, unknown>)[name];
      const own = before[index];
      if (own) Object.defineProperty(globalThis, name, own);
    }
  }
}
