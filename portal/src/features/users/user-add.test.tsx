import { expect, test } from 'vitest';
import {
  accountBox,
  active,
  addLink,
  chooseAccount,
  createButton,
  emailField,
  fillNewUser,
  fixedAccount,
  forceChange,
  list,
  nameField,
  openAdd,
  passwordField,
  row,
  scope,
  viewOnly,
} from '../../../testing/areas/users.ts';
import {
  addressIs,
  announced,
  createAccount,
  createProvider,
  createUser,
  failNext,
  openScreen,
  page,
  people,
  providerSid,
  uniqueName,
  userEvent,
  writes,
} from '../../../testing/index.ts';

test('an account user, who must choose a password at the first sign-in', async () => {
  const account = await createAccount();
  const name = uniqueName('newcomer');
  await openScreen(list, { as: 'northwind' });
  await addLink.click();
  await expect.element(scope('Service provider')).toBeChecked();
  for (const absent of [scope('Admin'), active, viewOnly, page.getByText('User SID')]) {
    await expect.element(absent).not.toBeInTheDocument();
  }
  await scope('Account').click();
  await chooseAccount(account.name);
  await fillNewUser(name);
  await nameField.fill(` ${name} `);
  await expect.element(forceChange).toBeChecked();
  await createButton.click();
  await announced('User created successfully');
  expect(writes()[0]?.body).toEqual({
    name,
    email: `${name}@example.net`,
    initial_password: 'Temp-Pass-1',
    force_change: true,
    is_active: true,
    is_view_only: false,
    service_provider_sid: await providerSid(),
    account_sid: account.sid,
  });
  await addressIs(/^\/internal\/users/);
  await expect.element(accountBox).toHaveValue(account.name);
  await expect.element(row(name)).toBeVisible();
});

test('an account user adds to its own account, which it cannot change', async () => {
  await openAdd({ as: 'globex' });
  await expect.element(fixedAccount).toHaveValue('Globex Sales');
  await expect.element(fixedAccount).toHaveAttribute('readonly', '');
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  const name = uniqueName('colleague');
  await fillNewUser(name);
  await createButton.click();
  await announced('User created successfully');
  await expect.element(row(name)).toHaveTextContent('Account: Globex Sales');
});

test('what is missing is named, and nothing is sent', async () => {
  await openAdd();
  await scope('Account').click();
  await createButton.click();
  await expect.element(accountBox).toHaveFocus();
  await expect
    .element(accountBox)
    .toHaveAccessibleDescription('Choose the account this user belongs to.');
  // Messages in the save bar lead to their fields.
  await page.getByRole('button', { name: 'Invalid password.' }).click();
  await expect.element(passwordField).toHaveFocus();
  await userEvent.keyboard('Temp-Pass-1');
  await expect.element(passwordField).not.toHaveAttribute('aria-invalid');
  expect(writes()).toEqual([]);
});

test('a password that only the server refuses lands on its field', async () => {
  await openAdd();
  await fillNewUser(uniqueName('refused'));
  const msg = 'password length must be between 8 and 20';
  failNext({ method: 'POST', path: 'Users', status: 400, answer: { msg } });
  await createButton.click();
  await expect
    .element(passwordField)
    .toHaveAccessibleDescription(new RegExp(`^Invalid password\\. ${msg}`));
  await announced(msg);
  await createButton.click();
  await announced('User created successfully');
});

test('a provider without accounts has no place for an account user', async () => {
  const { sid: provider } = await createProvider();
  await openAdd({ provider });
  await scope('Account').click();
  await expect.element(fixedAccount).toHaveValue('No accounts.');
  await expect.element(fixedAccount).toBeDisabled();
  await fillNewUser(uniqueName('homeless'));
  await createButton.click();
  await announced('Cannot create an account. Service Provider has no accounts.');
  expect(writes()).toEqual([]);
});

test('a taken name or e-mail is named; beyond the own reach the platform finds it', async () => {
  const user = await createUser();
  await openAdd({ as: 'northwind' });
  await fillNewUser(user.name.toUpperCase());
  await emailField.fill(`${uniqueName('free')}@example.net`);
  await scope('Service provider').click();
  await createButton.click();
  await expect
    .element(nameField)
    .toHaveAccessibleDescription(/^Another user already has this username\./);
  expect(writes()).toEqual([]);

  // Contoso's users aren't visible here.
  await nameField.fill(people.contoso.name);
  await createButton.click();
  for (const field of [nameField, emailField]) {
    await expect
      .element(field)
      .toHaveAccessibleDescription(/^Another user already has this username or email address\./);
  }
  await expect.element(nameField).toHaveFocus();
  await expect.element(passwordField).toHaveValue('Temp-Pass-1');
});
