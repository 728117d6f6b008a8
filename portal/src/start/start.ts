import './scheme.ts';
import { addresses } from '../addresses.ts';
import { isLinkSlow } from '../browser/connection.ts';
import { local, localKeys, sessionKeys, tab } from '../browser/storage.ts';
import { sendEarly } from '../platform/client/cache/early.ts';
import { type EarlyUrls, earlyUrls } from './context.ts';
import { drawLogInPage } from './draw-log-in-page.ts';

/**
 * In the head, before anything else has come: asks for the code of the console and of the screen at
 * this address, with the settings for what it will show, and runs the console. Whatever goes wrong
 * here, the console asks itself.
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
  /** What runs the console, and what that needs. */
  main: number;
  entry: number[];
  shell: number[];
  brand: number[];
  screens: [string, number[]][];
};
const { folder, font, files, main, entry, shell, brand, screens } = __SCREEN_FILES__;

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

const addressOf = (place: number) => `${folder}${files[place]}.js`;
const asked = new Set<number>();

function hint(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), link));
}

function preload(places: readonly number[], fetchPriority: 'low' | 'auto' = 'auto'): void {
  for (const place of places) {
    if (!asked.has(place)) hint({ rel: 'modulepreload', fetchPriority, href: addressOf(place) });
    asked.add(place);
  }
}

/** As wide as the font it stands in for, which `main.tsx` lets come once the code is there. */
const fallbackFont = '"Instrument Sans Fallback", system-ui, sans-serif';

globalThis.PORTAL_PRELOAD = (pathname, priority) => preload(filesFor(pathname), priority);
globalThis.PORTAL_EARLY_URLS = earlyUrls;

const { pathname, search, origin } = window.location;

const mustChangePassword = tab.get(sessionKeys.pendingToken) !== null;
const token = mustChangePassword ? null : local.get(localKeys.token);
const mustLogIn = token === null && pathname.startsWith('/internal/');
/** A server takes it out of a document with a brand. */
const logInPage = document.getElementById('log-in-page');
/** Whether the log-in page is drawn first. A message for it comes with the console. */
const isDrawnFirst =
  logInPage !== null &&
  pathname === addresses.logIn &&
  token === null &&
  !mustChangePassword &&
  tab.get(sessionKeys.flashMessage) === null;

function askForCode(): void {
  preload(entry);
  preload(filesFor(mustLogIn ? addresses.logIn : pathname));
}

function runConsole(): void {
  askForCode();
  void import(/* @vite-ignore */ addressOf(main));
}

if (!isDrawnFirst) askForCode();
// A brand brings its own.
if (logInPage && !isLinkSlow())
  hint({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: font });

/** After the first frame: it is there sooner than the code has run. A hidden page has no frames. */
const afterFrame = (action: () => void) =>
  document.hidden ? action() : requestAnimationFrame(() => setTimeout(action));

/** Layouts are measured as soon as the console runs. */
function whenStyled(action: () => void): void {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (sheet && !sheet.sheet) sheet.onload = sheet.onerror = action;
  else action();
}

// config.js has run when the page is parsed.
document.addEventListener('DOMContentLoaded', () => {
  const settings = (window.PORTAL_CONFIG ?? {}) as Record<string, unknown>;
  const { apiBaseUrl, brand: ownBrand } = settings;
  // Before the code, of which the entry alone takes longer than the answers.
  if (token) {
    const url = String(apiBaseUrl || `${origin}/api/v1`).replace(/\/+$/, '');
    sendEarly(earlyUrls(url, { pathname, search }, token, false), token);
  }
  const { style } = document.documentElement;
  if (ownBrand !== undefined) {
    // Nothing is drawn before it.
    preload(brand);
    // Our own shade would show until the colours of the brand are there, see config/brand.ts.
    style.setProperty('--tl-surface-page', 'Canvas');
  } else if (isLinkSlow()) style.setProperty('--tl-font', fallbackFont);
  if (isDrawnFirst && ownBrand === undefined) {
    drawLogInPage(settings);
    afterFrame(runConsole);
  } else whenStyled(runConsole);
});
