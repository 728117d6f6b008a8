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
  saveButton,
  scope,
  userLink,
  userNamed,
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

for (const [kind, label] of [
  ['admin', 'Admin'],
  ['service_provider', 'Service provider'],
] as const) {
  test(`a user of scope ${kind} is told by its ids`, async () => {
    // A remembered account would hide the new user from the list.
    await openScreen(list, { as: 'admin' });
    await chooseAccount('Acme Support');
    await addressIs(/account=/);
    await addLink.click();
    const name = uniqueName('wide');
    await scope(label).click();
    await expect.element(accountBox).not.toBeInTheDocument();
    await fillNewUser(name);
    await forceChange.click();
    await createButton.click();
    await announced('User created successfully');
    await expect
      .element(row(name))
      .toHaveTextContent(kind === 'admin' ? 'All' : 'Northwind Telecom');
    expect(await userNamed(name)).toMatchObject({ scope: kind, force_change: 0 });
  });
}

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
  await expect.element(nameField).toHaveAccessibleDescription(/^Enter a username\./);
  await expect.element(emailField).toHaveAccessibleDescription(/^Enter an email address\./);
  await expect
    .element(passwordField)
    .toHaveAccessibleDescription(/^Invalid password\. Password must:/);
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Password must:' }))
    .toHaveTextContent(/Be at least \d+ characters long/);
  // The messages of the bar lead to their fields.
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

  // Contoso's people are out of sight.
  await nameField.fill(people.contoso.name);
  await createButton.click();
  for (const field of [nameField, emailField]) {
    await expect
      .element(field)
      .toHaveAccessibleDescription(/^Another user already has this username or email address\./);
  }
  await expect.element(nameField).toHaveFocus();
  await expect.element(passwordField).toHaveValue('Temp-Pass-1');

  // The platform would let an update through.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave and discard' }).click();
  await userLink(user.name).click();
  await emailField.fill('ACME-USER@example.net');
  await saveButton.click();
  await expect
    .element(emailField)
    .toHaveAccessibleDescription(/^Another user already has this email address\./);
});
