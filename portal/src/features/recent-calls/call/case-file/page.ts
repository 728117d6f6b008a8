import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Loads and runs nothing: the page is self-contained. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; media-src data:";

const pageStyles = `
@page { size: A4 landscape; margin: 10mm; }
@media print {
  body { background: none; }
  main { padding: 0 !important; max-width: none !important; }
  details::details-content { content-visibility: visible !important; block-size: auto !important; }
}
details > :not(summary) { margin-top: 0.5rem; }
`;

/** A rule as text; '' for fonts and anything that refers to another file. */
function textOf(rule: CSSRule): string {
  if (rule instanceof CSSFontFaceRule || rule instanceof CSSImportRule) return '';
  if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) {
    const head = rule.cssText.slice(0, rule.cssText.indexOf('{') + 1);
    return `${head}${[...rule.cssRules].map(textOf).join('')}}`;
  }
  return /url\(|image-set\(/i.test(rule.cssText) ? '' : rule.cssText;
}

/** Styles of the console, for its components. */
const ownStyles = (): string =>
  [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(textOf))
    .join('\n');

/** Renders React to markup. @param sound of its audio element, as a data URL */
function markupOf(view: ReactNode, sound: string | null): string {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => root.render(view));
  // A detached document loads no sound.
  document.implementation.createHTMLDocument().body.append(host);
  if (sound !== null) host.querySelector('audio')?.setAttribute('src', sound);
  const markup = host.innerHTML;
  root.unmount();
  return markup;
}

/**
 * A self-contained page that opens without the console or a network.
 * @param title constant: it is not escaped
 */
export function pageOf(title: string, view: ReactNode, sound: string | null): Blob {
  // The console's policy forbids style elements, so the page is assembled as text.
  const parts = [
    '<!doctype html>\n<html lang="en" data-mode="light"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="referrer" content="no-referrer"><title>${title}</title>`,
    `<style>${ownStyles()}\n${pageStyles}</style></head><body>`,
    markupOf(view, sound),
    '</body></html>\n',
  ];
  return new Blob(parts, { type: 'text/html' });
}
