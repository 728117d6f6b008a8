import { runInNewContext } from 'node:vm';
import { configText } from '../../catalogue/studio/config-text.ts';
import { type Brand, copperline } from '../../ui/src/tokens/brand/index.ts';
import { deriveTokens } from '../../ui/src/tokens/theme/index.ts';
import { expect, openAs, type Page, people, sandboxOnly, testWith } from './support/journey.ts';

/* The console under another brand: started with the brand studio's export, from the same build. */

const mark = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>')}`;
const brand: Brand = {
  ...copperline,
  logoUrl: mark,
  links: [{ label: 'Help desk', href: 'https://help.copperline.example/' }],
};

/** Settings that a browser reads from the exported file. */
function settingsOf(file: string): Record<string, unknown> {
  const window: { PORTAL_CONFIG?: Record<string, unknown> } = {};
  runInNewContext(file, { window });
  return window.PORTAL_CONFIG ?? {};
}
const test = testWith(settingsOf(configText(brand)));

/** A colour as the browser serializes it. */
const written = (page: Page, colour: string) =>
  page.evaluate((given) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = given;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, colour);

async function expectBranded(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  const tokens = deriveTokens(brand, scheme);
  const root = page.locator('html');
  await expect(root).toHaveCSS('background-color', await written(page, tokens['surface-page']));
  await expect(root).toHaveCSS('font-family', /^"Source Sans/);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', mark);
  await expect(page.locator(`img[src='${mark}']`).first()).toBeVisible();
  await expect(page.getByText('Trunkline')).toHaveCount(0);
}

test(
  'a console started with a brand of the studio looks so',
  sandboxOnly,
  async ({ page, platform }) => {
    await page.goto('/');
    const logIn = page.getByRole('button', { name: 'Log in' });
    await expect(logIn).toBeVisible();
    await expect(page).toHaveTitle('Log in · Copperline Voice');
    await expectBranded(page, 'light');
    const fill = deriveTokens(brand, 'light')['accent-fill'];
    await expect(logIn).toHaveCSS('background-color', await written(page, fill));
    await expect(logIn).toHaveCSS('border-radius', `${brand.radius}px`);

    await openAs({ page, platform }, people.admin, '/internal/accounts');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page).toHaveTitle(/^(\(\d+\) )?Accounts · Copperline Voice$/);
    await expect(page.getByRole('link', { name: 'Copperline Voice' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Help desk' })).toHaveAttribute(
      'href',
      'https://help.copperline.example/',
    );
    await expectBranded(page, 'light');

    await page.emulateMedia({ colorScheme: 'dark' });
    await expectBranded(page, 'dark');
  },
);
