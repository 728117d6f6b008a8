import { expect, test } from 'vitest';
import {
  deleteProviderButton,
  licensedMinutes,
  nameField,
  saved,
  settings,
  tab,
} from '../../../testing/areas/settings.ts';
import {
  accountSid,
  addressIs,
  announced,
  calls,
  openScreen,
  page,
  reopen,
  settled,
} from '../../../testing/index.ts';

test('an admin has both tabs, which live in the address', async () => {
  await openScreen('/internal/accounts', { as: 'admin' });
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await addressIs(settings);
  await expect.element(tab('Admin')).toHaveAttribute('aria-selected', 'true');
  await tab('Service provider').click();
  await expect.element(nameField).toHaveValue('Northwind Telecom');
  await addressIs(`${settings}?tab=provider`);
  reopen();
  await expect.element(nameField).toHaveValue('Northwind Telecom');
  await tab('Admin').click();
  await addressIs(settings);
  window.history.back();
  await addressIs('/internal/accounts');
});

test('a service provider has its own part alone, and asks for nothing of the admin', async () => {
  await openScreen(`${settings}?tab=admin`, { as: 'contoso' });
  await expect.element(nameField).toHaveValue('Contoso Voice');
  for (const absent of [
    page.getByRole('tab'),
    page.getByText('System information'),
    page.getByText('Password policy'),
    page.getByText('TTS cache'),
    deleteProviderButton,
  ]) {
    await expect.element(absent).not.toBeInTheDocument();
  }
  await expect
    .element(page.getByRole('table', { name: 'Service provider API keys' }))
    .toBeVisible();
  await settled();
  expect(calls({ path: /^(SystemInformation|PasswordSettings|TtsCache)/ })).toEqual([]);
  await licensedMinutes.fill('900');
  await saved();
  await licensedMinutes.fill('');
  await saved();
});

test('an account user is refused by address, and sees nothing of it', async () => {
  await openScreen(`${settings}?tab=provider`, { as: 'acme' });
  await announced('You do not have permissions to manage Settings');
  await addressIs(`/internal/accounts/${await accountSid('Acme Support')}/edit`);
  await expect.element(nameField).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Settings', exact: true }))
    .not.toBeInTheDocument();
});
