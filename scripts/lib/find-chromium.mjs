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

/** Finds Chromium, or installs it the way this system can. */
export function ensureChromium() {
  const known = chromiumPath();
  if (known && existsSync(known)) return known;
  aptInstall('Chromium', ['chromium-headless-shell'], ['chromium']);
  const installed = chromiumPath();
  if (installed && existsSync(installed)) return installed;
  console.error('No Chromium found: install it, or name it in CHROMIUM_PATH.');
  return undefined;
}
