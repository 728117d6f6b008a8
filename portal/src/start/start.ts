import { addresses, sidPattern } from '../addresses.ts';
import { local, localKeys, sessionKeys, tab } from '../browser/storage.ts';
import { sendEarly } from '../platform/client/cache/early.ts';
import { type EarlyUrls, earlyUrls, withStoredSids } from './context.ts';

/**
 * Requests the code and the data of the screen at this address while the console loads, then runs
 * the console. If anything fails here, the console requests it again.
 */

/**
 * Files by index into `files`, which has their names in `folder` without `.js`; files of screens by
 * address, with `:` for a SID. Filled in by the build.
 */
declare const __SCREEN_FILES__: {
  folder: string;
  /** URL of the built main.tsx. */
  main: string;
  files: string[];
  shell: number[];
  brand: number[];
  screens: [string, number[]][];
};
const { folder, main, files, shell, brand, screens } = __SCREEN_FILES__;

declare global {
  /**
   * Loads all files of the screen at an address at once. Built consoles only; without it, imports
   * find their files one after the other.
   */
  var PORTAL_PRELOAD: ((pathname: string, priority?: 'low') => void) | undefined;
  /** First reads of the screen at an address. The page's own route records have none: see the build. */
  var PORTAL_EARLY_URLS: EarlyUrls | undefined;
}

function filesFor(pathname: string): number[] {
  const address = pathname.replace(sidPattern, ':');
  const own = screens.find(([pattern]) => pattern === address)?.[1] ?? [];
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

globalThis.PORTAL_PRELOAD = (pathname, priority) => preload(filesFor(pathname), priority);
globalThis.PORTAL_EARLY_URLS = earlyUrls;

history.replaceState(history.state, '', withStoredSids(location.href));
const { pathname, search, origin } = location;
const mustChangePassword = tab.get(sessionKeys.pendingToken) !== null;
const token = mustChangePassword ? null : local.get(localKeys.token);
const mustLogIn = token === null && pathname.startsWith('/internal/');

function askForScreen(settings: Record<string, unknown>): void {
  // Sent before the code is loaded: its entry alone takes longer than the responses.
  if (token) {
    const url = String(settings['apiBaseUrl'] || `${origin}/api/v1`).replace(/\/+$/, '');
    sendEarly(earlyUrls(url, { pathname, search }, token, false), token);
  }
  preload(filesFor(mustLogIn ? addresses.logIn : pathname));
  // Nothing is drawn before it.
  if (settings['brand'] !== undefined) {
    preload(brand);
    // Avoids showing our own shade until the brand's colours are there, see config/brand.ts.
    document.documentElement.style.setProperty('--tl-surface-page', 'Canvas');
  }
}

/** Layouts are measured as soon as the console runs. */
function whenStyled(action: () => void): void {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (sheet && !sheet.sheet) sheet.onload = sheet.onerror = action;
  else action();
}

function whenParsed(action: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', action);
  else action();
}

/** config.js may still be loading; it has run once the page is parsed. */
function whenSet(action: (settings: Record<string, unknown>) => void): void {
  const settings = window.PORTAL_CONFIG as Record<string, unknown> | undefined;
  if (settings) action(settings);
  else whenParsed(() => action((window.PORTAL_CONFIG ?? {}) as Record<string, unknown>));
}

whenParsed(() => whenStyled(() => void import(/* @vite-ignore */ main)));
// The console runs whatever fails here.
whenSet(askForScreen);
