import { smppGateways } from '@trunkline/ui/testing/playwright';
import { expect, test } from 'vitest';
import {
  activeBox,
  addGateway,
  addressField,
  authenticationBox,
  carriersNamed,
  createButton,
  createCarrier,
  editOf,
  gatewayBox,
  list,
  nameField,
  removeGateway,
  saveButton,
  smsTab,
  storedCarrier,
  storedGateways,
  storedSmppGateways,
  unfold,
  usedBy,
  voiceTab,
} from '../../../../testing/areas/carriers.ts';
import {
  accountSid,
  addressIs,
  announced,
  choose,
  failNext,
  openScreen,
  page,
  providerSid,
  uniqueName,
  writeLines,
  writes,
} from '../../../../testing/index.ts';

test('a carrier is made with its gateways, and the list opens', async () => {
  const name = uniqueName('Made');
  await openScreen(`${list}/add`, { as: 'admin' });
  await nameField.fill(` ${name} `);
  await expect.element(activeBox).toBeChecked();
  await expect.element(usedBy).toHaveValue('All accounts');
  await addressField(1).fill(' 198.18.4.1 ');
  await addGateway.click();
  await expect.element(addressField(2)).toHaveFocus();
  await addressField(2).fill('sip.carrier.example');
  await gatewayBox('inbound', 2).click();
  await gatewayBox('outbound', 2).click();
  await gatewayBox('sendsOptionsPing', 2).click();
  await createButton.click();
  await announced('Carrier created successfully');
  await addressIs(/^\/internal\/carriers(\?|$)/);
  const [made, ...rest] = await carriersNamed(name);
  expect(rest).toEqual([]);
  expect(made).toMatchObject({
    service_provider_sid: await providerSid(),
    account_sid: null,
    is_active: 1,
    dtmf_type: 'rfc2833',
    trunk_type: 'static_ip',
  });
  const gateways = await storedGateways(made?.['voip_carrier_sid'] ?? '');
  expect(gateways.find((one) => one['ipv4'] === '198.18.4.1')).toMatchObject({
    port: 5060,
    netmask: 32,
    protocol: 'udp',
    inbound: 1,
    outbound: 0,
    is_active: 1,
  });
  expect(gateways.find((one) => one['ipv4'] === 'sip.carrier.example')).toMatchObject({
    inbound: 0,
    outbound: 1,
    send_options_ping: 1,
  });
});

test('what is missing or wrong is told at its field, and nothing is sent', async () => {
  await openScreen(`${list}/add`, { as: 'admin' });
  await createButton.click();
  await expect.element(nameField).toHaveAccessibleDescription('Give the carrier a name.');
  await expect.element(nameField).toHaveFocus();
  await expect
    .element(addressField(1))
    .toHaveAccessibleDescription(
      'Please provide a valid IP address or fully qualified domain name.',
    );
  await removeGateway(1).click();
  await createButton.click();
  await expect
    .element(addGateway)
    .toHaveAccessibleDescription('You must provide at least one SIP Gateway.');
  expect(writes()).toEqual([]);
});

test('authentication asks for its other half; switched off, all of it is gone', async () => {
  await openScreen(`${list}/add`, { as: 'admin' });
  await nameField.fill(uniqueName('Auth'));
  await addressField(1).fill('198.18.0.9');
  await unfold('Outbound authentication');
  await authenticationBox.click();
  const username = page.getByLabelText(/^Auth username/);
  const password = page.getByLabelText('Password').first();
  await username.fill('trunk');
  await createButton.click();
  await expect
    .element(password)
    .toHaveAccessibleDescription('Enter the password that goes with the username.');
  await expect.element(password).toHaveFocus();
  await page.getByRole('checkbox', { name: 'Require SIP Register' }).click();
  await authenticationBox.click();
  await createButton.click();
  await announced('Carrier created successfully');
  expect(writes({ path: /VoipCarriers/ })[0]?.body).toMatchObject({
    requires_register: false,
    register_username: null,
    register_password: null,
  });
});

test('tech prefix and proxy are sent alone, and an unticked one is cleared', async () => {
  const { sid } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await unfold('Outbound calls');
  await page.getByRole('checkbox', { name: 'Tech prefix' }).click();
  await page.getByRole('checkbox', { name: 'Outbound SIP Proxy' }).click();
  const proxy = page.getByRole('textbox', { name: 'Outbound SIP Proxy' });
  await page.getByRole('textbox', { name: 'Tech prefix' }).fill('9011');
  await proxy.fill('sips:user@proxy.example.com:5061');
  await saveButton.click();
  await announced('Carrier updated successfully');
  expect(writes()).toHaveLength(1);
  expect(writes()[0]?.body).toEqual({
    tech_prefix: '9011',
    outbound_sip_proxy: 'sips:user@proxy.example.com:5061',
  });
  await page.getByRole('checkbox', { name: 'Tech prefix' }).click();
  await saveButton.click();
  await expect.poll(async () => (await storedCarrier(sid))['tech_prefix']).toBeNull();
});

test('messages on the closed tab open it, and lead to the field', async () => {
  const { sid } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await smsTab.click();
  await expect
    .element(page.getByText('Have your carriers whitelist our SMPP signaling IPs'))
    .toBeVisible();
  await page.getByLabelText('System ID').first().fill('sys1');
  await voiceTab.click();
  await saveButton.click();
  const { add, address } = smppGateways(page, 'outbound');
  await expect
    .element(add)
    .toHaveAccessibleDescription('You must provide at least one Outbound Gateway.');
  await expect.element(add).toHaveFocus();
  await add.click();
  await address(1).fill('smpp.example.com');
  await saveButton.click();
  await announced('Carrier updated successfully');
  expect(await storedSmppGateways(sid)).toMatchObject([
    { ipv4: 'smpp.example.com', port: 2775, outbound: 1, inbound: 0, is_primary: 0 },
  ]);
  // A blank row doesn't count as a gateway.
  await add.click();
  await page.getByLabelText('System ID').last().fill('in');
  await saveButton.click();
  await expect.poll(async () => (await storedCarrier(sid))['smpp_inbound_system_id']).toBe('in');
  expect(await storedSmppGateways(sid)).toHaveLength(1);
  await expect.element(address(2)).not.toBeInTheDocument();
});

test('a default application is offered once an account is chosen, and cleared with it', async () => {
  const { sid } = await createCarrier();
  const acme = await accountSid('Acme Support');
  await openScreen(editOf(sid), { as: 'admin' });
  const application = page.getByRole('combobox', { name: 'Default Application' });
  await expect.element(usedBy).toHaveValue('All accounts');
  await unfold('Calls');
  await expect.element(application).not.toBeInTheDocument();
  await choose(usedBy, 'Acme Support');
  await choose(application, 'Support line');
  await saveButton.click();
  await announced('Carrier updated successfully');
  expect(await storedCarrier(sid)).toMatchObject({ account_sid: acme });
  expect((await storedCarrier(sid))['application_sid']).not.toBeNull();
  await choose(usedBy, 'All accounts');
  await saveButton.click();
  await expect
    .poll(async () => await storedCarrier(sid))
    .toMatchObject({ account_sid: null, application_sid: null });
});

test('a deployment can leave the default application to admins', async () => {
  const { sid } = await createCarrier({ account_sid: await accountSid('Acme Support') });
  const settings = { disableDefaultTrunkRouting: 'true' };
  const application = page.getByText('Default Application');
  await openScreen(editOf(sid), { as: 'northwind', settings });
  await expect.element(addressField(1)).toBeVisible();
  await expect.element(application).not.toBeInTheDocument();
  await openScreen(editOf(sid), { as: 'admin', settings });
  await unfold('Calls');
  await expect.element(application).toBeVisible();
});

test('a predefined carrier is made at once and opened; a refusal leaves the form', async () => {
  await openScreen(`${list}/add`, { as: 'admin' });
  const predefined = page.getByRole('combobox', { name: 'Select a predefined carrier' });
  failNext({ method: 'POST', path: /PredefinedCarriers/, status: 500, answer: { msg: 'away' } });
  await choose(predefined, 'Simwood');
  await announced('away');
  await choose(predefined, 'Simwood');
  await addressIs(/\/carriers\/[0-9a-f-]{36}\/edit$/);
  await announced('Carrier created successfully');
  await expect.element(page.getByRole('heading', { name: /^Simwood/, level: 1 })).toBeVisible();
  await expect.element(predefined).not.toBeInTheDocument();
  expect(writeLines()[1]).toMatch(
    new RegExp(`^POST ServiceProviders/${await providerSid()}/PredefinedCarriers/`),
  );
  await openScreen(`${list}/add`, { as: 'globex' });
  await choose(predefined, 'Simwood');
  await addressIs(/\/carriers\/[0-9a-f-]{36}\/edit$/);
  expect(writeLines().at(-1)).toMatch(/^POST Accounts\/.*\/PredefinedCarriers\//);
});
