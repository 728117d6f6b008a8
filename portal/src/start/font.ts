import { isLinkSlow } from '../browser/connection.ts';

/** As wide as the font it stands in for, which `main.tsx` lets come once the code is there. */
const fallbackFont = '"Instrument Sans Fallback", system-ui, sans-serif';

const isAskedFor = () => document.querySelector('link[as=font]') !== null;

/** On a slow link the font waits for the code, unless it is on its way. */
export function holdBackFont(): void {
  if (isLinkSlow() && !isAskedFor())
    document.documentElement.style.setProperty('--tl-font', fallbackFont);
}

/** Asks for the font of the interface, if it needn't wait. */
export function askForFont(href: string): void {
  holdBackFont();
  if (isLinkSlow()) return;
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href };
  document.head.append(Object.assign(document.createElement('link'), font));
}
