import { isLinkSlow } from '../browser/connection.ts';

/** As wide as the font it replaces, which `main.tsx` loads after the code. */
const fallbackFont = '"Instrument Sans Fallback", system-ui, sans-serif';

/**
 * Preloads the interface font, unless it would delay the code. Only before the styles arrive:
 * Chromium may load the font with them, and then complains of an unused preload.
 */
export function askForFont(href: string): void {
  if (isLinkSlow()) document.documentElement.style.setProperty('--tl-font', fallbackFont);
  else {
    const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href };
    document.head.append(Object.assign(document.createElement('link'), font));
  }
}
