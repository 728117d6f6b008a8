import { announced, api, expect, type Page, people, signIn, test } from './support/journey.ts';
import {
  createProvider,
  nameField,
  openProvider,
  removeProvider,
  writesOf,
} from './support/settings.ts';

const selector = (page: Page) => page.getByRole('combobox', { name: 'Service provider' });
const ask = (page: Page) => page.getByRole('button', { name: 'Delete service provider' }).click();

test('a service provider in use is refused with the list of what is in the way', async ({
  page,
}) => {
  await signIn(page, people.admin);
  await page.goto('/internal/settings?tab=provider');
  await expect(nameField(page)).toHaveValue('Northwind Telecom');
  const writes = writesOf(page);
  await ask(page);
  const dialog = page.getByRole('dialog', { name: 'Northwind Telecom is in use' });
  await expect(dialog).toContainText(
    /In order to delete the service provider it cannot have any Accounts \(\d+\), Users \(\d+\), or Outbound Call Routing \(\d+\)\./,
  );
  await expect(dialog.getByRole('link', { name: 'sp-northwind' })).toBeVisible();
  const account = dialog.getByRole('link', { name: 'Acme Support', exact: true });
  await account.click();
  await expect(page.getByRole('heading', { name: 'Acme Support', level: 1 })).toBeVisible();
  expect(writes).toEqual([]);
});

test('an empty one is deleted after its name was typed, and the first by name follows', async ({
  page,
}) => {
  await signIn(page, people.admin);
  const provider = await createProvider(page);
  await openProvider(page, provider);
  const writes = writesOf(page);
  await ask(page);
  const dialog = page.getByRole('alertdialog', {
    name: `Delete service provider ${provider.name}`,
  });
  await expect(dialog).toContainText(
    `Are you sure you want to delete the service provider ${provider.name}?`,
  );
  await expect(dialog).toContainText('carriers, speech credentials and API keys');
  const confirm = dialog.getByRole('button', { name: 'Delete service provider' });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Delete service provider' })).toBeFocused();
  expect(writes).toEqual([]);

  await nameField(page).fill('typed, but the provider goes');
  await ask(page);
  await dialog.getByRole('textbox').fill(provider.name);
  await confirm.click();
  await announced(page, `Deleted service provider ${provider.name}`);
  expect(writes).toEqual([`DELETE ServiceProviders/${provider.sid}`]);
  const { body } = await api<{ name: string }[]>(page, 'GET', 'ServiceProviders');
  const first = body.map(({ name }) => name).sort((a, b) => a.localeCompare(b))[0] ?? '';
  await expect(selector(page)).toHaveText(first);
  await expect(nameField(page)).toHaveValue(first);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('activeServiceProvider'))).toBeNull();
  await selector(page).click();
  await expect(page.getByRole('option', { name: provider.name })).toBeHidden();
});

test('the only service provider there is cannot be deleted, and the button says why', async ({
  page,
}) => {
  await page.route('**/ServiceProviders', async (route) => {
    const answer = await route.fetch();
    const providers = (await answer.json()) as { name: string }[];
    await route.fulfill({ json: providers.filter(({ name }) => name === 'Northwind Telecom') });
  });
  await signIn(page, people.admin);
  await page.goto('/internal/settings?tab=provider');
  const button = page.getByRole('button', { name: 'Delete service provider' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('The only service provider cannot be deleted.');
});

test.describe('when it fails', () => {
  test.use({ expectsFailedRequests: true });

  test('the reason is said and the provider stays', async ({ page }) => {
    await signIn(page, people.admin);
    const provider = await createProvider(page);
    await openProvider(page, provider);
    await page.route(`**/ServiceProviders/${provider.sid}`, (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 403, json: { msg: 'insufficient privileges' } })
        : route.continue(),
    );
    await ask(page);
    await page.getByRole('alertdialog').getByRole('textbox').fill(provider.name);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Delete service provider' })
      .click();
    await announced(page, 'insufficient privileges');
    await expect(selector(page)).toHaveText(provider.name);
    await page.unroute(`**/ServiceProviders/${provider.sid}`);
    await removeProvider(page, provider.sid);
  });

  test('a check that fails deletes nothing', async ({ page }) => {
    await signIn(page, people.admin);
    const provider = await createProvider(page);
    await openProvider(page, provider);
    const writes = writesOf(page);
    await page.route('**/v1/Users', (route) =>
      route.fulfill({ status: 500, json: { msg: 'users are away' } }),
    );
    await ask(page);
    await expect(
      page.getByText('It could not be checked what uses this service provider.'),
    ).toBeVisible();
    expect(writes).toEqual([]);
    await page.unroute('**/v1/Users');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Are you sure');
    await removeProvider(page, provider.sid);
  });
});
