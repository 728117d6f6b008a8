import { createApplication, nameField, storedApplication } from './support/applications.ts';
import {
  announced,
  api,
  createAccount,
  expect,
  type Page,
  people,
  providerSid,
  signIn,
  test,
  uniqueName,
} from './support/journey.ts';

const list = '/internal/applications';
const deleteButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Delete ${name}`, exact: true });
/** A number of its own for each unique name. */
const digitsOf = (name: string) => `49${Number.parseInt(name.slice(-8), 16)}`;

/** Who may lead to an application: how it comes about, and what the refusal says. */
const users = [
  {
    what: 'an account, for calls of devices',
    group: 'Accounts, for calls of devices',
    count: 'Accounts (1)',
    use: (page: Page, app: string, account: Awaited<ReturnType<typeof createAccount>>) =>
      api(page, 'PUT', `Accounts/${account.sid}`, { device_calling_application_sid: app }),
    named: (account: { name: string }) => account.name,
  },
  {
    what: 'an account, for SIPREC calls',
    group: 'Accounts, for SIPREC calls',
    count: 'Accounts (1)',
    use: (page: Page, app: string, account: { sid: string }) =>
      api(page, 'PUT', `Accounts/${account.sid}`, { siprec_hook_sid: app }),
    named: (account: { name: string }) => account.name,
  },
  {
    what: 'a Microsoft Teams tenant',
    group: 'Microsoft Teams Tenants',
    count: 'Microsoft Teams Tenant (1)',
    use: async (page: Page, app: string, account: { sid: string; name: string }) =>
      api(page, 'POST', 'MicrosoftTeamsTenants', {
        service_provider_sid: await providerSid(page, 'Northwind Telecom'),
        account_sid: account.sid,
        application_sid: app,
        tenant_fqdn: `${account.name.toLowerCase()}.teams.example.com`,
      }),
    named: (account: { name: string }) => `${account.name.toLowerCase()}.teams.example.com`,
  },
  {
    what: 'a phone number',
    group: 'Phone Numbers',
    count: 'Phone Numbers (1)',
    use: async (page: Page, app: string, account: { sid: string; name: string }) =>
      api(page, 'POST', 'PhoneNumbers', {
        number: digitsOf(account.name),
        account_sid: account.sid,
        application_sid: app,
      }),
    named: (account: { name: string }) => digitsOf(account.name),
  },
  {
    what: 'a carrier',
    group: 'Carriers',
    count: 'Carriers (1)',
    use: async (page: Page, app: string, account: { sid: string; name: string }) =>
      api(
        page,
        'POST',
        `ServiceProviders/${await providerSid(page, 'Northwind Telecom')}/VoipCarriers`,
        { name: `${account.name} trunk`, account_sid: account.sid, application_sid: app },
      ),
    named: (account: { name: string }) => `${account.name} trunk`,
  },
];

for (const { what, group, count, use, named } of users) {
  test(`a delete is refused while ${what} leads to it`, async ({ page }) => {
    await signIn(page, people.admin);
    const account = await createAccount(page);
    const app = await createApplication(page, account.sid);
    expect((await use(page, app.sid, account)).status).toBeLessThan(300);
    const deletions: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'DELETE') deletions.push(request.url());
    });
    await page.goto(`${list}?account=${account.sid}`);
    await deleteButton(page, app.name).click();
    const dialog = page.getByRole('dialog', { name: `${app.name} is in use` });
    await expect(dialog).toContainText(
      'In order to delete the application it cannot be in use by any Accounts (',
    );
    await expect(dialog).toContainText(count);
    const blockers = dialog.getByRole('region', { name: `${group} 1`, exact: true });
    await expect(blockers.getByRole('link', { name: named(account), exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(deleteButton(page, app.name)).toBeFocused();
    expect(deletions).toEqual([]);
    expect((await storedApplication(page, app.sid)).name).toBe(app.name);
  });
}

test('account users are told of the carriers of their account', async ({ page }) => {
  await signIn(page, people.acme);
  const { body: me } = await api<{ account: { account_sid: string } }>(page, 'GET', 'Users/me');
  const { account_sid: own } = me.account;
  const app = await createApplication(page, own);
  const trunk = uniqueName('Trunk');
  const made = await api(page, 'POST', `Accounts/${own}/VoipCarriers`, {
    name: trunk,
    application_sid: app.sid,
  });
  expect(made.status).toBe(201);
  await page.goto(`${list}?filter=${app.name}`);
  await deleteButton(page, app.name).click();
  const dialog = page.getByRole('dialog', { name: `${app.name} is in use` });
  await expect(dialog.getByRole('link', { name: trunk, exact: true })).toBeVisible();
});

test('a delete asks, and the row is gone; from the form it leads back to the list', async ({
  page,
}) => {
  await signIn(page, people.admin);
  const account = await createAccount(page);
  const one = await createApplication(page, account.sid);
  const two = await createApplication(page, account.sid);
  await page.goto(`${list}?account=${account.sid}`);
  await deleteButton(page, one.name).click();
  const question = `Are you sure you want to delete the application ${one.name}?`;
  await expect(page.getByText(question)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(deleteButton(page, one.name)).toBeFocused();
  await deleteButton(page, one.name).click();
  await page.getByRole('button', { name: 'Delete application' }).click();
  await announced(page, `Deleted application ${one.name}`);
  await expect(page.getByRole('link', { name: one.name, exact: true })).toBeHidden();

  await page.getByRole('link', { name: two.name, exact: true }).click();
  await expect(nameField(page)).toHaveValue(two.name);
  await nameField(page).fill(uniqueName('Doomed'));
  await page.getByRole('button', { name: 'Delete application' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete application' }).click();
  await announced(page, `Deleted application ${two.name}`);
  await expect(page).toHaveURL(/\/internal\/applications(\?|$)/);
});

test.describe('a delete that fails', () => {
  test.use({ expectsFailedRequests: true });

  test('the reason is said and the row stays', async ({ page }) => {
    await signIn(page, people.admin);
    const account = await createAccount(page);
    const app = await createApplication(page, account.sid);
    await page.goto(`${list}?account=${account.sid}`);
    await page.route(`**/Applications/${app.sid}`, (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 500, json: { msg: 'database is away' } })
        : route.continue(),
    );
    await deleteButton(page, app.name).click();
    await page.getByRole('button', { name: 'Delete application' }).click();
    await announced(page, 'database is away');
    await expect(page.getByRole('link', { name: app.name, exact: true })).toBeVisible();
    await page.unroute(`**/Applications/${app.sid}`);
    await deleteButton(page, app.name).click();
    await page.getByRole('button', { name: 'Delete application' }).click();
    await announced(page, `Deleted application ${app.name}`);
  });

  test('a check that fails is said, can be repeated, and deletes nothing', async ({ page }) => {
    await signIn(page, people.admin);
    const account = await createAccount(page);
    const app = await createApplication(page, account.sid);
    await page.goto(`${list}?account=${account.sid}`);
    let isBroken = true;
    await page.route('**/PhoneNumbers?*', (route) =>
      isBroken
        ? route.fulfill({ status: 502, body: '<html>Bad gateway</html>' })
        : route.continue(),
    );
    await deleteButton(page, app.name).click();
    const dialog = page.getByRole('dialog', { name: `Delete application ${app.name}` });
    await expect(dialog).toContainText(
      'It could not be checked what uses this application. Nothing was deleted.',
    );
    await expect(dialog).toContainText('Something went wrong, please try again');
    isBroken = false;
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(
      page.getByText(`Are you sure you want to delete the application ${app.name}?`),
    ).toBeVisible();
  });
});
