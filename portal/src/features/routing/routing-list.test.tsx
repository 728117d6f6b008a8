import { expect, test } from 'vitest';
import { seededCarrier } from '../../../testing/areas/carriers.ts';
import {
  createTable,
  editOf,
  list,
  nameField,
  storedTables,
} from '../../../testing/areas/routing.ts';
import {
  addressIs,
  announced,
  api,
  createAccount,
  createProvider,
  openScreen,
  page,
  people,
  uniqueName,
  writeLines,
  writes,
} from '../../../testing/index.ts';

const rowOf = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

test('a table with its owner, routes and status; it is deleted after its name was told', async () => {
  const account = await createAccount();
  const { sid, name } = await createTable(account.sid, await seededCarrier('Skyline SIP'), [
    '^44',
    '^49',
  ]);
  await openScreen(`${list}?account=${account.sid}`, { as: 'admin' });
  await expect.element(rowOf(name)).toHaveTextContent(account.name);
  await expect.element(rowOf(name)).toHaveTextContent('2 routes');
  await expect.element(rowOf(name)).toHaveTextContent('Active');
  await expect
    .element(page.getByRole('link', { name, exact: true }))
    .toHaveAttribute('href', editOf(sid));
  await rowOf(name)
    .getByRole('button', { name: new RegExp(`Delete.*${name}`) })
    .click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toHaveTextContent(name);
  await dialog.getByRole('button', { name: 'Delete outbound call route' }).click();
  await announced(`Deleted outbound call route ${name}`);
  expect(writeLines()).toEqual([`DELETE Lcrs/${sid}`]);
});

test('a provider is led to the one table, without an owner to choose and without Delete', async () => {
  const own = (await storedTables()).find((one) => one['name'] === 'Northwind outbound');
  await openScreen(list, { as: 'northwind' });
  await addressIs(editOf(own?.['lcr_sid'] ?? ''));
  await expect.element(nameField).toHaveValue('Northwind outbound');
  await expect.element(page.getByRole('combobox', { name: 'Used by' })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('heading', { name: 'Delete outbound call route' }))
    .not.toBeInTheDocument();
});

test('a table that outlived its account is opened, renamed and deleted', async () => {
  const account = await createAccount();
  const carrier = await seededCarrier('Skyline SIP');
  const { sid, name } = await createTable(account.sid, carrier, ['^44']);
  await api(people.admin, 'DELETE', `Accounts/${account.sid}`);
  await openScreen(editOf(sid), { as: 'admin' });
  await expect.element(nameField).toHaveValue(name);
  await expect
    .element(page.getByLabelText('Used by'))
    .toHaveValue(`Unknown account ${account.sid}`);
  await expect.element(page.getByText('Not used', { exact: true })).toBeVisible();
  await nameField.fill(`${name} Ltd`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await announced(/successfully/);
  expect(writes().map(({ body }) => body)).toEqual([{ name: `${name} Ltd` }]);
  await page.getByRole('button', { name: 'Delete outbound call route' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete outbound call route' }).click();
  await announced(new RegExp(`Deleted .*${name} Ltd`));
  expect((await storedTables()).some(({ lcr_sid }) => lcr_sid === sid)).toBe(false);
});

test('a table that nothing owns is listed for admins under every provider; one of an account elsewhere is not', async () => {
  const gone = await createAccount();
  const provider = await createProvider();
  const foreign = await createAccount({ service_provider_sid: provider.sid });
  const carrier = await seededCarrier('Skyline SIP');
  const orphan = await createTable(gone.sid, carrier, ['^44']);
  const elsewhere = await createTable(foreign.sid, carrier, ['^44']);
  const unowned = uniqueName('Unowned');
  await api(people.admin, 'POST', 'Lcrs', { name: unowned });
  await api(people.admin, 'DELETE', `Accounts/${gone.sid}`);
  await openScreen(`${list}?account=all&size=100`, { as: 'admin' });
  await expect.element(rowOf(orphan.name)).toHaveTextContent(`Unknown account ${gone.sid}`);
  await expect.element(rowOf(unowned)).toHaveTextContent('No account or service provider');
  await expect.element(rowOf(unowned)).not.toHaveTextContent('All accounts');
  // No call uses it, whatever its flag says.
  for (const name of [unowned, orphan.name]) {
    await expect.element(rowOf(name)).toHaveTextContent('Not used');
    await expect.element(rowOf(name)).not.toHaveTextContent('Active');
  }
  await expect.element(rowOf(elsewhere.name)).not.toBeInTheDocument();
});
