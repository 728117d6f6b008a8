import { addresses } from '../addresses.ts';
import { local, localKeys, sessionKeys, tab } from '../browser/storage.ts';
import { sendEarly } from '../platform/client/cache/early.ts';
import { type EarlyUrls, earlyUrls } from './context.ts';

/**
 * Asks for the code of the screen at this address and for what it will show, while the console is on
 * its way, and runs the console. Whatever goes wrong here, the console asks itself.
 */

/**
 * Files by their place in `files`, which has their names in `folder` without `.js`; of screens by
 * address, `:` for an id. Filled in by the build.
 */
declare const __SCREEN_FILES__: {
  folder: string;
  /** main.tsx as it was built, by its address. */
  main: string;
  files: string[];
  shell: number[];
  brand: number[];
  screens: [string, number[]][];
};
const { folder, main, files, shell, brand, screens } = __SCREEN_FILES__;

declare global {
  /**
   * Loads the code of the screen at an address, all of its files at once. Only built consoles have
   * it; imports find their files without it, one after the other.
   */
  var PORTAL_PRELOAD: ((pathname: string, priority?: 'low') => void) | undefined;
  /** What the screen at an address reads first. The page itself has no early reads: see the build. */
  var PORTAL_EARLY_URLS: EarlyUrls | undefined;
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

globalThis.PORTAL_PRELOAD = (pathname, priority) => preload(filesFor(pathname), priority);
globalThis.PORTAL_EARLY_URLS = earlyUrls;

const { pathname, search, origin } = window.location;
const mustChangePassword = tab.get(sessionKeys.pendingToken) !== null;
const token = mustChangePassword ? null : local.get(localKeys.token);
const mustLogIn = token === null && pathname.startsWith('/internal/');

function askForScreen(settings: Record<string, unknown>): void {
  // Before the code, of which the entry alone takes longer than the answers.
  if (token) {
    const url = String(settings['apiBaseUrl'] || `${origin}/api/v1`).replace(/\/+$/, '');
    sendEarly(earlyUrls(url, { pathname, search }, token, false), token);
  }
  preload(filesFor(mustLogIn ? addresses.logIn : pathname));
  // Nothing is drawn before it.
  if (settings['brand'] !== undefined) {
    preload(brand);
    // Our own shade would show until the colours of the brand are there, see config/brand.ts.
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

/** config.js may still be on its way: it is there when the page is parsed. */
function whenSet(action: (settings: Record<string, unknown>) => void): void {
  const settings = window.PORTAL_CONFIG as Record<string, unknown> | undefined;
  if (settings) action(settings);
  else whenParsed(() => action((window.PORTAL_CONFIG ?? {}) as Record<string, unknown>));
}

whenParsed(() => whenStyled(() => void import(/* @vite-ignore */ main)));
// The console runs whatever goes wrong here.
whenSet(askForScreen);
