import { isLinkSlow } from '../browser/connection.ts';

/** As wide as the font it stands in for, which `main.tsx` lets come once the code is there. */
const fallbackFont = '"Instrument Sans Fallback", system-ui, sans-serif';

/**
 * Asks for the font of the interface, or does without it for now where it would hold up the code.
 * Only before the styles are there: Chromium may have the font with them, and then complains of a
 * preload that nothing used.
 */
export function askForFont(href: string): void {
  if (isLinkSlow()) document.documentElement.style.setProperty('--tl-font', fallbackFont);
  else {
    const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href };
    document.head.append(Object.assign(document.createElement('link'), font));
  }
}
