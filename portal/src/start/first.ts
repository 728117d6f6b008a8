import './scheme.ts';
import { logInAddress } from '../addresses.ts';
import { afterPaint } from '../browser/after-paint.ts';
import { flashKey, local, pendingTokenKey, tab, tokenKey } from '../browser/storage.ts';
import { drawLogInPage } from './draw-log-in-page.ts';
import { askForFont } from './font.ts';

/**
 * Runs in the head of the page, before any other file: requests the console, or first draws the
 * log-in page, which needs none of it.
 */

/** URLs, filled in by the build. */
declare const __CONSOLE__: {
  /** start.ts, which knows what each screen needs and runs the console. */
  start: string;
  /** Files of the console, without start.ts. */
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

/** The server drops the drawn page from a document with a brand: font and colours come with the console. */
const hasBrand = document.getElementById('log-in-page') === null;
const isForLogIn =
  !hasBrand &&
  window.location.pathname === logInAddress &&
  local.get(tokenKey) === null &&
  // A message for the log-in page comes with the console.
  [pendingTokenKey, flashKey].every((key) => tab.get(key) === null);

if (!hasBrand) askForFont(font);
if (isForLogIn) {
  // config.js runs before this event.
  document.addEventListener('DOMContentLoaded', () => {
    const settings = (window.PORTAL_CONFIG ?? {}) as Record<string, unknown>;
    if (settings['brand'] !== undefined) return askForConsole();
    drawLogInPage(settings);
    // The first frame is faster than the code.
    afterPaint(askForConsole);
  });
} else askForConsole();
