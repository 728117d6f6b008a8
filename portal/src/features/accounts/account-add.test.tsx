import { expect, test } from 'vitest';
import {
  addressOf,
  createButton,
  limitsOf,
  maxCalls,
  nameField,
  realmField,
  registrationHook,
  saved,
  storedAccount,
} from '../../../testing/areas/accounts.ts';
import {
  addressIs,
  announced,
  fail,
  openScreen,
  page,
  uniqueName,
} from '../../../testing/index.ts';

const add = '/internal/accounts/add';

test('a new account is created with hooks and limits, and opened', async () => {
  await openScreen(add, { as: 'admin' });
  await createButton.click();
  await expect.element(nameField).toHaveAccessibleDescription(/name/);
  await expect.element(nameField).toHaveAttribute('aria-invalid', 'true');
  await expect.element(nameField).toHaveFocus();
  // Only a stored account has these.
  await expect.element(page.getByText('Enable call recording')).not.toBeInTheDocument();
  await expect.element(page.getByText('Account API keys')).not.toBeInTheDocument();

  const name = uniqueName('New');
  const realm = `${name.toLowerCase()}.sip.example.net`;
  await nameField.fill(name);
  await realmField.fill(realm.toUpperCase());
  await maxCalls.fill('25');
  await addressOf.registration.fill('https://hooks.example.com/register');
  await registrationHook.getByLabelText('Use HTTP basic authentication').click();
  await registrationHook.getByLabelText(/^Username/).fill('operator');
  await registrationHook.getByLabelText(/^Password/).fill('hook-secret');
  await createButton.click();
  await announced('Account created successfully');
  await expect.element(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  const sid = window.location.pathname.split('/').at(-2) ?? '';
  const account = await storedAccount(sid);
  expect(account.sip_realm).toBe(realm);
  expect(account.registration_hook).toEqual({
    url: 'https://hooks.example.com/register',
    method: 'POST',
    username: 'operator',
    password: 'hook-secret',
  });
  expect(account.queue_event_hook).toBeNull();
  expect(await limitsOf(sid)).toMatchObject([{ category: 'voice_call_session', quantity: 25 }]);
});

test('a new account whose limits fail is opened with them unsaved', async () => {
  await openScreen(add, { as: 'admin' });
  const broken = fail({
    method: 'POST',
    path: /Limits$/,
    status: 500,
    answer: { msg: 'limits are away' },
  });
  const name = uniqueName('Half');
  await nameField.fill(name);
  await maxCalls.fill('9');
  await createButton.click();
  await announced('Only part of the account was saved');
  await expect.element(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await addressIs(/\/edit$/);
  await expect
    .element(page.getByText('Saved: Account. Save tries only the rest again.'))
    .toBeVisible();
  await expect.element(page.getByText('Max calls: limits are away')).toBeVisible();
  await expect.element(maxCalls).toHaveValue('9');
  await expect.element(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  broken.stop();
  await saved();
  const sid = window.location.pathname.split('/').at(-2) ?? '';
  expect(await limitsOf(sid)).toMatchObject([{ category: 'voice_call_session', quantity: 9 }]);
});
