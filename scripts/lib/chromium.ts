import { chromiumPath as found } from './find-chromium.mjs';

/** The browser to test in: `CHROMIUM_PATH`, else the first of the usual places. */
export const chromiumPath = found;

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
