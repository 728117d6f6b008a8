import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** As it stands: in light, and its colours in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const scheme of ['light', 'dark']) {
    await page.evaluate((mode) => {
      document.documentElement.dataset['mode'] = mode;
    }, scheme);
    // Off by default: WCAG 2.2 asks for it.
    const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
    // What a scheme can change is colours.
    if (scheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    expect(
      violations.map(
        ({ id, nodes }) => `${scheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      ),
    ).toEqual([]);
  }
}
