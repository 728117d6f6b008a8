import { beforeEach, expect, test } from 'vitest';
import { createCarrier, editOf } from '../../../testing/areas/carriers.ts';
import { createNumber, digitsOf, numberOf } from '../../../testing/areas/phone-numbers.ts';
import { carrierOf, createTable, defaultCarrier } from '../../../testing/areas/routing.ts';
import {
  addressIs,
  announced,
  calls,
  choose,
  chooseFile,
  createAccount,
  createProvider,
  createUser,
  openScreen,
  optionsOf,
  type Person,
  page,
  settled,
  textsOf,
  uniqueName,
  writes,
} from '../../../testing/index.ts';

/*
 * An account user's numbers and routes stand on carriers that the provider shares: each place that
 * names a carrier has both from the one list.
 */

const palette = page.getByRole('dialog', { name: 'Search or jump to' });
const field = palette.getByRole('combobox');
const option = (name: string) => palette.getByRole('option', { name: new RegExp(name) });
const address = `198.19.${Math.floor(Math.random() * 250)}.7`;

let user: Person;
let account: { sid: string; name: string };
let shared: { sid: string; name: string };
let own: { sid: string; name: string };

beforeEach(async () => {
  const provider = await createProvider();
  account = await createAccount({ service_provider_sid: provider.sid });
  user = await createUser({ service_provider_sid: provider.sid, account_sid: account.sid });
  shared = await createCarrier({ name: uniqueName('Shared') }, [address], provider.name);
  own = await createCarrier({ account_sid: account.sid }, ['198.18.6.1'], provider.name);
  // Another account's carrier, which must not appear anywhere.
  const other = await createAccount({ service_provider_sid: provider.sid });
  await createCarrier({ account_sid: other.sid }, ['198.18.6.2'], provider.name);
});

/** Expects a single request for the list, shared by all places. */
async function readOnce() {
  await settled();
  const reads = calls({ path: /VoipCarriers/ }).map(({ path }) => path);
  expect(reads).toEqual([expect.stringMatching(/^ServiceProviders\/[^/]+\/VoipCarriers$/)]);
}

test('a number on a shared carrier shows its name', async () => {
  const number = await createNumber(account.sid, { voip_carrier_sid: shared.sid });
  await openScreen('/internal/phone-numbers', { as: user });
  await expect
    .element(page.getByRole('row').filter({ hasText: number.name }))
    .toHaveTextContent(shared.name);
  await readOnce();
});

test('a new number can be on a shared carrier', async () => {
  const unique = uniqueName('number');
  await openScreen('/internal/phone-numbers/add', { as: user });
  const box = page.getByRole('combobox', { name: /^Carrier/ });
  expect((await optionsOf(box)).sort()).toEqual([own.name, shared.name].sort());
  await page.getByRole('textbox', { name: /^Phone number/ }).fill(`+${digitsOf(unique)}`);
  await choose(box, shared.name);
  await page.getByRole('button', { name: 'Create phone number' }).click();
  await announced('Phone number created successfully');
  const [write] = writes();
  expect(write?.body).toMatchObject({ voip_carrier_sid: shared.sid, account_sid: account.sid });
});

test('a stored number names its shared carrier', async () => {
  const number = await createNumber(account.sid, { voip_carrier_sid: shared.sid });
  await openScreen(`/internal/phone-numbers/${number.sid}/edit`, { as: user });
  await expect.element(page.getByLabelText(/^Carrier/)).toHaveValue(shared.name);
});

test('a file of numbers names a shared carrier', async () => {
  const unique = uniqueName('number');
  await openScreen('/internal/phone-numbers/import', { as: user });
  await expect.element(page.getByText(/review every change before/)).toBeVisible();
  const lines = ['number,carrier', `${digitsOf(unique)},${shared.name}`];
  await chooseFile(new File([lines.join('\r\n')], 'numbers.csv'));
  const row = page.getByRole('row').filter({ hasText: numberOf(unique) });
  await expect.element(row).toHaveTextContent(`on ${shared.name}.`);
  await page.getByRole('button', { name: /^Import 1 phone number/ }).click();
  await announced('Phone numbers imported');
});

test('routes name a shared carrier, and may be changed to one', async () => {
  const table = await createTable(account.sid, shared.sid, ['^44']);
  await openScreen(`/internal/least-cost-routing/${table.sid}/edit`, { as: user });
  await expect.element(defaultCarrier).toHaveValue(shared.name);
  await choose(carrierOf(1), own.name);
  await choose(carrierOf(1), shared.name);
  await readOnce();
});

test('the inbound check names a shared carrier', async () => {
  const query = new URLSearchParams({ source: address, host: '203.0.113.250', number: '4420' });
  await openScreen(`/internal/inbound-test?${query}`, { as: user });
  await expect
    .element(page.getByRole('region', { name: 'What happens to the call' }))
    .toHaveTextContent(`The source matches ${address} of ${shared.name}.`);
});

test('search finds a shared carrier by name, SID and gateway, and opens it', async () => {
  await openScreen('/internal/users', { as: user });
  await page.getByRole('button', { name: /^Search or jump to/ }).click();
  await field.fill(shared.name);
  await expect.element(option(shared.name)).toBeVisible();
  await field.fill(address);
  await expect.element(option(shared.name)).toHaveTextContent(`SIP gateway ${address}`);
  await field.fill(shared.sid);
  await option(shared.name).click();
  await addressIs(editOf(shared.sid));
  await expect.element(page.getByText(/^Your provider shares this carrier/)).toBeVisible();
  await readOnce();
});

test('a pasted SID finds a shared carrier before any list is there, and no foreign one', async () => {
  await openScreen('/internal/users', { as: user });
  await page.getByRole('button', { name: /^Search or jump to/ }).click();
  await field.fill(shared.sid);
  await expect.element(option(shared.name)).toBeVisible();
  const foreign = await createCarrier();
  await field.fill(foreign.sid);
  await expect.element(palette.getByText(/^Nothing matches/)).toBeVisible();
});

test('calls can be narrowed to a shared carrier', async () => {
  await openScreen('/internal/recent-calls', { as: user });
  await page.getByRole('combobox', { name: 'Trunk' }).click();
  // The open list may still be waiting for its names.
  await expect.element(page.getByRole('option', { name: shared.name })).toBeVisible();
  const names = textsOf(page.getByRole('option'));
  expect(names).toEqual(['All trunks', ...[own.name, shared.name].sort()]);
  await readOnce();
});
