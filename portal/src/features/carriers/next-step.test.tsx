import { expect, test } from 'vitest';
import { addressField, createButton, list, nameField } from '../../../testing/areas/carriers.ts';
import {
  addressIs,
  announced,
  createAccount,
  createProvider,
  openScreen,
  page,
  uniqueName,
} from '../../../testing/index.ts';

const next = (name: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name });

test('a new carrier leads on to its number, and that to the test of a call', async () => {
  const provider = await createProvider();
  await createAccount({ service_provider_sid: provider.sid });
  const account = await createAccount({
    service_provider_sid: provider.sid,
    sip_realm: `${provider.sid.slice(0, 8)}.sip.example.net`,
  });
  const name = uniqueName('Next');
  await openScreen(`${list}/add`, { as: 'admin', provider: provider.sid });
  await nameField.fill(name);
  const usedBy = page.getByRole('combobox', { name: 'Used by' });
  await usedBy.click();
  await page.getByRole('option', { name: account.name }).click();
  await addressField(1).fill('198.18.4.77');
  await createButton.click();
  await announced('Carrier created successfully');
  await next('Add a phone number').click();

  await expect.element(page.getByRole('combobox', { name: 'Carrier' })).toHaveValue(name);
  await expect.element(page.getByRole('combobox', { name: /^Account/ })).toHaveValue(account.name);
  const number = `4930${Date.now() % 100_000_000}`;
  await page.getByRole('textbox', { name: /^Phone number/ }).fill(number);
  await page.getByRole('button', { name: 'Create phone number' }).click();
  await announced('Phone number created successfully');
  await next('Test an inbound call').click();
  await addressIs(/inbound-test/);
  await expect.element(page.getByLabelText('Dialled number')).toHaveValue(number);
  await expect.element(page.getByRole('button', { name: 'Save as test' })).toBeVisible();
});
