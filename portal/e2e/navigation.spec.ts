import {
  announced,
  api,
  expect,
  people,
  signIn,
  signOut,
  test,
  uniqueName,
} from './support/journey.ts';

const common = [
  'Clients',
  'Applications',
  'Recent calls',
  'Alerts',
  'Carriers',
  'Speech',
  'Phone Numbers',
];
const entries = async (page: import('./support/journey.ts').Page) =>
  (await page.getByRole('navigation').first().getByRole('link').allInnerTexts()).map((text) =>
    text.trim(),
  );

test('an admin sees every entry, in order', async ({ page }) => {
  await signIn(page, people.admin);
  await expect(page.getByRole('link', { name: 'MS Teams Tenants' })).toBeVisible();
  expect(await entries(page)).toEqual([
    'Users',
    'Settings',
    'Accounts',
    ...common,
    'MS Teams Tenants',
    'Outbound Call Routing',
  ]);
  await expect(page.getByText('BYO Services')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Accounts', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a service provider sees settings and accounts, an account user its own account', async ({
  page,
}) => {
  await signIn(page, people.contoso);
  await expect(page.getByRole('link', { name: 'Outbound Call Routing' })).toBeVisible();
  // Contoso has no Teams domain.
  expect(await entries(page)).toEqual([
    'Users',
    'Settings',
    'Accounts',
    ...common,
    'Outbound Call Routing',
  ]);
  await expect(page.getByRole('combobox', { name: 'Service provider' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add a service provider' })).toBeHidden();
  await signOut(page);

  await signIn(page, people.acme);
  await expect(page.getByRole('link', { name: 'MS Teams Tenants' })).toBeVisible();
  expect(await entries(page)).toEqual([
    'Users',
    'Account',
    ...common,
    'MS Teams Tenants',
    'Outbound Call Routing',
  ]);
  await expect(page.getByText('Scope: account')).toBeVisible();
});

test('addresses above the own scope are refused with their own words', async ({ page }) => {
  await signIn(page, people.acme);
  const own = page.url();
  await page.goto('/internal/settings');
  await announced(page, 'You do not have permissions to manage Settings');
  await expect(page).toHaveURL(own);
  await page.goto('/internal/accounts');
  await announced(page, 'You do not have permissions to manage all accounts');
  await expect(page).toHaveURL(own);
  await page.goto('/internal/accounts/add');
  await announced(page, 'You do not have access to this resource');
  await expect(page).toHaveURL(own);
  await page.goto('/internal/accounts/00000000-0000-4000-8000-000000000000/edit');
  await announced(page, 'You do not have access.');
  await expect(page).toHaveURL(own);
});

test('outbound routing leads each scope to its own place', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Outbound Call Routing' });
  await signIn(page, people.admin);
  await expect(link).toHaveAttribute('href', '/internal/least-cost-routing');
  await signOut(page);
  await signIn(page, people.contoso);
  // Straight to the one table there is, else to the form of a first one.
  const { body } = await api<{ lcr_sid: string }[]>(page, 'GET', 'Lcrs');
  const own = body[0] ? `${body[0].lcr_sid}/edit` : 'add';
  await expect(link).toHaveAttribute('href', `/internal/least-cost-routing/${own}`);
  // By address: the list is refused, the own table is opened.
  await page.goto('/internal/least-cost-routing');
  await announced(page, 'You do not have permissions to manage all outbound call routes');
  await expect(page).toHaveURL(`/internal/least-cost-routing/${own}`);
});

test('an admin adds a service provider and works in it at once', async ({ page }) => {
  await signIn(page, people.admin);
  const select = page.getByRole('combobox', { name: 'Service provider' });
  await expect(select).toBeEnabled();
  const before = await select.innerText();
  const dialog = page.getByRole('dialog', { name: 'Add new service provider' });

  // On a platform without any the first one is invited.
  await page.route('**/ServiceProviders', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText('No service providers yet.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add service provider' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/ServiceProviders');
  await page.reload();

  await page.getByRole('button', { name: 'Add a service provider' }).click();
  await dialog.getByRole('button', { name: 'Add service provider' }).click();
  await expect(dialog.getByLabel(/^Name/)).toHaveAccessibleDescription(
    /Give the service provider a name/,
  );

  const name = uniqueName('Provider');
  await dialog.getByLabel(/^Name/).fill(name);
  await dialog.getByRole('button', { name: 'Add service provider' }).click();
  await announced(page, `Added new service provider ${name}`);
  await expect(select).toHaveText(name);
  await expect(page.getByText('No Accounts.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'MS Teams Tenants' })).toBeHidden();

  // The choice is remembered, and changing it goes to the accounts of the other one.
  await page.reload();
  await expect(select).toHaveText(name);
  await select.click();
  await page.getByRole('option', { name: before }).click();
  await expect(page).toHaveURL(/\/internal\/accounts$/);
  await expect(page.getByText('No Accounts.')).toBeHidden();

  const sid = (
    await api<{ name: string; service_provider_sid: string }[]>(page, 'GET', 'ServiceProviders')
  ).body.find((one) => one.name === name)?.service_provider_sid;
  await api(page, 'DELETE', `ServiceProviders/${sid}`);
});

test('unknown addresses say so, inside and outside', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: "That page doesn't exist." })).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  for (const address of [
    '/register',
    '/reset-password/x',
    '/forgot-password',
    '/oauth-callback/github',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: "That page doesn't exist." })).toBeVisible();
  }

  await signIn(page, people.admin);
  await page.goto('/internal/no-such-page');
  await expect(page.getByRole('heading', { name: "That page doesn't exist." })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Accounts', exact: true })).toBeVisible();
});

test('on a narrow screen the navigation is a drawer that closes on a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, people.admin);
  const link = page.getByRole('link', { name: 'Recent calls' });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await link.click();
  await expect(page).toHaveURL(/\/internal\/recent-calls$/);
  await expect(link).toBeHidden();
  // The screen has arrived and taken the focus, as after every navigation.
  await expect(page.getByRole('heading', { level: 1, name: 'Recent calls' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('combobox', { name: 'Service provider' }).click();
  await page.getByRole('option', { name: 'Contoso Voice' }).click();
  await expect(link).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeFocused();
  // Nothing sticks out sideways.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('first load asks each question once', async ({ page }) => {
  await signIn(page, people.admin);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/v1/')) asked.push(pathname.replace(/^.*\/v1\//, ''));
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Acme Support', exact: true })).toBeVisible();
  expect(asked.map((one) => one.replace(/[0-9a-f-]{36}/, '{sid}')).sort()).toEqual([
    'Lcrs',
    'ServiceProviders',
    'ServiceProviders/{sid}/Accounts',
    'Users/me',
  ]);
});

test('the colour scheme is chosen once and kept', async ({ page }) => {
  await signIn(page, people.admin);
  const mode = () => page.evaluate(() => document.documentElement.dataset['mode']);
  await page.getByRole('button', { name: 'Colour scheme: system' }).click();
  await page.getByRole('button', { name: 'Colour scheme: light' }).click();
  expect(await mode()).toBe('dark');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Colour scheme: dark' })).toBeVisible();
  expect(await mode()).toBe('dark');
});

test('the filter of calls and alerts is forgotten on the way to another area', async ({ page }) => {
  await signIn(page, people.admin);
  const stored = () => page.evaluate(() => localStorage.getItem('queryFilter'));
  await page.goto('/internal/alerts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('queryFilter', 'last7/io/all'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await stored()).toBe('last7/io/all');
  await page.getByRole('link', { name: 'Recent calls' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recent calls' })).toBeVisible();
  await expect.poll(stored).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('location'))).toBe('recent-calls');
});
