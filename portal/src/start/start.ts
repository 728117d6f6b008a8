import './scheme.ts';
import { addresses } from '../addresses.ts';
import { sendEarly } from '../platform/early.ts';
import { earlyUrls, storageNames } from './context.ts';
import { drawLogInPage } from './draw-log-in-page.ts';

/**
 * In the head, before the modules: asks for the code of the screen at this address and for what it
 * will show, while the entry is still on its way. Whatever goes wrong here, the console asks itself.
 */

/** Files by their place in `files`; of screens by address, `:sid` for an id. Filled in by the build. */
declare const __SCREEN_FILES__: {
  files: string[];
  shell: number[];
  logIn: number[];
  screens: [string, number[]][];
};
const { files, shell, logIn, screens } = __SCREEN_FILES__;

function filesFor(pathname: string, isSignedIn: boolean): number[] {
  if (!pathname.startsWith('/internal/')) return pathname === '/' ? logIn : [];
  if (!isSignedIn) return logIn;
  const match = screens.find(([pattern]) => {
    const parts = pattern.split('/');
    const own = pathname.split('/');
    return (
      parts.length === own.length &&
      parts.every((part, index) => part.startsWith(':') || part === own[index])
    );
  });
  return match ? [...shell, ...match[1]] : shell;
}

function preload(file: string | undefined): void {
  if (file === undefined) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}

try {
  const { pathname, search, origin } = window.location;
  const kept = (name: string) => window.sessionStorage.getItem(name) !== null;
  const mustChangePassword = kept(storageNames.pendingToken);
  const token = mustChangePassword ? null : window.localStorage.getItem(storageNames.token);
  for (const place of filesFor(pathname, token !== null)) preload(files[place]);
  const settings = (window.PORTAL_CONFIG ?? {}) as Record<string, unknown>;
  // A message for it comes with the console.
  const isPlain = token === null && !mustChangePassword && !kept(storageNames.message);
  if (pathname === addresses.logIn && isPlain) drawLogInPage(settings);
  if (token) {
    const given = settings['apiBaseUrl'];
    const base = typeof given === 'string' && given !== '' ? given : `${origin}/api/v1`;
    const url = base.replace(/\/+$/, '');
    sendEarly(earlyUrls(url, { pathname, search }, window.localStorage, token, false), token);
  }
} catch {
  // Storage may be forbidden: the console starts without a head start.
}
