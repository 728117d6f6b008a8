import { expect, test } from 'vitest';
import {
  alert,
  api,
  button,
  link,
  openHosted,
  passwordField,
  register,
} from '../../../testing/areas/hosted.ts';
import {
  accountSid,
  addressIs,
  announced,
  fail,
  failNext,
  openScreen,
  page,
  settled,
  writes,
} from '../../../testing/index.ts';

const deleteMessage = page.getByLabelText(/^Delete message/);
const reallyDelete = button('PERMANENTLY DELETE MY ACCOUNT');
const main = page.getByRole('main');

type Me = { account: object; subscription: object };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Opens the user's own account as if the platform reported another plan. */
async function openWith(account: object, subscription: object) {
  const person = await register();
  const { body } = await api<Me>(person, 'GET', 'Users/me');
  const answer = {
    ...body,
    account: { ...body.account, ...account },
    subscription: { ...body.subscription, ...subscription },
  };
  fail({ method: 'GET', path: 'Users/me', status: 200, answer });
  await openHosted(`/internal/accounts/${person.sid}/edit`, { as: person });
  return person;
}

for (const [what, account, subscription, text, way] of [
  ['the end of a trial', { trial_end_date: inDays(3) }, {}, /trial will end on/, 'subscription'],
  [
    'a bill that is not paid',
    { plan_type: 'paid' },
    { status: 'suspended' },
    /last payment failed, and your account is suspended/,
    'manage-payment',
  ],
] as const) {
  test(`${what} is told above every screen, with the way out`, async () => {
    const { sid } = await openWith(account, subscription);
    const notice = page.getByRole('status').filter({ hasText: text });
    await expect.element(notice.first()).toBeVisible();
    await link('Applications').click();
    await expect.element(notice).toBeVisible();
    await main.getByRole('link', { name: /^(Upgrade|Change your card)$/ }).click();
    await addressIs(`/internal/accounts/${sid}/${way}`);
    // The notice has no link on the page it leads to.
    expect(main.getByRole('link', { name: /^(Upgrade|Change your card)$/ }).elements()).toEqual([]);
    await settled();
  });
}

test('a trial with weeks to go is a line of the account', async () => {
  const person = await register();
  await openHosted(`/internal/accounts/${person.sid}/edit`, { as: person });
  await announced(
    /^You are currently on the Free plan \(trial period\)\. You are limited to 5 simultaneous calls and 25 registered devices\. Your free trial will end on \w{3} \d{2}, \d{4}\.$/,
  );
  expect(page.getByText(/Upgrade to keep/).elements()).toHaveLength(0);
  await link('Upgrade to a Paid Subscription').click();
  await addressIs(`/internal/accounts/${person.sid}/subscription`);
  await settled();
});

test('the person who registered deletes the account, after a password and a sentence', async () => {
  const person = await register();
  await openHosted(`/internal/accounts/${person.sid}/edit`, { as: person });
  await button('Delete Account').click();
  await reallyDelete.click();
  await expect.element(passwordField).toHaveAccessibleDescription('Enter your password.');
  await expect.element(passwordField).toHaveFocus();
  await passwordField.fill('secret-1');
  await deleteMessage.fill('Delete my account');
  await reallyDelete.click();
  await expect
    .element(deleteMessage)
    .toHaveAccessibleDescription(/You must type the delete message correctly/);
  expect(writes()).toEqual([]);

  await deleteMessage.fill('delete my account');
  await passwordField.fill('secret-2');
  await reallyDelete.click();
  await expect
    .element(alert.filter({ hasText: 'That password is wrong. Nothing was deleted.' }))
    .toBeVisible();
  await settled();
  expect(writes({ method: 'DELETE', path: /./ })).toEqual([]);
  await passwordField.fill('secret-1');
  failNext({ method: 'DELETE', path: /^Accounts/, status: 422, answer: { msg: 'not now' } });
  await reallyDelete.click();
  await expect.element(alert.filter({ hasText: 'not now' })).toBeVisible();
  await settled();
  await reallyDelete.click();
  await announced('Your account has been deleted.');
  await addressIs('/');
  expect(writes({ method: 'DELETE', path: /^Accounts/ }).at(-1)).toMatchObject({
    path: `Accounts/${person.sid}`,
    body: { password: 'secret-1' },
  });
  expect(localStorage.getItem('token')).toBeNull();
});

test('an account that something still uses is not half deleted', async () => {
  const person = await register();
  const account = `/internal/accounts/${person.sid}/edit`;
  const { body: client } = await api<{ sid: string }>(person, 'POST', 'Clients', {
    account_sid: person.sid,
    username: 'desk',
    password: 'secret-1',
  });
  await openHosted(account, { as: person });
  await button('Delete Account').click();
  const dialog = page.getByRole('dialog', { name: 'Your account is in use' });
  await expect.element(dialog).toHaveTextContent('Remove these first: SIP Clients (1).');
  await expect
    .element(dialog.getByRole('link', { name: 'desk', exact: true }))
    .toHaveAttribute('href', `/internal/clients/${client.sid}/edit`);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect.element(dialog).not.toBeInTheDocument();
  await api(person, 'DELETE', `Clients/${client.sid}`);

  // An own application that the account refers to blocks the deletion too.
  const { body: applications } = await api<{ application_sid: string; name: string }[]>(
    person,
    'GET',
    'Applications',
  );
  const named = applications[0];
  await button('Delete Account').click();
  await expect.element(passwordField).toBeVisible();
  await api(person, 'PUT', `Accounts/${person.sid}`, {
    device_calling_application_sid: named?.application_sid,
  });
  await passwordField.fill('secret-1');
  await deleteMessage.fill('delete my account');
  await reallyDelete.click();
  await expect
    .element(dialog)
    .toHaveTextContent('Remove these first: Applications for SIP device or SIPREC calls (1).');
  await settled();
  expect(writes({ method: 'DELETE', path: /./ })).toEqual([]);
});

test('a deployment without plans shows nothing of them', async () => {
  const sid = await accountSid('Acme Support');
  await openScreen(`/internal/accounts/${sid}/edit`, { as: 'acme' });
  await expect.element(page.getByLabelText(/^Name/)).toBeVisible();
  await settled();
  expect(page.getByText(/Subscription|free plan|delete account/i).elements()).toEqual([]);
  for (const screen of [
    'subscription',
    'modify-subscription',
    'manage-payment',
    'sip-realm/edit',
  ]) {
    await openScreen(`/internal/accounts/${sid}/${screen}`, { as: 'acme' });
    await expect.element(page.getByText("That page doesn't exist.").first()).toBeVisible();
  }
  await settled();
});
