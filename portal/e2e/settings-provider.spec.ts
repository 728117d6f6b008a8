import {
  announced,
  api,
  expect,
  type Page,
  people,
  signIn,
  test,
  uniqueName,
} from './support/journey.ts';
import {
  createProvider,
  nameField,
  openProvider,
  removeProvider,
  save,
  saveState,
  writesOf,
} from './support/settings.ts';

type Provider = { name: string; ms_teams_fqdn: string | null; registration_hook: unknown };
const stored = async (page: Page, sid: string) =>
  (await api<Provider>(page, 'GET', `ServiceProviders/${sid}`)).body;
const limitsOf = async (page: Page, sid: string) =>
  (
    await api<{ category: string; quantity: number }[]>(
      page,
      'GET',
      `ServiceProviders/${sid}/Limits`,
    )
  ).body;
const teams = (page: Page) => page.getByLabel('Enable MS Teams Direct Routing');
const sbc = (page: Page) => page.getByLabel(/^SBC domain name/);
const saved = async (page: Page) => {
  await save(page);
  await announced(page, 'Settings updated');
  await expect(saveState(page, 'All changes saved')).toBeVisible();
};

test('the name is changed everywhere it is shown, an empty one is refused', async ({ page }) => {
  await signIn(page, people.admin);
  const provider = await createProvider(page);
  await openProvider(page, provider);
  const writes = writesOf(page);
  for (const empty of ['', '   ']) {
    await nameField(page).fill(empty);
    await save(page);
    await expect(nameField(page)).toHaveAccessibleDescription('Give the service provider a name.');
    await expect(nameField(page)).toBeFocused();
  }
  expect(writes).toEqual([]);

  const renamed = uniqueName('Renamed');
  await nameField(page).fill(`  ${renamed} `);
  await saved(page);
  await expect(page.getByRole('combobox', { name: 'Service provider' })).toHaveText(renamed);
  await expect(nameField(page)).toHaveValue(renamed);
  expect(writes).toEqual([`PUT ServiceProviders/${provider.sid}`]);
  await removeProvider(page, provider.sid);
});

test('a Teams domain makes the entry of the navigation appear, and without it it goes', async ({
  page,
}) => {
  await signIn(page, people.admin);
  const hook = { url: 'https://hooks.example.com/register', method: 'POST' };
  const provider = await createProvider(page, { registration_hook: hook });
  await openProvider(page, provider);
  const entry = page.getByRole('link', { name: 'MS Teams Tenants' });
  await expect(entry).toBeHidden();
  await expect(sbc(page)).toBeHidden();
  await teams(page).check();
  await expect(sbc(page)).toHaveAccessibleDescription(
    'Fully qualified domain name used for MS Teams',
  );
  await save(page);
  await expect(sbc(page)).toHaveAccessibleDescription(/^Enter the domain name of the SBC\./);
  await sbc(page).fill('example.net');
  await expect(sbc(page)).toHaveAccessibleDescription(/^Enter a fully qualified domain name/);
  await sbc(page).fill('teams.example.net');
  await saved(page);
  await expect(entry).toBeVisible();
  expect(await stored(page, provider.sid)).toMatchObject({
    ms_teams_fqdn: 'teams.example.net',
    // The platform unlinks a hook that an update does not name.
    registration_hook: hook,
  });

  // Unticked it is remembered, and stored as none.
  await teams(page).uncheck();
  await teams(page).check();
  await expect(sbc(page)).toHaveValue('teams.example.net');
  await teams(page).uncheck();
  await saved(page);
  await expect(entry).toBeHidden();
  expect((await stored(page, provider.sid)).ms_teams_fqdn).toBeNull();
  await removeProvider(page, provider.sid);
});

test('limits are set, changed and removed one by one', async ({ page }) => {
  await signIn(page, people.admin);
  const provider = await createProvider(page);
  await openProvider(page, provider);
  for (const label of ['Max calls', 'Licensed calls', 'Max minutes', 'Licensed minutes']) {
    await expect(page.getByLabel(label)).toHaveAttribute(
      'placeholder',
      'Enter quantity (0=unlimited)',
    );
  }
  await page.getByLabel('Max calls').fill('10');
  await page.getByLabel('Max minutes').fill('0');
  await saved(page);
  await page.reload();
  await expect(page.getByLabel('Max calls')).toHaveValue('10');
  await expect(page.getByLabel('Max minutes')).toHaveValue('0');
  await page.getByLabel('Max calls').fill('');
  await page.getByLabel('Licensed calls').fill('-1');
  await save(page);
  await expect(page.getByLabel('Licensed calls')).toHaveAccessibleDescription(
    'Enter a whole number, 0 or more.',
  );
  await page.getByLabel('Licensed calls').fill('');
  const writes = writesOf(page);
  await saved(page);
  expect(writes).toEqual([
    `DELETE ServiceProviders/${provider.sid}/Limits?category=voice_call_session`,
  ]);
  expect(await limitsOf(page, provider.sid)).toMatchObject([
    { category: 'voice_call_minutes', quantity: 0 },
  ]);
  await removeProvider(page, provider.sid);
});

test('API keys of the provider are made, shown once, and deleted', async ({ page }) => {
  await signIn(page, people.admin);
  const provider = await createProvider(page);
  await openProvider(page, provider);
  await expect(page.getByText('No API keys yet.')).toBeVisible();
  const post = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Add key' }).click();
  expect((await post).postDataJSON()).toEqual({ service_provider_sid: provider.sid });
  await announced(page, 'API key created');
  const dialog = page.getByRole('dialog', { name: 'Here is your new API key' });
  const token = await dialog.getByRole('textbox', { name: 'API key' }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('row').filter({ hasText: token.slice(-4) });
  await expect(row).toContainText('Never used');
  await expect(row).not.toContainText(token);

  // The admin's tab has the same table.
  await page.getByRole('tab', { name: 'Admin' }).click();
  await expect(row).toBeVisible();

  const writes = writesOf(page);
  await row.getByRole('button', { name: /Delete/ }).click();
  const question = page.getByText('Are you sure you want to delete the following API key?');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(writes).toEqual([]);
  await row.getByRole('button', { name: /Delete/ }).click();
  await page.getByRole('button', { name: 'Delete key' }).click();
  await announced(page, 'API key deleted');
  await expect(page.getByText('No API keys yet.')).toBeVisible();
  await removeProvider(page, provider.sid);
});

test('copying a key says so, by its mask, and says when the browser refuses', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, people.admin);
  const provider = await createProvider(page);
  const { body } = await api<{ token: string }>(page, 'POST', 'ApiKeys', {
    service_provider_sid: provider.sid,
  });
  await openProvider(page, provider);
  const end = body.token.slice(-4);
  const copy = page.getByRole('button', { name: `Copy API key ending in ${end}` });
  await copy.click();
  await announced(page, new RegExp(`^•+${end} copied to clipboard$`));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(body.token);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await copy.click();
  await announced(
    page,
    new RegExp(`^Unable to copy •+${end}, please select the text and right click to copy$`),
  );
  await removeProvider(page, provider.sid);
});

test.describe('when calls fail', () => {
  test.use({ expectsFailedRequests: true });

  test('each part that was not saved is told, and Save sends only those', async ({ page }) => {
    await signIn(page, people.admin);
    const provider = await createProvider(page);
    await openProvider(page, provider);
    await page.route('**/Limits', (route) =>
      route.request().postData()?.includes('voice_call_minutes')
        ? route.fulfill({ status: 500, json: { msg: 'limits are away' } })
        : route.continue(),
    );
    const renamed = uniqueName('Partly');
    await nameField(page).fill(renamed);
    await page.getByLabel('Max calls').fill('7');
    await page.getByLabel('Max minutes').fill('700');
    await save(page);
    await announced(page, 'limits are away');
    const banner = page
      .getByRole('alert')
      .filter({ hasText: 'Not all of the settings were saved' });
    await expect(banner).toContainText('Max minutes: limits are away');
    await expect(banner).toContainText('Saved: Name and MS Teams, Max calls');
    await expect(page.getByRole('combobox', { name: 'Service provider' })).toHaveText(renamed);
    await expect(page.getByLabel('Max minutes')).toHaveValue('700');
    await expect(saveState(page, 'Unsaved changes')).toBeVisible();

    await page.unroute('**/Limits');
    const writes = writesOf(page);
    await saved(page);
    expect(writes).toEqual([`POST ServiceProviders/${provider.sid}/Limits`]);
    expect(await limitsOf(page, provider.sid)).toHaveLength(2);
    await removeProvider(page, provider.sid);
  });

  test('a name that another one has is refused at its field', async ({ page }) => {
    await signIn(page, people.admin);
    const provider = await createProvider(page);
    await openProvider(page, provider);
    await nameField(page).fill('Northwind Telecom');
    await save(page);
    await announced(page, 'This name is already in use.');
    await expect(nameField(page)).toHaveAccessibleDescription('This name is already in use.');
    await expect(nameField(page)).toBeFocused();
    await expect(nameField(page)).toHaveValue('Northwind Telecom');
    await removeProvider(page, provider.sid);
  });
});
