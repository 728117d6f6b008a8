import { expect, test } from 'vitest';
import {
  createCarrier,
  createNumber,
  digitsOf,
  numberOf,
  storedRow,
} from '../../../testing/areas/phone-numbers.ts';
import {
  accountSid,
  addressIs,
  announced,
  calls,
  choose,
  createAccount,
  createApplication,
  createProvider,
  hold,
  openScreen,
  optionsOf,
  page,
  uniqueName,
  userEvent,
  writes,
} from '../../../testing/index.ts';

const list = '/internal/phone-numbers';
const numberField = page.getByRole('textbox', { name: /^Phone number/ });
const accountBox = page.getByRole('combobox', { name: 'Account' });
const carrierBox = page.getByRole('combobox', { name: 'Carrier' });
const applicationBox = page.getByRole('combobox', { name: 'Application' });
const createButton = page.getByRole('button', { name: 'Create phone number' });
const saveButton = page.getByRole('button', { name: 'Save', exact: true });
const filter = page.getByRole('searchbox', { name: 'Filter phone numbers' });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const row = (name: string) => page.getByRole('row').filter({ has: link(name) });
const queries = () => calls({ path: 'PhoneNumbers' }).map(({ search }) => search);

test('numbers of all accounts are there before the accounts are', async () => {
  const accounts = hold({ path: /^(ServiceProviders\/[^/]+\/)?Accounts$/ });
  await openScreen(list, { as: 'northwind' });
  const account = page.getByRole('cell', { name: 'Acme Support' }).first();
  await expect.element(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect.element(account).not.toBeInTheDocument();
  accounts.release();
  await expect.element(account).toBeVisible();
});

test('a row names number, account, application and carrier', async () => {
  const account = await createAccount();
  const app = await createApplication(account.sid);
  const carrier = await createCarrier();
  const led = await createNumber(account.sid, {
    application_sid: app.sid,
    voip_carrier_sid: carrier.sid,
  });
  const idle = await createNumber(account.sid, { voip_carrier_sid: carrier.sid });
  await openScreen(`${list}?account=${account.sid}`, { as: 'admin' });
  await expect.element(row(led.name)).toHaveTextContent(account.name);
  await expect.element(row(led.name)).toHaveTextContent(app.name);
  await expect.element(row(led.name)).toHaveTextContent(carrier.name);
  await expect.element(row(idle.name)).toHaveTextContent('None');
  await expect.element(page.getByText('Total: 2 records')).toBeVisible();
  expect(queries()).toEqual([`?page=1&page_size=25&account_sid=${account.sid}`]);
});

test('a filter finds a number however it is written', async () => {
  const account = await createAccount();
  const one = await createNumber(account.sid);
  const other = await createNumber(account.sid);
  await openScreen(`${list}?account=${account.sid}`, { as: 'northwind' });
  await expect.element(link(other.name)).toBeVisible();
  await filter.fill(one.name);
  await userEvent.keyboard('{Enter}');
  await expect.element(link(other.name)).not.toBeInTheDocument();
  await expect.element(link(one.name)).toBeVisible();
  expect(queries().at(-1)).toContain(`filter=${one.digits}`);
});

test('without carriers the way to the first one is shown', async () => {
  const provider = await createProvider();
  await createAccount({ service_provider_sid: provider.sid });
  const needsCarrier = 'You must create a SIP trunk before you can create a phone number.';
  await openScreen(list, { as: 'admin', provider: provider.sid });
  await expect.element(page.getByText(needsCarrier)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Add carrier' }))
    .toHaveAttribute('href', '/internal/carriers/add');
  await openScreen(`${list}/add`, { as: 'admin', provider: provider.sid });
  await announced(needsCarrier);
  await addressIs('/internal/carriers');
});

test('a number is added as the platform stores it, and its account’s list opens', async () => {
  const account = await createAccount();
  const app = await createApplication(account.sid);
  const carrier = await createCarrier();
  const name = uniqueName('fresh');
  await openScreen(`${list}/add`, { as: 'admin' });
  await createButton.click();
  await expect.element(numberField).toHaveAccessibleDescription(/Enter a phone number\./);
  await expect.element(carrierBox).toHaveAccessibleDescription(/Choose a carrier\./);
  expect(writes()).toEqual([]);
  const pattern = page.getByText('Not a number: taken as a pattern.');
  await numberField.fill('1509ABC');
  await expect.element(pattern).toBeVisible();
  await numberField.fill('+1 (555) 123-0001 ext 5');
  await expect.element(numberField).toHaveAccessibleDescription(/This has an extension\./);
  await expect.element(pattern).not.toBeInTheDocument();
  await numberField.fill(` ${numberOf(name)} `);
  await expect.element(pattern).not.toBeInTheDocument();
  await choose(accountBox, account.name);
  await choose(carrierBox, carrier.name);
  await choose(applicationBox, app.name);
  await createButton.click();
  await announced('Phone number created successfully');
  await addressIs(`${list}?account=${account.sid}`);
  await expect.element(link(numberOf(name))).toBeVisible();
  expect(writes().map(({ body }) => body)).toEqual([
    {
      number: digitsOf(name),
      account_sid: account.sid,
      application_sid: app.sid,
      voip_carrier_sid: carrier.sid,
    },
  ]);
});

test('carriers are active, and unbound or the account’s; what does not fit another account goes', async () => {
  const account = await createAccount();
  const other = await createAccount();
  const app = await createApplication(account.sid);
  const bound = await createCarrier({ account_sid: account.sid });
  const foreign = await createCarrier({ account_sid: other.sid });
  const idle = await createCarrier({ is_active: 0 });
  const open = await createCarrier();
  await openScreen(`${list}/add`, { as: 'admin' });
  await choose(accountBox, account.name);
  const offered = await optionsOf(carrierBox);
  expect(offered).toEqual(expect.arrayContaining([bound.name, open.name]));
  expect(offered).not.toEqual(expect.arrayContaining([foreign.name]));
  expect(offered).not.toEqual(expect.arrayContaining([idle.name]));
  await choose(carrierBox, bound.name);
  await choose(applicationBox, app.name);
  await choose(accountBox, other.name);
  await expect.element(carrierBox).toHaveValue('');
  await expect.element(applicationBox).toHaveValue('None');
});

test('a number that is there already is refused, on whichever carrier', async () => {
  const account = await createAccount();
  const [first, second] = [await createCarrier(), await createCarrier()];
  const taken = await createNumber(account.sid, { voip_carrier_sid: first.sid });
  await openScreen(`${list}/add`, { as: 'northwind' });
  await numberField.fill(`+${taken.digits}`);
  await choose(accountBox, account.name);
  await choose(carrierBox, second.name);
  await createButton.click();
  await expect
    .element(numberField)
    .toHaveAccessibleDescription(/The phone number you have entered is already in use\./);
  expect(writes()).toEqual([]);
});

test('a stored number keeps number and carrier; a move says what it brings about', async () => {
  const account = await createAccount();
  const other = await createAccount();
  const app = await createApplication(account.sid);
  const carrier = await createCarrier();
  const number = await createNumber(account.sid, {
    application_sid: app.sid,
    voip_carrier_sid: carrier.sid,
  });
  await openScreen(`${list}/${number.sid}/edit`, { as: 'admin' });
  await expect.element(numberField).toHaveAttribute('readonly');
  await expect.element(numberField).toHaveValue(number.digits);
  await expect.element(page.getByLabelText('Carrier')).toHaveValue(carrier.name);
  await choose(accountBox, other.name);
  await expect
    .element(
      page.getByText(
        `The number moves from ${account.name} to ${other.name}, and so do its calls. No application answers calls to this number; so far it is ${app.name}.`,
      ),
    )
    .toBeVisible();
  await saveButton.click();
  await announced('Phone number updated successfully');
  expect(writes().map(({ body }) => body)).toEqual([
    { account_sid: other.sid, application_sid: null },
  ]);
  expect(await storedRow(number.sid)).toMatchObject({ account_sid: other.sid });
  await addressIs(`${list}/${number.sid}/edit`);
});

test('a number does not leave the account that its carrier belongs to', async () => {
  const account = await createAccount();
  const other = await createAccount();
  const carrier = await createCarrier({ account_sid: account.sid });
  const number = await createNumber(account.sid, { voip_carrier_sid: carrier.sid });
  await openScreen(`${list}/${number.sid}/edit`, { as: 'admin' });
  await choose(accountBox, other.name);
  await saveButton.click();
  await expect
    .element(accountBox)
    .toHaveAccessibleDescription(/The carrier of this number belongs to another account\./);
  expect(writes()).toEqual([]);
});

test('account users add to their own account, and open no number of another', async () => {
  await openScreen(`${list}/add`, { as: 'acme' });
  await expect.element(page.getByLabelText('Account', { exact: true })).toHaveValue('Acme Support');
  await expect.element(page.getByLabelText('Account', { exact: true })).toHaveAttribute('readonly');
  const foreign = await createNumber(await accountSid('Globex Sales'));
  const address = `${list}/${foreign.sid}/edit`;
  // The platform doesn't reveal to them that it exists.
  await openScreen(address, { as: 'acme' });
  await expect.element(page.getByText('This phone number does not exist.')).toBeVisible();
  await openScreen(address, { as: 'contoso' });
  await announced('You do not have access to this resource');
  await expect.element(page.getByRole('heading', { name: 'Phone Numbers' })).toBeVisible();
});

test('the command palette finds a pasted number', async () => {
  const account = await createAccount();
  const number = await createNumber(account.sid);
  await openScreen('/internal/users', { as: 'admin' });
  await page.getByRole('button', { name: /^Search or jump to/ }).click();
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await palette.getByRole('combobox').fill(`+${number.digits}`);
  // The other options are its calls and an inbound test.
  await palette.getByRole('option', { name: new RegExp(`^\\${number.name}`) }).click();
  await addressIs(`${list}/${number.sid}/edit`);
});

test('a number without an account waits for no applications, and can be given to an account', async () => {
  const account = await createAccount();
  const app = await createApplication(account.sid);
  const number = await createNumber('', { account_sid: null });
  await openScreen(`${list}/${number.sid}/edit`, { as: 'admin' });
  await expect.element(applicationBox).toHaveValue('None');
  await expect.element(page.getByText('Loading', { exact: true })).not.toBeInTheDocument();
  expect(await optionsOf(applicationBox)).toEqual(['None']);
  await choose(accountBox, account.name);
  await choose(applicationBox, app.name);
  await saveButton.click();
  await announced(/successfully/);
  expect(await storedRow(number.sid)).toMatchObject({
    account_sid: account.sid,
    application_sid: app.sid,
  });
});

test('numbers that belong to no account are listed for admins under “No account”', async () => {
  const account = await createAccount();
  const provider = await createProvider();
  const foreign = await createAccount({ service_provider_sid: provider.sid });
  const carrier = await createCarrier();
  const elsewhere = await createCarrier({ service_provider_sid: provider.sid });
  const owned = await createNumber(account.sid, { voip_carrier_sid: carrier.sid });
  const unowned = await createNumber(foreign.sid, {
    account_sid: null,
    voip_carrier_sid: carrier.sid,
  });
  const other = await createNumber(foreign.sid, {
    account_sid: null,
    voip_carrier_sid: elsewhere.sid,
  });
  await openScreen(`${list}?account=all&size=100&filter=4930`, { as: 'admin' });
  await choose(page.getByRole('combobox', { name: 'Answered by' }), 'No account');
  await expect.element(row(unowned.name)).toHaveTextContent(carrier.name);
  await expect.element(link(owned.name)).not.toBeInTheDocument();
  await expect.element(link(other.name)).not.toBeInTheDocument();
});
