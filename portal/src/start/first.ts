import './scheme.ts';
import { logInAddress } from '../addresses.ts';
import { flashKey, local, pendingTokenKey, tab, tokenKey } from '../browser/storage.ts';
import { drawLogInPage } from './draw-log-in-page.ts';
import { askForFont } from './font.ts';

/**
 * Stands in the head of the page, before anything else has come: asks for the console, or draws the
 * log-in page, which needs none of it, and asks after its first frame.
 */

/** Addresses, filled in by the build. */
declare const __CONSOLE__: {
  /** start.ts, which knows what each screen needs and runs the console. */
  start: string;
  /** What the console itself needs, start.ts apart. */
  entry: string[];
  /** The font of the interface. */
  font: string;
};
const { start, entry, font } = __CONSOLE__;

function askForConsole(): void {
  for (const href of [start, ...entry]) {
    const file = { rel: 'modulepreload', href };
    document.head.append(Object.assign(document.createElement('link'), file));
  }
  void import(/* @vite-ignore */ start);
}

/** After the first frame: it is there sooner than the code has run. A hidden page has no frames. */
const afterFrame = (action: () => void) =>
  document.hidden ? action() : requestAnimationFrame(() => setTimeout(action));

/** A server takes the page out of a document with a brand: its font and colours come with the console. */
const hasBrand = document.getElementById('log-in-page') === null;
const isForLogIn =
  !hasBrand &&
  window.location.pathname === logInAddress &&
  local.get(tokenKey) === null &&
  // A message for it comes with the console.
  [pendingTokenKey, flashKey].every((key) => tab.get(key) === null);

if (!hasBrand) askForFont(font);
if (isForLogIn) {
  // config.js runs before this event.
  document.addEventListener('DOMContentLoaded', () => {
    const settings = (window.PORTAL_CONFIG ?? {}) as Record<string, unknown>;
    if (settings['brand'] !== undefined) return askForConsole();
    drawLogInPage(settings);
    afterFrame(askForConsole);
  });
} else askForConsole();
