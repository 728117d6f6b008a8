import { expect, test } from 'vitest';
import {
  deleteProviderButton,
  nameField,
  openProvider,
  providerIs,
  providerSelect,
} from '../../../testing/areas/settings.ts';
import {
  announced,
  api,
  createProvider,
  fail,
  isRefused,
  openScreen,
  page,
  people,
  writeLines,
} from '../../../testing/index.ts';

const ask = () => deleteProviderButton.click();

test('a service provider in use is refused with the list of what is in the way', async () => {
  await openScreen('/internal/settings?tab=provider', { as: 'admin' });
  await expect.element(nameField).toHaveValue('Northwind Telecom');
  await ask();
  const dialog = page.getByRole('dialog', { name: 'Northwind Telecom is in use' });
  await expect
    .element(dialog)
    .toHaveTextContent(
      /In order to delete the service provider it cannot have any Accounts \(\d+\), Users \(\d+\), or Outbound Call Routing \(\d+\)\./,
    );
  await expect
    .element(dialog.getByRole('link', { name: /^View all \d+$/ }).nth(1))
    .toHaveAttribute('href', '/internal/users');
  // The first by name: tests in other files have left accounts too.
  const account = dialog.getByRole('link').first();
  const name = account.element().textContent ?? '';
  await account.click();
  await expect.element(page.getByRole('heading', { name, exact: true, level: 1 })).toBeVisible();
  expect(writeLines()).toEqual([]);
});

test('an empty one is deleted after its name was typed, and the first by name follows', async () => {
  const provider = await createProvider();
  await openProvider(provider);
  await ask();
  const dialog = page.getByRole('alertdialog', { name: 'Delete service provider?' });
  await expect
    .element(dialog)
    .toHaveTextContent(`Are you sure you want to delete the service provider ${provider.name}?`);
  await expect.element(dialog).toHaveTextContent('carriers, speech credentials and API keys');
  const confirm = dialog.getByRole('button', { name: 'Delete service provider' });
  await expect.element(confirm).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(deleteProviderButton).toHaveFocus();
  expect(writeLines()).toEqual([]);

  await nameField.fill('typed, but the provider goes');
  await ask();
  await dialog.getByRole('textbox').fill(provider.name);
  await confirm.click();
  await announced(`Deleted service provider ${provider.name}`);
  expect(writeLines()).toEqual([`DELETE ServiceProviders/${provider.sid}`]);
  const { body } = await api<{ name: string }[]>(people.admin, 'GET', 'ServiceProviders');
  const first = body.map(({ name }) => name).sort((a, b) => a.localeCompare(b))[0] ?? '';
  await providerIs(first);
  await expect.element(nameField).toHaveValue(first);
  await expect.element(page.getByRole('heading', { name: 'Settings', level: 1 })).toHaveFocus();
  expect(localStorage.getItem('activeServiceProvider')).toBeNull();
  await providerSelect.click();
  await expect.element(page.getByRole('option', { name: provider.name })).not.toBeInTheDocument();
});

test('the only service provider there is cannot be deleted, and the button says why', async () => {
  const { body } = await api<{ name: string }[]>(people.admin, 'GET', 'ServiceProviders');
  const only = body.filter(({ name }) => name === 'Northwind Telecom');
  fail({ path: 'ServiceProviders', status: 200, answer: only });

  await openScreen('/internal/settings?tab=provider', { as: 'admin' });
  await isRefused(deleteProviderButton, "The only service provider can't be deleted.");
});
