import { expect, test } from 'vitest';
import {
  addressField,
  createCarrier,
  createSipGateway,
  createSmppGateway,
  editOf,
  nameField,
  saveButton,
  seededCarrier,
  smsTab,
  storedCarrier,
  storedSmppGateways,
  unfold,
} from '../../../testing/areas/carriers.ts';
import {
  accountSid,
  addressIs,
  announced,
  calls,
  choose,
  createAccount,
  fail,
  failNext,
  openScreen,
  page,
  providerSid,
  settled,
  uniqueName,
  watchClipboard,
  writeLines,
  writes,
} from '../../../testing/index.ts';

const problem = (text: string) => page.getByText(text, { exact: true });

test('a deep link asks for five things; what the form does not show stays as it was', async () => {
  const { sid } = await createCarrier({
    trunk_type: 'auth',
    inbound_auth_username: 'inbound',
    inbound_auth_password: 'fakeinbound',
    dtmf_type: 'info',
    description: 'Contract 1',
  });
  await openScreen(editOf(sid), { as: 'admin' });
  await unfold('Calls');
  await expect.element(page.getByRole('combobox', { name: 'DTMF type' })).toHaveTextContent('info');
  await settled();
  expect(
    // The figures below the title and the frame's alerts load when nothing else waits.
    calls({ path: /^(?!Users\/me|ServiceProviders$|Lcrs$|.*(?:PhoneNumbers|RecentCalls|Alerts))/ })
      .map(({ path }) => path)
      .sort(),
  ).toEqual(
    [
      'Sbcs',
      `ServiceProviders/${await providerSid()}/Accounts`,
      'SipGateways',
      'SmppGateways',
      `VoipCarriers/${sid}`,
    ].sort(),
  );
  await page.getByRole('checkbox', { name: 'E.164 syntax' }).click();
  await saveButton.click();
  await announced('Carrier updated successfully');
  expect(writes().map(({ body }) => body)).toEqual([{ e164_leading_plus: true }]);
  expect(await storedCarrier(sid)).toMatchObject({
    trunk_type: 'auth',
    inbound_auth_username: 'inbound',
    inbound_auth_password: 'fakeinbound',
    dtmf_type: 'info',
    description: 'Contract 1',
  });
});

test('the registration is told with its reason and its call', async () => {
  await openScreen(editOf(await seededCarrier('Acme backup trunk')), { as: 'acme' });
  await expect.element(page.getByText('Status fail')).toBeVisible();
  await expect.element(page.getByText('Reason: 401 Unauthorized')).toBeVisible();
  await expect.element(page.getByText('5c0d7e3a-2222-4c2f-9b7e-0f0f0f0f0f02')).toBeVisible();
  await expect.element(page.getByLabelText('Used by')).toHaveAttribute('readonly');
  const { sid } = await createCarrier({
    requires_register: true,
    register_username: 'a',
    register_password: 'b',
    register_sip_realm: 'a.example',
  });
  await openScreen(editOf(sid), { as: 'admin' });
  await expect.element(page.getByText('Not Started', { exact: true })).toBeVisible();
});

test('the registrar’s reason is shown without the password that it quotes', async () => {
  const { sid } = await createCarrier({ requires_register: true });
  const stored = await storedCarrier(sid);
  const reason = '403 Bad user sip:a:quoted-pass@pbx.example';
  const register_status = { status: 'fail', reason, callId: '' };
  fail({ path: `VoipCarriers/${sid}`, status: 200, answer: { ...stored, register_status } });
  await openScreen(editOf(sid), { as: 'admin' });
  await expect.element(page.getByText('Reason: 403 Bad user sip:a@pbx.example')).toBeVisible();
});

test('what a carrier has to be told is there to copy', async () => {
  const { copied } = watchClipboard();
  const account = await createAccount({ sip_realm: `${crypto.randomUUID()}.example` });
  const { sid } = await createCarrier({ account_sid: account.sid });
  await openScreen(editOf(sid), { as: 'admin' });
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect.poll(() => copied[0]).toMatch(/Send our calls to this SIP realm: .*\.example\n/);
  expect(copied[0]).toMatch(/ {2}\d+\.\d+\.\d+\.\d+:5060/);
});

test('the gateway check mends with a click, and compares when asked, with what is stored by then', async () => {
  const of = 'Contoso Voice';
  const { sid } = await createCarrier({}, [], of);
  await createSipGateway(sid, { ipv4: '198.51.100.7', netmask: 29 });
  const other = await createCarrier({}, ['198.18.8.2'], of);
  const inactive = await createCarrier({ is_active: false }, ['198.51.100.1'], of);
  await openScreen(editOf(sid), { as: 'contoso' });
  await page.getByRole('button', { name: 'Write it as 198.51.100.0/29' }).click();
  await expect.element(addressField(1)).toHaveValue('198.51.100.0');
  expect(calls({ path: /^SipGateways/ })).toHaveLength(1);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect
    .element(
      page.getByText(
        /Compared with the gateways of \d+ other active carriers? at \w+ \d+, \d{4}, \d\d:\d\d/,
      ),
    )
    .toBeVisible();
  expect(page.getByText(/takes calls from 198.51.100.0\/29 too/).elements()).toEqual([]);
  // The engine checks whether the carrier is active, not the gateway.
  await createSipGateway(other.sid, { ipv4: '198.51.100.2', is_active: false });
  await page.getByRole('button', { name: 'Compare again' }).click();
  await expect
    .element(page.getByText(`${other.name} takes calls from 198.51.100.0/29 too`))
    .toBeVisible();
  expect(page.getByText(`${inactive.name} takes calls`).elements()).toEqual([]);
});

test('account users change their own carriers alone, and save on the path where the platform checks it', async () => {
  const other = await createCarrier({ account_sid: await accountSid('Globex Sales') });
  await openScreen(editOf(other.sid), { as: 'acme' });
  await announced('You do not have access to this resource');
  await addressIs(/^\/internal\/carriers(?:\?|$)/);
  const acme = await accountSid('Acme Support');
  const { sid } = await createCarrier({ account_sid: acme });
  await openScreen(editOf(sid), { as: 'acme' });
  await nameField.fill(uniqueName('Renamed'));
  await saveButton.click();
  await announced('Carrier updated successfully');
  expect(writeLines()).toEqual([`PUT VoipCarriers/${sid}`]);
});

test('a carrier that went to another account meanwhile is refused in words', async () => {
  const { sid } = await createCarrier({ account_sid: await accountSid('Acme Support') });
  await openScreen(editOf(sid), { as: 'acme' });
  await nameField.fill('Renamed');
  failNext({
    method: 'PUT',
    path: /VoipCarriers/,
    status: 422,
    answer: { msg: 'carrier belongs to a different user' },
  });
  await saveButton.click();
  await expect
    .element(problem('You do not have permissions to make changes to this Carrier'))
    .toBeVisible();
  await expect.element(nameField).toHaveValue('Renamed');
});

test('SMPP gateways of the platform that do both keep their directions', async () => {
  const { sid } = await createCarrier();
  await createSmppGateway(sid, { ipv4: 'smpp.example.com', inbound: 1, outbound: 1 });
  await openScreen(editOf(sid), { as: 'admin' });
  await smsTab.click();
  await page.getByLabelText('Port of outbound gateway 1').fill('3550');
  await saveButton.click();
  await announced('Carrier updated successfully');
  expect(await storedSmppGateways(sid)).toMatchObject([{ port: 3550, inbound: 1, outbound: 1 }]);
});

test('of many accounts, the SIP realm of the chosen one is there to copy', async () => {
  const account = await createAccount({ sip_realm: `${crypto.randomUUID()}.example` });
  const { sid } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  const whose = page.getByRole('combobox', { name: 'Account of the SIP realm' });
  await choose(whose, account.name);
  await expect
    .element(page.getByRole('button', { name: `Copy SIP realm of ${account.name}` }))
    .toBeVisible();
  expect(page.getByRole('button', { name: /^Copy SIP realm of/ }).elements()).toHaveLength(1);
});

test('gateways that can’t be loaded are told in their place, and nothing is saved without them', async () => {
  const { sid, name } = await createCarrier({}, ['198.18.8.9']);
  const broken = fail({ path: /^SipGateways/, status: 500, answer: { msg: 'gateways are away' } });
  await openScreen(editOf(sid), { as: 'admin' });
  await expect.element(page.getByText('gateways are away').first()).toBeVisible();
  await expect.element(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect.element(saveButton).not.toBeInTheDocument();
  broken.stop();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect.element(addressField(1)).toHaveValue('198.18.8.9');
  await expect.element(saveButton).toBeVisible();
});
