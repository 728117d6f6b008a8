import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser to test in: `CHROMIUM_PATH`, else the first of the usual places. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? usualPlaces.find((place) => existsSync(place));
}

/** Quiet, reproducible, and able to run as root. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--autoplay-policy=no-user-gesture-required',
  '--mute-audio',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];
