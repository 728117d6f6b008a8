import { expect, test } from 'vitest';
import {
  accountBox,
  chooseAccount,
  chooseScope,
  filter,
  list,
  row,
  scopeFilter,
} from '../../../testing/areas/users.ts';
import {
  addressIs,
  createAccount,
  createUser,
  openScreen,
  optionsOf,
  page,
  people,
  reopen,
} from '../../../testing/index.ts';

test('names scope and status, and combines its three filters in the address', async () => {
  const account = await createAccount();
  const provider = await createUser();
  const member = await createUser({ account_sid: account.sid, force_change: true });
  await openScreen(list, { as: 'admin' });

  await expect.element(row('admin')).toHaveTextContent('All');
  await expect
    .element(row(provider.name))
    .toHaveTextContent(/Service provider: Northwind Telecom/i);
  await expect.element(row(provider.name)).toHaveTextContent('Active');
  await expect.element(row(member.name)).toHaveTextContent(`Account: ${account.name}`);
  await expect.element(row(member.name)).toHaveTextContent('Must change password');
  await expect.element(row('acme-inactive')).toHaveTextContent('Inactive');
  // Belongs to another provider.
  await expect.element(row(people.contoso.name)).not.toBeInTheDocument();

  expect(await optionsOf(scopeFilter)).toEqual([
    'All scopes',
    'Admin',
    'Service provider',
    'Account',
  ]);
  await chooseScope('Account');
  await expect.element(row(member.name)).toBeVisible();
  await expect.element(row(provider.name)).not.toBeInTheDocument();

  await expect.element(accountBox).toHaveValue('All accounts');
  await chooseAccount(account.name);
  await expect.element(row(people.acme.name)).not.toBeInTheDocument();
  await filter.fill(member.email);
  await expect.element(row(member.name)).toBeVisible();
  await addressIs(new RegExp(`account=${account.sid}`));
  await addressIs(/scope=account/);
  await addressIs(/filter=/);
  reopen();
  await expect.element(row(member.name)).toBeVisible();
  await expect.element(page.getByRole('row')).toHaveLength(2);
});

test('of a service provider is cut to what it reaches', async () => {
  await openScreen(list, { as: 'northwind' });
  await expect.element(row(people.northwind.name)).toHaveTextContent('(you)');
  await expect.element(row('admin')).not.toBeInTheDocument();
  expect(await optionsOf(scopeFilter)).toEqual(['All scopes', 'Service provider', 'Account']);
});

test('of an account is cut to what it reaches', async () => {
  await openScreen(list, { as: 'acme' });
  await expect.element(row(people.viewer.name)).toBeVisible();
  await expect.element(row(people.globex.name)).not.toBeInTheDocument();
  await expect.element(accountBox).not.toBeInTheDocument();
  expect(await optionsOf(scopeFilter)).toEqual(['Account']);
});
