import { expect, test } from 'vitest';
import { createCarrier, createSipGateway } from '../../../testing/areas/carriers.ts';
import {
  api,
  calls,
  createAccount,
  createProvider,
  createUser,
  fail,
  forgetCalls,
  openScreen,
  type Person,
  page,
  people,
  reopen,
  watchClipboard,
  writes,
} from '../../../testing/index.ts';

const result = page.getByRole('region', { name: 'What happens to the call' });
const open = (query: object, as: Person) =>
  openScreen(`/internal/inbound-test?${new URLSearchParams({ ...query })}`, { as });
const asked = () => calls({ path: /^SipGateways/ }).length;
const host = '203.0.113.250';

/** A provider with few carriers: a whole platform would need hundreds of requests. */
async function ownProvider(carriers: readonly (readonly string[])[]) {
  const provider = await createProvider();
  const made = await Promise.all(
    carriers.map((addresses) => createCarrier({}, addresses, provider.name)),
  );
  return { provider, made, user: await createUser({ service_provider_sid: provider.sid }) };
}

test('the carrier of the address, and that nothing answers', async () => {
  const { user, made } = await ownProvider([['198.18.77.1'], ['198.18.77.2']]);
  await open({ source: '198.18.77.1', host, number: '+4420' }, user);
  await expect
    .element(result)
    .toHaveTextContent(`The source matches 198.18.77.1 of ${made[0]?.name}.`);
  await expect.element(result).toHaveTextContent('Rejected with 404');
  expect(writes()).toEqual([]);
});

test('a number without an application: its carrier’s default answers', async () => {
  const { provider, user } = await ownProvider([]);
  const account = await createAccount({
    service_provider_sid: provider.sid,
    sip_realm: `${provider.sid.slice(0, 8)}.sip.example.net`,
  });
  const { body: application } = await api<{ sid: string }>(people.admin, 'POST', 'Applications', {
    name: 'Default desk',
    account_sid: account.sid,
    call_hook: { url: 'https://apps.example.com/call', method: 'POST' },
    call_status_hook: { url: 'https://apps.example.com/status', method: 'POST' },
  });
  const columns = { account_sid: account.sid, application_sid: application.sid };
  const carrier = await createCarrier(columns, ['198.18.77.3'], provider.name);
  await createCarrier({ account_sid: null }, [], provider.name);
  await api(people.admin, 'POST', 'PhoneNumbers', {
    number: '442070000077',
    voip_carrier_sid: carrier.sid,
    account_sid: account.sid,
  });
  const question = { source: '198.18.77.3', host, number: '442070000077' };
  await open(question, user);
  await expect.element(result).toHaveTextContent('Default desk');
  await expect
    .element(result)
    .toHaveTextContent(
      `The phone number 442070000077 has no application, so the default of ${carrier.name} answers.`,
    );
});

test('only the gateways that the call needs are asked for, and kept', async () => {
  const { provider, user } = await ownProvider([['198.18.77.5'], ['198.18.77.6']]);
  const realm = `${provider.sid.slice(0, 8)}.own.example.net`;
  const { sid } = await createAccount({ service_provider_sid: provider.sid, sip_realm: realm });
  const other = await createAccount({ service_provider_sid: provider.sid });
  const own = await createCarrier({ account_sid: sid }, ['198.18.77.7'], provider.name);
  await createCarrier({ account_sid: other.sid }, ['198.18.77.8'], provider.name);
  await createCarrier({ is_active: false }, ['198.18.77.9'], provider.name);
  await open({ source: '198.18.77', host: realm, number: '1' }, user);
  // An incomplete address can't belong to a gateway.
  await expect.element(page.getByText(/^Enter an IPv4 address/)).toBeVisible();
  await expect.element(result).not.toBeInTheDocument();
  expect(asked()).toBe(0);
  await page.getByLabelText(/^Source address/).fill('198.18.77.7');
  await expect.element(result).toHaveTextContent(`198.18.77.7 of ${own.name}`);
  // The account's carriers and the shared ones, but not another account's and no inactive one.
  expect(asked()).toBe(3);
  await page.getByLabelText(/^Host/).fill(host);
  await expect.element(result).toHaveTextContent('The host is an address');
  expect(asked()).toBe(4);
  await createSipGateway(own.sid, { ipv4: '198.18.77.10' });
  await page.getByLabelText(/^Source address/).fill('198.18.77.10');
  await expect.element(result).toHaveTextContent('No inbound gateway');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(result).toHaveTextContent(`198.18.77.10 of ${own.name}`);
});

test('a carrier whose gateways can’t be loaded is asked again, alone', async () => {
  const { user, made } = await ownProvider([['198.18.77.11'], ['198.18.77.12']]);
  const broken = fail({
    path: new RegExp(`^SipGateways.*${made[0]?.sid}`),
    status: 500,
    answer: { msg: 'gateways are away' },
  });
  await open({ source: '198.18.77.12', host, number: '1' }, user);
  await expect
    .element(page.getByText("Couldn't load the gateways of 1 carrier: gateways are away"))
    .toBeVisible();
  broken.stop();
  forgetCalls();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(result).toHaveTextContent(`198.18.77.12 of ${made[1]?.name}`);
  expect(asked()).toBe(1);
});

test('of very many carriers it is said first what it takes', async () => {
  const { user } = await ownProvider(Array.from({ length: 101 }, () => []));
  await open({ source: '198.18.77.13', host, number: '1' }, user);
  await expect
    .element(page.getByText(/^This call could come from any of 101 carriers/))
    .toBeVisible();
  expect(asked()).toBe(0);
  await expect
    .element(page.getByRole('button', { name: 'Load the gateways of 101 carriers' }))
    .toBeVisible();
});

test('what is typed is in the address, and read from it', async () => {
  const { user } = await ownProvider([]);
  await open({ number: '4420' }, user);
  const source = page.getByLabelText(/^Source address/);
  await source.fill('198.18.77.99');
  await page.getByLabelText(/^Host/).fill('unknown.example.net');
  await expect.element(result).toHaveTextContent('the SIP realm of no account');
  expect(window.location.search).toContain('source=198.18.77.99');
});

test('an account user is told what can’t be known', async () => {
  const { provider } = await ownProvider([]);
  const { sid } = await createAccount({ service_provider_sid: provider.sid });
  const user = await createUser({ service_provider_sid: provider.sid, account_sid: sid });
  await open({ source: '198.18.77.98', host, number: '4420' }, user);
  await expect
    .element(result)
    .toHaveTextContent(/Carriers of other accounts .* this test can’t see/);
});

test('the answer is drawn, and ends with the page that mends it', async () => {
  const { provider, made, user } = await ownProvider([['198.18.77.21']]);
  const account = await createAccount({ service_provider_sid: provider.sid });
  const [carrier] = made;
  const { body } = await api<{ sid: string }>(people.admin, 'POST', 'PhoneNumbers', {
    number: '442070000078',
    voip_carrier_sid: carrier?.sid,
    account_sid: account.sid,
  });
  await open({ source: '198.18.77.21', host, number: '442070000078' }, user);
  const path = result.getByRole('list', { name: 'Path of the call' });
  await expect.element(path.getByRole('link', { name: carrier?.name })).toBeVisible();
  await expect.element(path).toHaveTextContent('Application: None, the call ends here');
  await expect
    .element(result.getByRole('link', { name: 'Choose an application for 442070000078' }))
    .toHaveAttribute('href', `/internal/phone-numbers/${body.sid}/edit`);
});

test('from a number the test opens filled in, and answers without typing', async () => {
  const { provider, made, user } = await ownProvider([['198.18.77.31'], ['198.18.77.32']]);
  const sip_realm = `${provider.sid.slice(0, 8)}.sip.example.net`;
  const account = await createAccount({ service_provider_sid: provider.sid, sip_realm });
  await api(people.admin, 'POST', 'PhoneNumbers', {
    number: '442070000078',
    voip_carrier_sid: made[1]?.sid,
    account_sid: account.sid,
  });
  await open({ number: '442070000078' }, user);
  await expect
    .element(page.getByRole('combobox', { name: 'Source address' }))
    .toHaveValue('198.18.77.32');
  await expect.element(page.getByRole('combobox', { name: 'Host' })).toHaveValue(sip_realm);
  await expect.element(result).toHaveTextContent(/The source matches 198\.18\.77\.32/);
  // The palette passes no values: the first number that can be called is used.
  await open({}, user);
  await expect
    .element(page.getByRole('textbox', { name: 'Dialled number' }))
    .toHaveValue('442070000078');
  await expect.element(result).toHaveTextContent(/The source matches 198\.18\.77\.32/);
});

test('the call is copied as a test for a configuration file', async () => {
  const { user } = await ownProvider([['198.18.77.9']]);
  await open({ source: '198.18.77.9', host, number: '+4420' }, user);
  await expect.element(result).toHaveTextContent('Rejected with 404');
  const clipboard = watchClipboard();
  await page.getByRole('button', { name: 'Copy as test' }).click();
  await expect
    .poll(() => clipboard.copied[0])
    .toBe(
      `  - call: { from_address: "198.18.77.9", to: "+4420", host: "${host}" }\n    rejected: 404\n`,
    );
});

test('a saved call is shown with its result, and fails once its number has no application', async () => {
  const { provider, user } = await ownProvider([]);
  const sip_realm = `${provider.sid.slice(0, 8)}.sip.example.net`;
  const account = await createAccount({ service_provider_sid: provider.sid, sip_realm });
  const { body: application } = await api<{ sid: string }>(people.admin, 'POST', 'Applications', {
    name: 'Day desk',
    account_sid: account.sid,
    call_hook: { url: 'https://apps.example.com/call', method: 'POST' },
    call_status_hook: { url: 'https://apps.example.com/status', method: 'POST' },
  });
  const carrier = await createCarrier(
    { account_sid: account.sid },
    ['198.18.77.41'],
    provider.name,
  );
  const { body: number } = await api<{ sid: string }>(people.admin, 'POST', 'PhoneNumbers', {
    number: '442070000079',
    voip_carrier_sid: carrier.sid,
    account_sid: account.sid,
    application_sid: application.sid,
  });
  await open({ source: '198.18.77.41', host: sip_realm, number: '442070000079' }, user);
  await page.getByRole('button', { name: 'Save as test' }).click();
  const tests = page.getByRole('region', { name: 'Tests', exact: true });
  await expect.element(tests).toHaveTextContent('reaches Day desk');
  await expect.element(tests).toHaveTextContent('1 of 1 test passed.');
  await api(people.admin, 'PUT', `PhoneNumbers/${number.sid}`, { application_sid: null });
  reopen();
  await expect.element(tests).toHaveTextContent('0 of 1 test passed.');
  await tests.getByRole('button', { name: /^Failed/ }).click();
  await expect.element(tests.getByText('It is rejected with 480.')).toBeVisible();
  expect(writes()).toEqual([]);
});
