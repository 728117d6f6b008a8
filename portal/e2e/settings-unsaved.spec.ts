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
  writesOf,
} from './support/settings.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const sipDomain = (page: Page) => page.getByLabel('Sip Domain Name');
const leaveQuestion = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Leave without saving?' });

test('switching tabs loses nothing that was typed, and each Save is its own', async ({ page }) => {
  await signIn(page, people.admin);
  const provider = await createProvider(page);
  await openProvider(page, provider);
  const typed = uniqueName('Typed');
  await nameField(page).fill(typed);
  await tab(page, 'Admin').click();
  const before = await sipDomain(page).inputValue();
  await sipDomain(page).fill('typed.example.net');
  await tab(page, 'Service provider').click();
  await expect(nameField(page)).toHaveValue(typed);
  const writes = writesOf(page);
  await save(page);
  await announced(page, 'Settings updated');
  expect(writes).toEqual([`PUT ServiceProviders/${provider.sid}`]);
  await tab(page, 'Admin').click();
  await expect(sipDomain(page)).toHaveValue('typed.example.net');

  // One of the two is unsaved still: the page asks, whichever tab is open.
  await tab(page, 'Service provider').click();
  await page.getByRole('link', { name: 'Recent calls' }).click();
  await leaveQuestion(page).getByRole('button', { name: 'Stay on this page' }).click();
  await tab(page, 'Admin').click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(sipDomain(page)).toHaveValue(before);
  await page.getByRole('link', { name: 'Recent calls' }).click();
  await expect(page).toHaveURL(/\/internal\/recent-calls$/);
  await removeProvider(page, provider.sid);
});

test.describe('another service provider', () => {
  test('brings its own values, never those of the one before', async ({ page }) => {
    await signIn(page, people.admin);
    const provider = await createProvider(page, { ms_teams_fqdn: 'teams.first.example' });
    await api(page, 'POST', `ServiceProviders/${provider.sid}/Limits`, {
      category: 'voice_call_session',
      quantity: 77,
    });
    await openProvider(page, provider);
    await expect(page.getByLabel('Max calls')).toHaveValue('77');
    const select = page.getByRole('combobox', { name: 'Service provider' });

    // Unsaved work is asked about before the provider changes.
    await nameField(page).fill('not to be saved');
    await select.click();
    await page.getByRole('option', { name: 'Contoso Voice' }).click();
    await leaveQuestion(page).getByRole('button', { name: 'Stay on this page' }).click();
    await expect(select).toHaveText(provider.name);
    await expect(nameField(page)).toHaveValue('not to be saved');
    await select.click();
    await page.getByRole('option', { name: 'Contoso Voice' }).click();
    await leaveQuestion(page).getByRole('button', { name: 'Leave and discard' }).click();
    await expect(page).toHaveURL(/\/internal\/accounts$/);

    // The limits of the next one are slow: until they are there, none are shown.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/Limits', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await tab(page, 'Service provider').click();
    await expect(page.getByText('What follows takes effect at once')).toBeVisible();
    await expect(page.getByLabel('Max calls')).toBeHidden();
    release();
    await expect(nameField(page)).toHaveValue('Contoso Voice');
    await expect(page.getByLabel('Max calls')).toHaveValue('');
    await expect(page.getByLabel('Enable MS Teams Direct Routing')).not.toBeChecked();
    await removeProvider(page, provider.sid);
  });

  test('that is added while something is unsaved waits for the answer', async ({ page }) => {
    await signIn(page, people.admin);
    await page.goto('/internal/settings?tab=provider');
    const typed = uniqueName('Typed');
    await nameField(page).fill(typed);
    await page.getByRole('button', { name: 'Add a service provider' }).click();
    const name = uniqueName('Provider');
    const dialog = page.getByRole('dialog', { name: 'Add new service provider' });
    await dialog.getByLabel(/^Name/).fill(name);
    await dialog.getByRole('button', { name: 'Add service provider' }).click();
    await announced(page, `Added new service provider ${name}`);
    await leaveQuestion(page).getByRole('button', { name: 'Stay on this page' }).click();
    await expect(nameField(page)).toHaveValue(typed);
    const select = page.getByRole('combobox', { name: 'Service provider' });
    await expect(select).toHaveText('Northwind Telecom');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await select.click();
    await page.getByRole('option', { name }).click();
    await expect(page).toHaveURL(/\/internal\/accounts$/);
    const { body } = await api<{ name: string; service_provider_sid: string }[]>(
      page,
      'GET',
      'ServiceProviders',
    );
    const added = body.find((one) => one.name === name);
    await removeProvider(page, added?.service_provider_sid ?? '');
  });
});

test.describe('an interrupted session', () => {
  test.use({ expectsFailedRequests: true });

  test('brings the unsaved changes of both tabs back', async ({ page }) => {
    await signIn(page, people.admin);
    const provider = await createProvider(page);
    await openProvider(page, provider);
    const typed = uniqueName('Typed');
    await nameField(page).fill(typed);
    await tab(page, 'Admin').click();
    await sipDomain(page).fill('typed.example.net');
    await tab(page, 'Service provider').click();
    await api(page, 'POST', 'logout');
    await save(page);
    await expect(page.getByRole('alert')).toHaveText(
      'Your session has expired. Please log in and try again.',
    );
    await page.getByLabel('Username').fill(people.admin.name);
    await page.getByLabel('Password', { exact: true }).fill(people.admin.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/internal\/settings\?tab=provider$/);
    await expect(nameField(page)).toHaveValue(typed);
    const notice = page.getByText('Your unsaved changes are back');
    await expect(notice.filter({ visible: true })).toHaveCount(1);
    await tab(page, 'Admin').click();
    await expect(sipDomain(page)).toHaveValue('typed.example.net');
    await page.getByRole('button', { name: 'Discard them' }).click();
    await expect(sipDomain(page)).not.toHaveValue('typed.example.net');
    await tab(page, 'Service provider').click();
    await save(page);
    await announced(page, 'Settings updated');
    await removeProvider(page, provider.sid);
  });
});
