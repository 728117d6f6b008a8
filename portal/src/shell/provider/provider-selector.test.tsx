import { expect, test } from 'vitest';
import {
  addProvider,
  addProviderButton,
  addProviderDialog,
  providerIs,
  providerName,
} from '../../../testing/areas/shell.ts';
import { announced, openScreen, uniqueName } from '../../../testing/index.ts';

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
