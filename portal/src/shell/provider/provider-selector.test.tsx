import { expect, test } from 'vitest';
import {
  addProvider,
  addProviderButton,
  addProviderDialog,
  entry,
  providerIs,
  providerName,
} from '../../../testing/areas/shell.ts';
import { announced, openScreen, page, uniqueName } from '../../../testing/index.ts';

test('a new service provider has a name, and none of what the others have', async () => {
  await openScreen('/internal/accounts', { as: 'admin' });
  await addProviderButton.click();
  await addProvider.click();
  await expect.element(providerName).toHaveAccessibleDescription(/name/);
  await expect.element(providerName).toHaveAttribute('aria-invalid', 'true');

  const name = uniqueName('Provider');
  await providerName.fill(name);
  await addProvider.click();
  await announced(`Added new service provider ${name}`);
  await providerIs(name);
  await expect.element(page.getByText('No Accounts.')).toBeVisible();
  await expect.element(entry('MS Teams Tenants')).not.toBeInTheDocument();
});

test('a long name of a service provider leaves the selector in reach', async () => {
  await openScreen('/internal/accounts', { as: 'admin' });
  await addProviderButton.click();
  const name = `${uniqueName('Wholesale')} `.padEnd(64, 'x');
  await providerName.fill(name);
  await addProvider.click();
  await announced(`Added new service provider ${name}`);
  await providerIs(name);
  await addProviderButton.click();
  await expect.element(addProviderDialog).toBeVisible();
});
