import { expect, onTestFinished, test, vi } from 'vitest';
import {
  accountBox,
  clientLink,
  confirmDelete,
  createButton,
  createClient,
  lastWrite,
  list,
  passwordField,
  row,
  saveButton,
  storedClient,
  usernameField,
} from '../../../testing/areas/clients.ts';
import {
  accountSid,
  addressIs,
  announced,
  api,
  calls,
  choose,
  createAccount,
  fail,
  failNext,
  isRefused,
  openScreen,
  page,
  people,
  uniqueName,
} from '../../../testing/index.ts';

const realm = () => `${crypto.randomUUID()}.example`;

test('provider and account users have no account filter; a missing realm is told', async () => {
  await openScreen(list, { as: 'northwind' });
  await expect.element(clientLink('desk100')).toBeVisible();
  await expect.element(accountBox).not.toBeInTheDocument();
  const account = await createAccount();
  await openScreen(`${list}?account=${account.sid}`, { as: 'admin' });
  await expect
    .element(page.getByText(/^You need to associate a sip realm to this account/))
    .toBeVisible();
  await openScreen(list, { as: 'acme' });
  await expect.element(page.getByText(/Your sip realm is/)).toBeVisible();
  await expect.element(accountBox).not.toBeInTheDocument();
  await expect.element(clientLink('sales1')).not.toBeInTheDocument();
});

test('account users have the realm that the platform tells of themselves', async () => {
  const { body } = await api<{ account: object }>(people.acme, 'GET', 'Users/me');
  const tell = (sip_realm: string | null) =>
    fail({
      method: 'GET',
      path: 'Users/me',
      status: 200,
      answer: { ...body, account: { ...body.account, sip_realm } },
    });
  const told = tell('told.example');
  await openScreen(list, { as: 'acme' });
  await expect.element(page.getByText(/Your sip realm is/)).toHaveTextContent('told.example');
  await expect.element(row('desk100')).toHaveTextContent('told.example');
  told.stop();
  tell(null);
  await openScreen(`${list}/add`, { as: 'acme' });
  await usernameField.fill(uniqueName('desk'));
  await isRefused(createButton, 'Sip realm is not set for the account.');
});

test('the registrations of a list that stays open overnight say of which day they are', async () => {
  await openScreen(list, { as: 'acme' });
  const head = page.getByRole('columnheader', { name: /^Registered/ });
  await expect.element(head).toHaveTextContent(/^Registered at \d\d:\d\d$/);
  onTestFinished(() => void vi.useRealTimers());
  const tomorrow = new Date();
  tomorrow.setHours(24, 0, 1, 0);
  vi.useFakeTimers({ toFake: ['Date'], now: tomorrow.getTime() });
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(head).toHaveTextContent(/^Registered \w{3} \d\d:\d\d$/);
});

test('on a phone the time of the registrations is not that of a device', async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
  await openScreen(list, { as: 'acme' });
  await expect.element(row('desk100')).toHaveTextContent(/As of \d\d:\d\d/);
  await expect.element(row('desk100')).not.toHaveTextContent('Registered at');
});

test('who is registered is asked each time the list is opened, and it says when', async () => {
  const wayne = await accountSid('Wayne Logistics');
  await openScreen(`${list}?account=${wayne}`, { as: 'admin' });
  await expect
    .element(page.getByRole('columnheader', { name: /^Registered at \d\d:\d\d$/ }))
    .toBeVisible();
  await expect.element(row('dispatch01')).toHaveTextContent('Registered');
  await clientLink('dispatch01').click();
  await expect.element(saveButton).toBeVisible();
  window.history.back();
  await expect.element(row('dispatch02')).toHaveTextContent('Not registered');
  await expect.poll(() => calls({ path: /RegisteredSipUsers$/ })).toHaveLength(2);
});

test('a client is added to an account that has a realm', async () => {
  const without = await createAccount();
  const account = await createAccount({ sip_realm: realm() });
  const username = uniqueName('desk');
  await openScreen(`${list}/add`, { as: 'admin' });
  await choose(accountBox, without.name);
  await usernameField.fill(` ${username} `);
  await passwordField.fill('Sip-Pass-1');
  await isRefused(createButton, 'Sip realm is not set for the account.');
  await choose(accountBox, account.name);
  await createButton.click();
  await announced('Client created successfully');
  await addressIs(/^\/internal\/clients/);
  expect(lastWrite()).toEqual({
    account_sid: account.sid,
    username,
    password: 'Sip-Pass-1',
    is_active: true,
    allow_direct_app_calling: true,
    allow_direct_queue_calling: true,
    allow_direct_user_calling: true,
  });
});

test('a username that the account has already is told at the field', async () => {
  const account = await createAccount({ sip_realm: realm() });
  const { username } = await createClient(account.sid);
  await openScreen(`${list}/add`, { as: 'admin' });
  await choose(accountBox, account.name);
  await usernameField.fill(username);
  await passwordField.fill('Sip-Pass-1');
  await createButton.click();
  await expect.element(usernameField).toHaveAccessibleDescription(/already has a client/);
  await expect.element(passwordField).toHaveValue('Sip-Pass-1');
});

test('only the flag that was changed is sent of a stored client, and the password stays', async () => {
  const account = await createAccount({ sip_realm: realm() });
  const client = await createClient(account.sid);
  const before = await storedClient(client.sid);
  await openScreen(`${list}/${client.sid}/edit`, { as: 'admin' });
  await expect.element(usernameField).toHaveAttribute('readonly');
  await expect.element(passwordField).not.toBeInTheDocument();
  await page.getByLabelText('Allow direct calling to queues').click();
  await saveButton.click();
  await announced('Client updated successfully');
  await addressIs(list);
  expect(lastWrite()).toEqual({ allow_direct_queue_calling: false });
  expect((await storedClient(client.sid))['password']).toBe(before['password']);
});

test('a stored client whose account lost its realm says so and cannot be saved', async () => {
  const account = await createAccount();
  const client = await createClient(account.sid);
  await openScreen(`${list}/${client.sid}/edit`, { as: 'admin' });
  await page.getByLabelText('Allow direct calling to queues').click();
  await isRefused(saveButton, 'Sip realm is not set for the account.');
  await expect
    .element(page.getByRole('link', { name: "Set the account's SIP realm" }))
    .toBeVisible();
});

test('a client that does not load is told of in the list', async () => {
  const account = await createAccount({ sip_realm: realm() });
  const { sid } = await createClient(account.sid);
  failNext({ method: 'GET', path: `Clients/${sid}`, status: 500, answer: { msg: 'away' } });
  await openScreen(`${list}/${sid}/edit`, { as: 'admin' });
  await announced('away');
  await addressIs(list);
});

test('a client of another account is out of reach', async () => {
  const account = await createAccount({ sip_realm: realm() });
  const client = await createClient(account.sid);
  await openScreen(`${list}/${client.sid}/edit`, { as: 'acme' });
  await announced('You do not have access to this resource');
  await addressIs(list);
});

test('a client that was deleted elsewhere leaves the list', async () => {
  const account = await createAccount({ sip_realm: realm() });
  const client = await createClient(account.sid);
  await openScreen(`${list}?account=${account.sid}`, { as: 'admin' });
  await expect.element(clientLink(client.username)).toBeVisible();
  await api(people.admin, 'DELETE', `Clients/${client.sid}`);
  await page.getByRole('button', { name: `Delete ${client.username}` }).click();
  await confirmDelete.click();
  await announced(/was already deleted$/);
  await expect.element(clientLink(client.username)).not.toBeInTheDocument();
});
