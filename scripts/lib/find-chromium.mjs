import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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

const aptGet = (/** @type {string[]} */ ...args) =>
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Finds Chromium, or installs it the way this system can. */
export function ensureChromium() {
  const known = chromiumPath();
  if (known && existsSync(known)) return known;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium…');
    aptGet('update', '-qq');
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (aptGet('install', '-y', '-qq', name)) break;
    }
    const installed = chromiumPath();
    if (installed && existsSync(installed)) return installed;
  }
  console.error('No Chromium found: install it, or name it in CHROMIUM_PATH.');
  return undefined;
}
