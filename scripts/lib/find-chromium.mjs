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
