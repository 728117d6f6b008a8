import { expect, test } from 'vitest';
import {
  addressesOf,
  carriersNamed,
  createCarrier,
  createSipGateway,
  editOf,
  nameField,
  storedGateways,
} from '../../../testing/areas/carriers.ts';
import { createNumber, storedRow } from '../../../testing/areas/phone-numbers.ts';
import {
  createTable,
  storedRoutes,
  storedTables,
  editOf as tableOf,
} from '../../../testing/areas/routing.ts';
import {
  changeOf,
  keptAnywhere,
  keptHistory,
  yourChanges,
} from '../../../testing/areas/your-changes.ts';
import {
  addressIs,
  announced,
  choose,
  createAccount,
  createApplication,
  openScreen,
  page,
  writes,
} from '../../../testing/index.ts';

const again = (name: string) => changeOf(name).getByRole('button', { name: /^Create again: / });

/** Deletes the record on the page, and opens the changes once the deletion is noted. */
async function deleted(label: string, name: string) {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: label }).click();
  await announced(new RegExp(`Deleted .*${name}`));
  // The form closes once the code of the list has loaded.
  await addressIs(/^\/internal\/[a-z-]+(\?.*)?$/);
  await expect.poll(keptHistory).toMatch(new RegExp(`"deleted".*${name}`));
  await openScreen(yourChanges, { as: 'admin' });
}

test('a carrier comes back with its gateways, without its password', async () => {
  const columns = {
    register_username: 'trunk',
    register_password: 'FAKE-password',
    tech_prefix: '777',
    trunk_type: 'auth',
    description: 'Trunk of the north',
    smpp_enquire_link_interval: 45,
    inbound_auth_username: 'in',
    inbound_auth_password: 'FAKE-inbound',
  };
  const { sid, name } = await createCarrier(columns, ['198.18.0.1', '198.18.0.2']);
  const hidden = { remove_ice: 1, dtls_off: 1 };
  await createSipGateway(sid, { ipv4: '198.18.0.3', ...hidden });
  await openScreen(editOf(sid), { as: 'admin' });
  await expect.element(nameField).toHaveValue(name);
  await deleted('Delete carrier', name);
  expect(await keptAnywhere()).not.toMatch(/FAKE-(?:password|inbound)/);
  await again(name).click();
  await expect
    .element(
      page.getByText(
        /What can’t come back: its SID, passwords and keys.*the password of inbound calls/,
      ),
    )
    .toBeVisible();
  await expect.element(nameField).toHaveValue(name);
  await page.getByRole('button', { name: /^Outbound authentication/ }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill('FAKE-typed-again');
  await page.getByRole('button', { name: 'Create carrier' }).click();
  await announced('Carrier created successfully');
  const [stored] = await carriersNamed(name);
  const { register_password: _, inbound_auth_password: __, ...kept } = columns;
  expect(stored).toMatchObject({ ...kept, inbound_auth_password: null });
  expect(stored?.['voip_carrier_sid']).not.toBe(sid);
  const sidOfNew = stored?.['voip_carrier_sid'] ?? '';
  expect(await addressesOf(sidOfNew)).toEqual(['198.18.0.1', '198.18.0.2', '198.18.0.3']);
  const third = (await storedGateways(sidOfNew)).find(({ ipv4 }) => ipv4 === '198.18.0.3');
  expect(third).toMatchObject(hidden);
});

test('an account that recorded its calls comes back without its recordings', async () => {
  const { sid, name } = await createAccount({
    record_all_calls: 1,
    record_format: 'wav',
    bucket_credential: {
      vendor: 'aws_s3',
      region: 'eu-west-1',
      name: 'recordings',
      access_key_id: 'AKIAFAKE',
      secret_access_key: 'FAKE-bucket-secret',
    },
  });
  await openScreen(`/internal/accounts/${sid}/edit`, { as: 'admin' });
  await deleted('Delete account', name);
  await again(name).click();
  await expect
    .element(page.getByText(/What can’t come back: .*its recording settings/))
    .toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();
  await announced('Account created successfully');
  const body = writes({ method: 'POST', path: /Accounts$/ })[0]?.body as object;
  expect(body).toMatchObject({ name });
  expect(Object.keys(body)).not.toContain('record_all_calls');
});

test('an account that never recorded its calls loses no recording settings', async () => {
  const { sid, name } = await createAccount();
  await openScreen(`/internal/accounts/${sid}/edit`, { as: 'admin' });
  await deleted('Delete account', name);
  await again(name).click();
  await expect
    .element(page.getByText(/What can’t come back: .*its users, carriers and speech credentials/))
    .toBeVisible();
  await expect.element(page.getByText(/recording settings/)).not.toBeInTheDocument();
});

test('a table comes back with its routes, in their order', async () => {
  const { sid: accountSid } = await createAccount();
  const { sid: carrierSid } = await createCarrier();
  const { sid, name } = await createTable(accountSid, carrierSid, ['^44', '^49', '^33']);
  const told = async (table: string) =>
    (await storedRoutes(table))
      .sort((a, b) => a.priority - b.priority)
      .map(({ regex, lcr_carrier_set_entries }) => [
        regex,
        lcr_carrier_set_entries.map(({ voip_carrier_sid }) => voip_carrier_sid),
      ]);
  const before = await told(sid);
  await openScreen(tableOf(sid), { as: 'admin' });
  await deleted('Delete outbound call route', name);
  await again(name).click();
  await expect.element(page.getByLabelText(/^Name/)).toHaveValue(name);
  await page.getByRole('button', { name: 'Create outbound call route' }).click();
  await expect
    .poll(async () => (await storedTables()).some((one) => one['name'] === name))
    .toBe(true);
  const next = (await storedTables()).find((one) => one['name'] === name)?.['lcr_sid'] ?? '';
  await expect.poll(() => told(next)).toEqual(before);
});

test('an application comes back, and its number can be pointed to the new one', async () => {
  const { sid: accountSid } = await createAccount();
  const application = await createApplication(accountSid);
  const number = await createNumber(accountSid, { application_sid: application.sid });
  await openScreen(`/internal/phone-numbers/${number.sid}/edit`, { as: 'admin' });
  await choose(page.getByRole('combobox', { name: 'Application' }), 'None');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await announced('Phone number updated successfully');
  await expect.poll(keptHistory).toContain(application.sid);
  await openScreen(`/internal/applications/${application.sid}/edit`, { as: 'admin' });
  await deleted('Delete application', application.name);
  await again(application.name).click();
  await expect.element(page.getByText(/It was used by phone number/)).toBeVisible();
  await page.getByRole('button', { name: 'Create application' }).click();
  await announced('Application created successfully');
  await expect.poll(keptHistory).toContain('createdAgain');
  await openScreen(yourChanges, { as: 'admin' });
  await page
    .getByRole('button', { name: /^Point to the new one: phone number/ })
    .first()
    .click();
  await announced(/uses the new application/);
  const stored = await storedRow(number.sid);
  expect(stored['application_sid']).not.toBe(application.sid);
  expect(stored['application_sid']).toEqual(expect.any(String));
});

test('numbers that were cleared together go to the new application, never to the deleted one', async () => {
  const account = await createAccount();
  const application = await createApplication(account.sid);
  const other = await createApplication(account.sid);
  const columns = { application_sid: application.sid };
  const first = await createNumber(account.sid, columns);
  const second = await createNumber(account.sid, columns);
  await openScreen(`/internal/phone-numbers?account=${account.sid}`, { as: 'admin' });
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const bar = page.getByRole('region', { name: 'Assign an application' });
  await choose(bar.getByRole('combobox', { name: 'Application' }), other.name);
  await bar.getByRole('button', { name: 'Apply' }).click();
  await announced('Number routing updated successfully');
  await expect.poll(keptHistory).toContain(application.sid);
  await openScreen(`/internal/applications/${application.sid}/edit`, { as: 'admin' });
  await deleted('Delete application', application.name);
  // Nothing can point back to it before it exists again.
  const undo = page.getByRole('button', { name: 'Undo the change to 2 phone numbers' }).first();
  await expect.element(undo).toBeDisabled();
  await again(application.name).click();
  await expect.element(page.getByText(/It was used by 2 phone numbers/)).toBeVisible();
  await page.getByRole('button', { name: 'Create application' }).click();
  await announced('Application created successfully');
  await expect.poll(keptHistory).toContain('createdAgain');
  await openScreen(yourChanges, { as: 'admin' });
  await page.getByRole('button', { name: 'Point to the new one: 2 phone numbers' }).first().click();
  await announced('Change to 2 phone numbers undone');
  const routed = async (sid: string) => (await storedRow(sid))['application_sid'];
  const next = await routed(first.sid);
  expect([application.sid, other.sid, null]).not.toContain(next);
  expect(await routed(second.sid)).toBe(next);
});
