import { existsSync } from 'node:fs';
import { aptInstall } from './apt-install.mjs';

/** Needs nothing installed. The shell is the same browser without a window: a sixth faster. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser to test in: `CHROMIUM_PATH`, else the first of the usual places. */
export const chromiumPath = () =>
  process.env.CHROMIUM_PATH || usualPlaces.find((place) => existsSync(place));

/** The one that made the pictures, and the fastest: installed beside another one too, where that is possible. */
const preferred = usualPlaces[0] ?? '';

/** Finds Chromium, or installs it the way this system can. */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    console.error(`CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`);
    return undefined;
  }
  if (!existsSync(preferred)) {
    aptInstall('Chromium', ['chromium-headless-shell'], ...(chromiumPath() ? [] : [['chromium']]));
  }
  const found = chromiumPath();
  if (!found) console.error('No Chromium found: install it, or name it in CHROMIUM_PATH.');
  return found;
}
