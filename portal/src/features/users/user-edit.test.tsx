import { expect, test } from 'vitest';
import {
  active,
  chooseAccount,
  emailField,
  lastPut,
  list,
  nameField,
  openUser,
  passwordField,
  saveButton,
  scope,
  storedUser,
  viewOnly,
} from '../../../testing/areas/users.ts';
import {
  accountSid,
  addressIs,
  announced,
  createAccount,
  createUser,
  hold,
  isRefused,
  page,
  uniqueName,
  userEvent,
} from '../../../testing/index.ts';

test('a user of a provider is saved without ids, and the form begins again', async () => {
  const user = await createUser();
  await openUser(user.sid);
  await expect.element(page.getByText(user.sid)).toBeVisible();
  await expect.element(emailField).toHaveValue(user.email);
  const renamed = uniqueName('renamed');
  await nameField.fill(`${renamed} `);
  await viewOnly.click();
  await passwordField.fill('Other-Pass-1');
  await saveButton.click();
  await announced('User updated successfully');
  expect(lastPut()).toEqual({
    name: renamed,
    initial_password: 'Other-Pass-1',
    is_view_only: true,
  });
  await addressIs(`${list}/${user.sid}/edit`);
  await expect.element(page.getByRole('heading', { name: renamed, level: 1 })).toBeVisible();
  await expect.element(passwordField).toHaveValue('');
  await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();

  // Sends no password, and keeps the view-only right.
  await active.click();
  await saveButton.click();
  await expect.element(page.getByText('Inactive', { exact: true })).toBeVisible();
  expect(lastPut()).toEqual({ is_active: false, is_view_only: true });
  expect(await storedUser(user.sid)).toMatchObject({ is_active: 0, is_view_only: true });
});

test('moves within a provider are offered with their price, others say why not', async () => {
  const account = await createAccount();
  const user = await createUser();
  await openUser(user.sid, { as: 'northwind' });
  await scope('Account').click();
  await chooseAccount(account.name);
  const price = page.getByText('Saving ends the sessions of this user');
  await expect.element(price).toBeVisible();
  await saveButton.click();
  await announced('User updated successfully');
  expect(lastPut()).toMatchObject({ account_sid: account.sid });
  expect(lastPut()).not.toHaveProperty('service_provider_sid');
  // There is no way back up.
  await isRefused(scope('Service provider'), /A user's scope can't be widened\. Add a new user/);
  expect(page.getByText(/can't be widened/).elements()).toHaveLength(1);

  await chooseAccount('Acme Support');
  await expect.element(price).toBeVisible();
  await saveButton.click();
  await expect.element(price).not.toBeInTheDocument();
  expect((await storedUser(user.sid))['account_sid']).toBe(await accountSid('Acme Support'));
});

test('the own user: what a lock-out or a lost right means is announced', async () => {
  const user = await createUser();
  await openUser(user.sid, { as: user });
  await active.click();
  await expect
    .element(page.getByText('This is you. Others will see you as inactive.'))
    .toBeVisible();
  await active.click();
  await viewOnly.click();
  await expect
    .element(page.getByText(/From your next log-in you can't change anything/))
    .toBeVisible();
  await viewOnly.click();
  await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
});

test('while a save runs nothing can be changed, and the focus stays', async () => {
  const user = await createUser();
  await openUser(user.sid);
  const address = `${uniqueName('slow')}@example.net`;
  await emailField.fill(address);
  const put = hold({ method: 'PUT', path: `Users/${user.sid}` });
  await userEvent.keyboard('{Enter}');
  await expect.poll(lastPut).toBeDefined();
  await userEvent.keyboard('lost');
  await viewOnly.click({ force: true });
  await expect.element(emailField).toHaveValue(address);
  await expect.element(viewOnly).not.toBeChecked();
  await expect.element(emailField).toHaveFocus();
  put.release();
  await announced('User updated successfully');
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  await userEvent.keyboard('x');
  await expect.element(emailField).toHaveValue(`${address}x`);
});
