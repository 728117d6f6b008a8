import './scheme.ts';
import { addresses } from '../addresses.ts';
import { isLinkSlow } from '../browser/connection.ts';
import { localKeys, sessionKeys } from '../browser/storage.ts';
import { sendEarly } from '../platform/client/cache/early.ts';
import { type EarlyUrls, earlyUrls } from './context.ts';
import { drawLogInPage } from './draw-log-in-page.ts';

/**
 * In the head, before the modules: asks for the code of the screen at this address and for what it
 * will show, while the entry is still on its way. Whatever goes wrong here, the console asks itself.
 */

/**
 * Files by their place in `files`, which has their names in `folder` without `.js`; of screens by
 * address, `:` for an id. Filled in by the build.
 */
declare const __SCREEN_FILES__: {
  folder: string;
  /** Address of the font of the interface. */
  font: string;
  files: string[];
  shell: number[];
  brand: number[];
  screens: [string, number[]][];
};
const { folder, font, files, shell, brand, screens } = __SCREEN_FILES__;

declare global {
  /**
   * Loads the code of the screen at an address, all of its files at once. Only built consoles have
   * it; imports find their files without it, one after the other.
   */
  var TRUNKLINE_PRELOAD: ((pathname: string, priority?: 'low') => void) | undefined;
  /** What the screen at an address reads first. The page itself has no early reads: see the build. */
  var TRUNKLINE_EARLY_URLS: EarlyUrls | undefined;
}

function filesFor(pathname: string): number[] {
  const match = screens.find(([pattern]) => {
    const parts = pattern.split('/');
    const own = pathname.split('/');
    return (
      parts.length === own.length &&
      parts.every((part, index) => part === ':' || part === own[index])
    );
  });
  const own = match?.[1] ?? [];
  return pathname.startsWith('/internal/') ? [...shell, ...own] : own;
}

const asked = new Set<number>();

function preload(places: readonly number[], priority: 'low' | 'auto' = 'auto'): void {
  for (const place of places) {
    const file = files[place];
    if (file === undefined || asked.has(place)) continue;
    asked.add(place);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = priority;
    link.href = `${folder}${file}.js`;
    document.head.append(link);
  }
}
/** As wide as the font it stands in for, which `main.tsx` lets come once the code is there. */
const fallbackFont = '"Instrument Sans Fallback", system-ui, sans-serif';

function preloadFont(): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' });
  link.href = font;
  document.head.append(link);
}

globalThis.TRUNKLINE_PRELOAD = (pathname, priority) => preload(filesFor(pathname), priority);
globalThis.TRUNKLINE_EARLY_URLS = earlyUrls;

try {
  const { pathname, search, origin } = window.location;
  const kept = (name: string) => window.sessionStorage.getItem(name) !== null;
  const mustChangePassword = kept(sessionKeys.pendingToken);
  const token = mustChangePassword ? null : window.localStorage.getItem(localKeys.token);
  const mustLogIn = token === null && pathname.startsWith('/internal/');
  const settings = (window.PORTAL_CONFIG ?? {}) as Record<string, unknown>;
  // Before the code, of which the entry alone takes longer than the answers.
  if (token) {
    const given = settings['apiBaseUrl'];
    const base = typeof given === 'string' && given !== '' ? given : `${origin}/api/v1`;
    const url = base.replace(/\/+$/, '');
    sendEarly(earlyUrls(url, { pathname, search }, token, false), token);
  }
  preload(filesFor(mustLogIn ? addresses.logIn : pathname));
  // Nothing is drawn before it.
  if (settings['brand'] !== undefined) {
    preload(brand);
    // Our own shade would show until the colours of the brand are there, see config/brand.ts.
    document.documentElement.style.setProperty('--tl-surface-page', 'Canvas');
  } else if (isLinkSlow()) document.documentElement.style.setProperty('--tl-font', fallbackFont);
  else preloadFont();
  // A message for it comes with the console.
  const isPlain = token === null && !mustChangePassword && !kept(sessionKeys.flashMessage);
  if (pathname === addresses.logIn && isPlain) drawLogInPage(settings);
} catch {
  // Storage may be forbidden: the console starts without a head start.
}
