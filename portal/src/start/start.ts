import { sendEarly } from '../platform/early.ts';
import { earlyUrls, storageNames } from './context.ts';

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
  const mustChangePassword = window.sessionStorage.getItem('SESS_TOKEN') !== null;
  const token = mustChangePassword ? null : window.localStorage.getItem(storageNames.token);
  for (const place of filesFor(pathname, token !== null)) preload(files[place]);
  if (token) {
    const given = (window.PORTAL_CONFIG as { apiBaseUrl?: unknown } | undefined)?.apiBaseUrl;
    const base = typeof given === 'string' && given !== '' ? given : `${origin}/api/v1`;
    const url = base.replace(/\/+$/, '');
    sendEarly(earlyUrls(url, { pathname, search }, window.localStorage, token, false), token);
  }
} catch {
  // Storage may be forbidden: the console starts without a head start.
}
