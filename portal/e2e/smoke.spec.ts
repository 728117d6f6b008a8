import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, people, signIn, test, testWith } from './support/journey.ts';

/** Built screens, and the areas whose entries lead to an honest 'not built yet'. */
const built = [
  '/internal/users',
  '/internal/users/add',
  '/internal/users/{me}/edit',
  '/internal/settings',
  '/internal/settings?tab=provider',
  '/internal/accounts',
  '/internal/accounts/add',
  '/internal/accounts/{own}/edit',
];
const notBuilt = [
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

testWith({ enableForgotPassword: true })(
  'the public pages for a new password are accessible',
  async ({ page }) => {
    await page.route('**/signin', (route) => route.fulfill({ json: { jwt: 'of no use' } }));
    for (const address of ['/forgot-password', '/reset-password/some-link']) {
      await page.goto(address);
      await expect(page.getByRole('button', { name: /Send me|Save/ })).toBeVisible();
      await expectAccessible(page);
    }
  },
);

for (const width of [1440, 390]) {
  test(`every built screen has a heading, a title and no accessibility finding, ${width} wide`, async ({
    page,
  }) => {
    // More than a dozen full accessibility analyses.
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, people.admin);
    const first = page.getByRole('link', { name: 'Acme Support', exact: true });
    const own = (await first.getAttribute('href'))?.split('/')[3] ?? '';
    const header = page.getByRole('banner').getByRole('link', { name: people.admin.name });
    const me = (await header.getAttribute('href'))?.split('/')[3] ?? '';
    for (const address of built) {
      await page.goto(address.replace('{own}', own).replace('{me}', me));
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
