import { expect, test } from 'vitest';
import { nameField as accountName } from '../../../testing/areas/accounts.ts';
import { storeCallOfToday } from '../../../testing/areas/calls.ts';
import { createCarrier, digitsOf } from '../../../testing/areas/phone-numbers.ts';
import {
  addressIs,
  api,
  calls,
  createAccount,
  createApplication,
  createProvider,
  createUser,
  failNext,
  forgetCalls,
  frameSettled,
  hold,
  openScreen,
  page,
  people,
  settled,
  uniqueName,
  userEvent,
} from '../../../testing/index.ts';

const palette = page.getByRole('dialog', { name: 'Search or jump to' });
const field = palette.getByRole('combobox');
const option = (name: string | RegExp) => palette.getByRole('option', { name });
const group = (name: string) => palette.getByRole('group', { name });
const button = page.getByRole('button', { name: /^Search or jump to/ });

/** Opens the accounts and waits for the screen. */
async function openAccounts(as: Parameters<typeof openScreen>[1]) {
  await openScreen('/internal/accounts', as);
  await expect.element(page.getByRole('heading', { name: 'Accounts' })).toBeVisible();
}

test('the keyboard opens it, finds a screen and goes there', async () => {
  await openAccounts({ as: 'admin' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('settin');
  await expect.element(option('Settings')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await addressIs('/internal/settings');
  await expect.element(palette).not.toBeInTheDocument();
  await expect.element(button).not.toHaveFocus();
});

test('it does not open over another dialog', async () => {
  await openAccounts({ as: 'admin' });
  await page.getByRole('button', { name: 'Add a service provider' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Add new service provider' }))
    .toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('nothing is asked before something is typed, and what the list has is not asked again', async () => {
  const { name } = await createAccount();
  await openAccounts({ as: 'admin' });
  await expect.element(page.getByRole('link', { name }).first()).toBeInTheDocument();
  await expect.poll(() => calls({ path: /PhoneNumbers$/ }).length).toBe(1);
  await frameSettled();
  forgetCalls();
  await button.click();
  await expect.element(option('Users')).toBeVisible();
  expect(calls().map(({ path, search }) => path + search)).toEqual([]);
  await field.fill(name);
  await option(name).click();
  await addressIs(/accounts\/.+\/edit$/);
  expect(calls({ path: /^ServiceProviders\/[^/]+\/Accounts/ })).toEqual([]);
});

test('finds accounts, applications and users by name', async () => {
  const account = await createAccount();
  const application = await createApplication(account.sid);
  const user = await createUser();
  await openAccounts({ as: 'admin' });
  await button.click();
  for (const [kind, { name }] of [
    ['Accounts', account],
    ['Applications', application],
    ['Users', user],
  ] as const) {
    await field.fill(name);
    await expect.element(group(kind).getByRole('option', { name })).toBeVisible();
  }
});

test('a pasted SID leads to its record, a SIP address to the account of its realm', async () => {
  const realm = `${crypto.randomUUID()}.example`;
  const account = await createAccount({ sip_realm: realm });
  const application = await createApplication(account.sid);
  await openAccounts({ as: 'admin' });
  await button.click();
  await field.fill(account.sid);
  await expect.element(option(account.name)).toBeVisible();
  await field.fill(` ${application.sid} `);
  await expect.element(option(application.name)).toHaveAttribute('aria-selected', 'true');
  await field.fill(`sip:alice@${realm}`);
  await expect.element(option(account.name)).toBeVisible();
  await field.fill(crypto.randomUUID());
  await expect.element(palette.getByText(/^Nothing matches/)).toBeVisible();
});

test('an id that a list has is not asked for; another one kind by kind, until one has it', async () => {
  const account = await createAccount();
  const application = await createApplication(account.sid);
  await storeCallOfToday();
  await openAccounts({ as: 'admin' });
  await expect.element(page.getByRole('link', { name: account.name, exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^\d+ calls? today$/ })).toBeVisible();
  await settled();
  forgetCalls();
  await button.click();
  const asked = (sid: string) =>
    calls({ path: new RegExp(`/RecentCalls|${sid}`) }).map(({ path }) => path.split('/').slice(-2));
  await field.fill(account.sid);
  await expect.element(option(account.name)).toBeVisible();
  await settled();
  expect(asked(account.sid)).toEqual([]);

  await field.fill(application.sid);
  await expect.element(option(application.name)).toBeVisible();
  await settled();
  expect(asked(application.sid)).toEqual([
    [expect.any(String), 'RecentCalls'],
    ['Accounts', application.sid],
    ['Applications', application.sid],
  ]);
});

test('late answers to an older text are not shown', async () => {
  const { name, sid } = await createAccount();
  const application = await createApplication(sid);
  await openAccounts({ as: 'admin' });
  const held = hold({ path: 'Applications' });
  await button.click();
  await field.fill(application.name);
  await expect.poll(() => calls({ path: 'Applications' }).length).toBe(1);
  await field.fill(name);
  await expect.element(option(name)).toBeVisible();
  held.release();
  await expect.element(palette.getByText('Searching')).not.toBeInTheDocument();
  await expect.element(option(application.name)).not.toBeInTheDocument();
});

test('a kind that cannot be searched is named, and the others are still found', async () => {
  const { name } = await createAccount();
  await openAccounts({ as: 'admin' });
  failNext({ path: 'Applications', status: 500, answer: { msg: 'away' } });
  await button.click();
  await field.fill(name);
  await expect.element(option(name)).toBeVisible();
  await expect.element(palette.getByText("Couldn't search applications.")).toBeVisible();
});

test('a record that was open is offered first, until it is gone', async () => {
  const { name, sid } = await createAccount();
  await openScreen(`/internal/accounts/${sid}/edit`, { as: 'admin' });
  await expect.element(accountName).toHaveValue(name);
  await button.click();
  await expect.element(group('Recent').getByRole('option', { name })).toBeVisible();
});

test('a number offers its calls and an inbound test, and tells whose it is', async () => {
  await openAccounts({ as: 'northwind' });
  await button.click();
  await field.fill('+1 212 555 0010');
  const number = group('Phone Numbers').getByRole('option').first();
  // Carrier and application, on a second line.
  const second = number.getByText(/^.+ · .+$/);
  await expect.element(second).toBeVisible();
  const [above, below] = [number.getByText('+1 212 555 0010'), second].map((part) =>
    part.element().getBoundingClientRect(),
  );
  expect(below?.top).toBeGreaterThanOrEqual((above?.bottom ?? 0) - 1);
  await expect.element(option('Test an inbound call to +1 212 555 0010')).toBeVisible();
  await option(/^Calls of \+1 212 555 0010/).click();
  await addressIs(/^\/internal\/recent-calls\?account=all&date=30&filter=12125550010/);
});

test('digits find the numbers of the provider and those without an account', async () => {
  const digits = digitsOf(uniqueName('number'));
  const carrier = await createCarrier();
  const { sid: provider } = await createProvider();
  const foreign = await createCarrier({ service_provider_sid: provider });
  for (const { sid } of [carrier, foreign]) {
    await api(people.admin, 'POST', 'PhoneNumbers', { number: digits, voip_carrier_sid: sid });
  }
  await openAccounts({ as: 'admin' });
  await button.click();
  // Not the whole number, which is looked up among all numbers.
  await field.fill(digits.slice(0, -1));
  const found = group('Phone Numbers').getByRole('option');
  await expect.element(found.first()).toHaveTextContent(carrier.name);
  expect(found.elements()).toHaveLength(1);
});

test('what a user may not do is not offered', async () => {
  await openScreen('/internal/applications', { as: 'acme' });
  await button.click();
  await expect.element(option('Add an application')).toBeVisible();
  await expect.element(option('Add an account')).not.toBeInTheDocument();
  await openScreen('/internal/applications', { as: 'viewer' });
  await button.click();
  await expect.element(option('Applications')).toBeVisible();
  await expect.element(option('Add an application')).not.toBeInTheDocument();
});

test('another provider is chosen by its name', async () => {
  const { name } = await createProvider();
  await openAccounts({ as: 'admin' });
  await button.click();
  await field.fill(name);
  await option(name).click();
  await expect.element(page.getByText('No Accounts.')).toBeVisible();
});
