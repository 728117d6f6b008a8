import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** A scheme only changes colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Checks the page in light, and its colours in dark too. */
export async function expectAccessible(page: Page): Promise<void> {
  // Not as a script element, which the content security policy blocks.
  await page.evaluate(axe.source);
  for (const scheme of ['light', 'dark']) {
    await page.evaluate((mode) => {
      document.documentElement.dataset['mode'] = mode;
    }, scheme);
    const found = await page.evaluate(
      async (only) => {
        const { violations } = await window.axe.run({
          resultTypes: ['violations'],
          // Off by default, but required by WCAG 2.2.
          ...(only ? { runOnly: only } : { rules: { 'target-size': { enabled: true } } }),
        });
        return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join(' '));
      },
      scheme === 'dark' ? colourRules : undefined,
    );
    expect(found.map((violation) => `${scheme} ${violation}`)).toEqual([]);
  }
}
