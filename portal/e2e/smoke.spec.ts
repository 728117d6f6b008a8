import { routeTable } from '../../scripts/resilience/screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { callsOfScreens, twice } from './support/calls.ts';
import { expect, openAs, people, sandboxOnly, test, testWith } from './support/journey.ts';

/** Screens by area. */
const screens = {
  users: ['/internal/users', '/internal/users/add', '/internal/users/{user}/edit'],
  settings: ['/internal/settings', '/internal/settings?tab=provider'],
  accounts: ['/internal/accounts', '/internal/accounts/add', '/internal/accounts/{account}/edit'],
  applications: [
    '/internal/applications',
    '/internal/applications/add',
    '/internal/applications/{application}/edit',
  ],
  clients: ['/internal/clients', '/internal/clients/add'],
  carriers: ['/internal/carriers', '/internal/carriers/add'],
  speech: [
    '/internal/speech-services',
    '/internal/speech-services/add',
    '/internal/speech-services/by-account',
  ],
  'phone numbers': [
    '/internal/phone-numbers',
    '/internal/phone-numbers/add',
    '/internal/phone-numbers/import',
  ],
  overview: ['/internal/overview'],
  'recent calls': ['/internal/recent-calls?date=7'],
  alerts: ['/internal/alerts?date=7'],
  'call routing': [
    '/internal/least-cost-routing',
    '/internal/least-cost-routing/add',
    '/internal/inbound-test',
  ],
  configuration: [
    '/internal/configuration',
    '/internal/configuration?view=compare',
    '/internal/configuration?view=apply',
    '/internal/configuration?view=copy',
  ],
  'your changes': ['/internal/your-changes'],
  'Teams tenants': ['/internal/ms-teams-tenants', '/internal/ms-teams-tenants/add'],
};

test('the public pages are accessible', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /(Log|Sign) in/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

testWith({ enableForgotPassword: true })(
  'the public pages for a new password are accessible',
  sandboxOnly,
  async ({ page }) => {
    await page.route('**/signin', (route) => route.fulfill({ json: { jwt: 'of no use' } }));
    for (const address of ['/forgot-password', '/reset-password/some-link']) {
      await page.goto(address);
      await expect(page.getByRole('button', { name: /Send me|Save/ })).toBeVisible();
      await expectAccessible(page);
    }
  },
);

/** One record of each area, by its name in the list. */
const records = {
  user: ['Users', 'acme-user', 'user_sid'],
  account: ['Accounts', 'Acme Support', 'account_sid'],
  application: ['Applications', 'IVR main menu', 'application_sid'],
} as const;

/** Loaded on a phone, then widened: loading each twice takes as long again. */
const widths = [390, 1440] as const;

for (const [area, addresses] of Object.entries(screens)) {
  test(`${area}, wide and narrow: heading, title, width, no accessibility finding`, async ({
    page,
    platform,
  }) => {
    // Runs axe two dozen times.
    test.slow();
    await openAs({ page, platform }, people.admin, '/internal/accounts');
    for (const address of addresses) {
      const [, record] = /\{(user|account|application)\}/.exec(address) ?? [];
      const known = records[record as keyof typeof records];
      const sid = known ? await platform.sidOf(known[0], known[2], known[1]) : '';
      await page.setViewportSize({ width: widths[0], height: 900 });
      await page.goto(address.replace(/\{\w+\}/, sid));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(page).toHaveTitle(/.+ · .+/);
        await expectAccessible(page);
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(wide).toBeLessThanOrEqual(width);
      }
    }
  });
}

test.describe('calls', () => {
  // Requests beyond a user's rights are refused, which the browser logs.
  test.use({ expectsFailedRequests: true });
  for (const who of ['admin', 'acme'] as const) {
    test(`every screen asks ${who} for nothing twice, and early for nothing that it does not take`, async ({
      page,
      platform,
    }) => {
      // Some forty screens, each opened from scratch.
      test.slow();
      const hosted = { enableHostedSystem: true, enableForgotPassword: true };
      const [paths = []] = await routeTable([{}, hosted]);
      const records = new Map<string, string>();
      await openAs({ page, platform }, people[who], '/internal/overview');
      const open = callsOfScreens(page);
      for (const path of paths.filter((one) => one.startsWith('/internal/'))) {
        const [list = '', member] = path.split('/:');
        const record = records.get(list);
        if (member !== undefined && record === undefined) continue;
        const address = path.replace(/:\w+/, record ?? '');
        const calls = await open(address);
        const left = await page.evaluate(() =>
          Object.keys(Reflect.get(globalThis, 'PORTAL_EARLY') ?? {}),
        );
        expect.soft(twice(calls), address).toEqual([]);
        expect.soft(left, `${address}: not taken`).toEqual([]);
        const links = await page
          .locator(`main a[href^="${path}/"]`)
          .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
        const sid = links.map((href) => /\/([0-9a-f-]{36})\//.exec(href)?.[1]).find(Boolean);
        if (sid) records.set(path, sid);
      }
      expect(records.size, 'lists with a record').toBeGreaterThan(0);
    });
  }
});
