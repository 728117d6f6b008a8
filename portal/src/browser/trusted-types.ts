/*
 * The policy demands Trusted Types: no text becomes markup or a script's address unless it is known
 * here. Three packages write markup of their own; everything else is refused by the browser.
 */

/** The style text that Radix inserts beside a select's list. The styles of ui cover it. */
const selectList = '[data-radix-select-viewport]';

/** The empty frame that wavesurfer creates for a recording, without its styles. */
const recordingFrame =
  '<div class="scroll" part="scroll"><div class="wrapper" part="wrapper"><div class="canvases" part="canvases"></div><div class="progress" part="progress"></div><div class="cursor" part="cursor"></div></div></div>';

const styleElement = /<style>([^<]*)<\/style>/;

/**
 * Returns permitted markup, or null. Moves its styles into a template, since a style element would
 * be blocked; the player that created the frame adopts them.
 */
export function knownMarkup(markup: string): string | null {
  if (markup === '') return markup;
  if (markup.startsWith(selectList) && !markup.includes('<')) return '';
  const frame = markup.replace(styleElement, '').replace(/>\s+</g, '><').trim();
  if (frame !== recordingFrame) return null;
  const styles = styleElement.exec(markup)?.[1] ?? '';
  return `<template data-styles>${styles}</template>${frame}`;
}

/** Permitted script URLs: workers of this build, and the payment provider. */
export function knownScript(address: string, origin: string): string | null {
  const { href, origin: from, pathname } = new URL(address, origin);
  const isOwn = from === origin && pathname.startsWith('/assets/');
  return isOwn || from === 'https://js.stripe.com' ? href : null;
}

type Rules = {
  createHTML: (markup: string) => string | null;
  createScriptURL: (address: string) => string | null;
};
type PolicyFactory = { createPolicy: (name: string, rules: Rules) => unknown };

/** Must run before the first render. Browsers without Trusted Types need no policy. */
export function requireKnownMarkup(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createHTML: knownMarkup,
    createScriptURL: (address) => knownScript(address, window.location.origin),
  });
}
