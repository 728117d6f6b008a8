import { expect, test } from 'vitest';
import {
  addressOf,
  debugLog,
  limitsOf,
  maxCalls,
  maxMinutes,
  nameField,
  openAccount,
  realmField,
  registrationHook,
  saveButton,
  saved,
  storedAccount,
} from '../../../testing/areas/accounts.ts';
import {
  announced,
  createAccount,
  forgetCalls,
  page,
  writeLines,
  writes,
} from '../../../testing/index.ts';

test('taken names and realms are refused before anything is sent', async () => {
  const { name, sid } = await createAccount();
  await openAccount(sid);
  await nameField.fill('Acme Support');
  await realmField.fill('ACME.sip.example.net');
  await saveButton.click();
  for (const what of ['name', 'SIP Realm']) {
    await announced(
      `The ${what} you have entered is already in use on another one of your accounts.`,
    );
  }
  await expect.element(nameField).toHaveFocus();
  expect(writes()).toEqual([]);
  // Its own name doesn't clash.
  await nameField.fill(name);
  await realmField.fill('');
  await debugLog.click();
  await saved();
});

test('limits are set, changed and removed one by one', async () => {
  const { sid } = await createAccount();
  await openAccount(sid, { as: 'northwind' });
  const licensedCalls = page.getByLabelText('Licensed calls');
  for (const field of [
    maxCalls,
    licensedCalls,
    maxMinutes,
    page.getByLabelText('Licensed minutes'),
  ]) {
    await expect.element(field).toHaveAttribute('placeholder', 'Enter quantity (0=unlimited)');
  }
  await maxCalls.fill('10');
  await maxMinutes.fill('0');
  await saved();
  await openAccount(sid, { as: 'northwind' });
  await expect.element(maxCalls).toHaveValue('10');
  await maxCalls.fill('');
  await licensedCalls.fill('-1');
  await saveButton.click();
  await expect.element(licensedCalls).toHaveFocus();
  await licensedCalls.fill('');
  forgetCalls();
  await saved();
  expect(writeLines({ path: /Limits/ })).toEqual([
    `DELETE Accounts/${sid}/Limits?category=voice_call_session`,
  ]);
  expect(await limitsOf(sid)).toMatchObject([{ category: 'voice_call_minutes', quantity: 0 }]);
});

test('webhooks: websockets force GET, an empty address removes the hook', async () => {
  const { sid } = await createAccount();
  await openAccount(sid);
  await addressOf.registration.fill('wss://hooks.example.com/ws');
  const method = registrationHook.getByRole('combobox', { name: /Method/ });
  await expect.element(method).toHaveTextContent(/^GET$/);
  await expect.element(method).toBeDisabled();
  await addressOf.queue.fill('https://hooks.example.com/queue');
  await saved();
  const account = await storedAccount(sid);
  expect(account.registration_hook).toMatchObject({
    url: 'wss://hooks.example.com/ws',
    method: 'GET',
  });
  expect(account.queue_event_hook).toMatchObject({
    url: 'https://hooks.example.com/queue',
    method: 'POST',
    username: null,
    password: null,
  });

  // An empty address removes the hook; the other hook is untouched.
  await openAccount(sid);
  await addressOf.registration.fill('');
  forgetCalls();
  await saved();
  const body = writes({ method: 'PUT', path: `Accounts/${sid}` })[0]?.body;
  expect(body).toMatchObject({ registration_hook: null });
  expect(body).not.toHaveProperty('queue_event_hook');
  expect(body).not.toHaveProperty('webhook_secret');
});
