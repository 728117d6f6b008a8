import { expect, test } from 'vitest';
import {
  addressOf,
  debugLog,
  maxCalls,
  nameField,
  openAccount,
  realmField,
  saveButton,
  saved,
} from '../../../testing/areas/accounts.ts';
import {
  accountSid,
  addressIs,
  isRefused,
  page,
  uniqueName,
  writes,
} from '../../../testing/index.ts';

test('an account user edits its own account without what is the provider’s', async () => {
  await openAccount(await accountSid('Globex Sales'), { as: 'globex' });
  await expect.element(nameField).toHaveValue('Globex Sales');
  await expect.element(realmField).toHaveAttribute('readonly', '');
  for (const absent of [
    maxCalls,
    debugLog,
    page.getByRole('button', { name: 'Delete account' }),
    page.getByRole('button', { name: 'Cancel' }),
  ]) {
    await expect.element(absent).not.toBeInTheDocument();
  }
  const address = `https://hooks.example.com/${uniqueName('x')}`;
  await addressOf.registration.fill(address);
  await saved();
  const body = writes({ method: 'PUT', path: /^Accounts\// })[0]?.body;
  expect(body).toMatchObject({ registration_hook: { url: address } });
  expect(body).not.toHaveProperty('sip_realm');
  expect(body).not.toHaveProperty('enable_debug_log');
  // The screen stays on the account, whose form is clean again.
  await addressIs(/\/edit$/);
  await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
  await expect.element(addressOf.registration).toHaveValue(address);
});

test('a view-only user sees everything and is told why nothing can be changed', async () => {
  await openAccount(await accountSid('Acme Support'), { as: 'viewer' });
  await expect.element(nameField).toHaveAttribute('readonly', '');
  const generate = page.getByRole('button', { name: 'Generate a new secret' });
  for (const button of [page.getByRole('button', { name: 'Add key' }), generate]) {
    await isRefused(button, 'You have view-only access.');
  }
  await expect.element(saveButton).not.toBeInTheDocument();
});
