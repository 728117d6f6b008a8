import { expect, test } from 'vitest';
import {
  nameField,
  openProvider,
  providerIs,
  providerSelect,
  saveButton,
  settings,
  sipDomain,
  tab,
} from '../../../testing/areas/settings.ts';
import {
  addressIs,
  announced,
  choose,
  createProvider,
  openScreen,
  page,
  uniqueName,
  writeLines,
} from '../../../testing/index.ts';

const leaveQuestion = page.getByRole('alertdialog', { name: 'Leave without saving?' });

test('switching tabs loses nothing that was typed, and each Save is its own', async () => {
  const provider = await createProvider();
  await openProvider(provider);
  const typed = uniqueName('Typed');
  await nameField.fill(typed);
  await tab('Admin').click();
  await expect.element(sipDomain).toBeVisible();
  const before = (sipDomain.element() as HTMLInputElement).value;
  await sipDomain.fill('typed.example.net');
  await tab('Service provider').click();
  await expect.element(nameField).toHaveValue(typed);
  await saveButton.click();
  await announced('Settings updated');
  expect(writeLines()).toEqual([`PUT ServiceProviders/${provider.sid}`]);
  await tab('Admin').click();
  await expect.element(sipDomain).toHaveValue('typed.example.net');

  // One of the two is still unsaved: the page asks, whichever tab is open.
  await tab('Service provider').click();
  await page.getByRole('link', { name: 'Recent calls' }).click();
  await leaveQuestion.getByRole('button', { name: 'Stay on this page' }).click();
  await tab('Admin').click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(sipDomain).toHaveValue(before);
  await page.getByRole('link', { name: 'Recent calls' }).click();
  await addressIs('/internal/recent-calls');
});

test('a provider that is added while something is unsaved waits for the answer', async () => {
  await openScreen(`${settings}?tab=provider`, { as: 'admin' });
  const typed = uniqueName('Typed');
  await nameField.fill(typed);
  await page.getByRole('button', { name: 'Add a service provider' }).click();
  const name = uniqueName('Provider');
  const dialog = page.getByRole('dialog', { name: 'Add new service provider' });
  await dialog.getByLabelText(/^Name/).fill(name);
  await dialog.getByRole('button', { name: 'Add service provider' }).click();
  await announced(`Added new service provider ${name}`);
  await leaveQuestion.getByRole('button', { name: 'Stay on this page' }).click();
  await expect.element(nameField).toHaveValue(typed);
  await providerIs('Northwind Telecom');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await choose(providerSelect, name);
  await addressIs('/internal/accounts');
});
