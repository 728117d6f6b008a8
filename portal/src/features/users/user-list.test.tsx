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
  addressIsNot,
  createAccount,
  createUser,
  openScreen,
  optionsOf,
  page,
  people,
  reopen,
  textsOf,
  uniqueName,
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
  // Of another provider.
  await expect.element(row(people.contoso.name)).not.toBeInTheDocument();

  expect(await optionsOf(scopeFilter)).toEqual([
    'All scopes',
    'Admin',
    'Service provider',
    'Account',
  ]);
  await chooseScope('Admin');
  await expect.element(row('admin')).toBeVisible();
  await expect.element(row(provider.name)).not.toBeInTheDocument();
  await chooseScope('Service provider');
  await expect.element(row(provider.name)).toBeVisible();
  await expect.element(row('admin')).not.toBeInTheDocument();
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

  await filter.fill('zzz-nothing');
  await expect.element(page.getByText('No matching users')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(accountBox).toHaveValue('All accounts');
  await expect.element(row('admin')).toBeVisible();
});

test('is sorted by name, whatever the case', async () => {
  const tag = uniqueName('Order');
  for (const name of [`${tag}-b`, `${tag}-C`, `${tag}-A`]) {
    await createUser({ name, email: `${name}@example.net` });
  }
  await openScreen(`${list}?filter=${tag}`, { as: 'northwind' });
  await expect.element(page.getByRole('row')).toHaveLength(4);
  expect(textsOf(page.getByRole('rowheader').getByRole('link'))).toEqual([
    `${tag}-A`,
    `${tag}-b`,
    `${tag}-C`,
  ]);
});

test('remembers the account, also beside other lists, and says so in the address', async () => {
  await openScreen(list, { as: 'northwind' });
  await chooseAccount('Globex Sales');
  await expect.element(row(people.globex.name)).toBeVisible();
  await expect.element(row(people.acme.name)).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Accounts', exact: true }).first().click();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect.element(accountBox).toHaveValue('Globex Sales');
  await addressIs(/account=/);
  await expect.element(row(people.acme.name)).not.toBeInTheDocument();
  await chooseAccount('All accounts');
  await expect.element(row(people.acme.name)).toBeVisible();
  await addressIsNot(/account=/);
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
