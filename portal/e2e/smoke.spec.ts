import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, people, signIn, test } from './support/journey.ts';

/** Built screens, and the areas whose entries lead to an honest 'not built yet'. */
const built = [
  '/internal/settings',
  '/internal/settings?tab=provider',
  '/internal/accounts',
  '/internal/accounts/add',
  '/internal/accounts/{own}/edit',
];
const notBuilt = [
  'users',
  'clients',
  'recent-calls',
  'alerts',
  'carriers',
  'speech-services',
  'phone-numbers',
  'ms-teams-tenants',
  'least-cost-routing',
].map((area) => `/internal/${area}`);

async function expectAccessible(page: Page): Promise<void> {
  for (const scheme of ['light', 'dark']) {
    await page.evaluate((mode) => {
      document.documentElement.dataset['mode'] = mode;
    }, scheme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(
        ({ id, nodes }) => `${scheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      ),
    ).toEqual([]);
  }
}

test('the public pages are accessible', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

for (const width of [1440, 390]) {
  test(`every built screen has a heading, a title and no accessibility finding, ${width} wide`, async ({
    page,
  }) => {
    // Ten full accessibility analyses.
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, people.admin);
    const first = page.getByRole('link', { name: 'Acme Support', exact: true });
    const own = (await first.getAttribute('href'))?.split('/')[3] ?? '';
    for (const address of built) {
      await page.goto(address.replace('{own}', own));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page).toHaveTitle(/.+ · .+/);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
  });
}

test('areas to come say so', async ({ page }) => {
  await signIn(page, people.admin);
  for (const address of notBuilt) {
    await page.goto(address);
    await expect(page.getByText('is not built yet')).toBeVisible();
  }
  await expectAccessible(page);
});
