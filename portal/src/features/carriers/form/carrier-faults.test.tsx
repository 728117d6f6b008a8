import { expect, test } from 'vitest';
import {
  addGateway,
  addressesOf,
  addressField,
  authenticationBox,
  carriersNamed,
  createButton,
  createCarrier,
  editOf,
  list,
  nameField,
  portField,
  saveButton,
  storedGateways,
  unfold,
} from '../../../../testing/areas/carriers.ts';
import { fillSignIn } from '../../../../testing/areas/sign-in.ts';
import {
  addressIs,
  announced,
  api,
  fail,
  failNext,
  forgetCalls,
  openScreen,
  page,
  people,
  uniqueName,
  writes,
} from '../../../../testing/index.ts';

const addresses = ['198.18.2.1', '198.18.2.2', '198.18.2.3'];

/** Fills the form of a new carrier with three gateways. */
async function fillNew(name: string) {
  await openScreen(`${list}/add`, { as: 'admin' });
  await nameField.fill(name);
  await addressField(1).fill(addresses[0] ?? '');
  await addGateway.click();
  await addressField(2).fill(addresses[1] ?? '');
  await addGateway.click();
  await addressField(3).fill(addresses[2] ?? '');
}

const isGatewayAt = (address: string) => (body: unknown) =>
  (body as { ipv4?: string } | undefined)?.ipv4 === address;

const sidNamed = async (name: string) => {
  const [carrier, ...others] = await carriersNamed(name);
  expect(others).toEqual([]);
  return carrier?.['voip_carrier_sid'] ?? '';
};

const shownAddresses = () =>
  page
    .getByLabelText(/^Address of gateway \d+$/)
    .elements()
    .map((field) => (field as HTMLInputElement).value)
    .sort();

test('when the second of three gateways fails, the new carrier opens with it, and only it is sent', async () => {
  const name = uniqueName('Second');
  await fillNew(name);
  const broken = fail({
    method: 'POST',
    path: 'SipGateways',
    body: isGatewayAt('198.18.2.2'),
    status: 500,
    answer: { msg: 'gateways are away' },
  });
  await createButton.click();
  await addressIs(/\/carriers\/[0-9a-f-]{36}\/edit$/);
  await expect.element(page.getByText('SIP gateway 198.18.2.2: gateways are away')).toBeVisible();
  await expect
    .element(
      page.getByText(/^Saved: Carrier, SIP gateway 198\.18\.2\.1, SIP gateway 198\.18\.2\.3/),
    )
    .toBeVisible();
  await expect.poll(shownAddresses).toEqual(addresses);
  broken.stop();
  forgetCalls();
  await saveButton.click();
  await announced('Carrier updated successfully');
  expect(writes().map(({ method, body }) => [method, (body as { ipv4: string }).ipv4])).toEqual([
    ['POST', '198.18.2.2'],
  ]);
  expect(await addressesOf(await sidNamed(name))).toEqual(addresses);
});

test('a secret that the platform quotes is not stored with the message for the next page', async () => {
  const name = uniqueName('Quoted');
  await fillNew(name);
  await unfold('Outbound authentication');
  await authenticationBox.click();
  await page.getByLabelText(/^Auth username/).fill('trunk');
  await page.getByLabelText('Password').first().fill('FAKE-pass');
  const broken = fail({
    method: 'POST',
    path: 'SipGateways',
    body: isGatewayAt('198.18.2.2'),
    status: 500,
    answer: { msg: 'no log-in as trunk with FAKE-pass' },
  });
  await createButton.click();
  await addressIs(/\/carriers\/[0-9a-f-]{36}\/edit$/);
  await expect
    .element(page.getByText('SIP gateway 198.18.2.2: no log-in as trunk with [secret]'))
    .toBeVisible();
  broken.stop();
});

test('a session that ends between the calls goes on at the carrier that was made', async () => {
  const name = uniqueName('Ended');
  await fillNew(name);
  failNext({ method: 'POST', path: 'SipGateways', status: 401, answer: 'Unauthorized' });
  await createButton.click();
  await fillSignIn(people.admin.name, people.admin.password);
  await addressIs(/\/carriers\/[0-9a-f-]{36}\/edit$/);
  await expect.element(page.getByText('Unsaved changes restored')).toBeVisible();
  await expect.poll(shownAddresses).toEqual(addresses);
  await saveButton.click();
  await announced('Carrier updated successfully');
  expect(await addressesOf(await sidNamed(name))).toEqual(addresses);
});

test('of two who changed one gateway the person chooses', async () => {
  const { sid } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await portField(1).fill('5070');
  const [stored] = await storedGateways(sid);
  await api(people.admin, 'PUT', `SipGateways/${stored?.['sip_gateway_sid']}`, { port: 5080 });
  await saveButton.click();
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
  await expect.element(dialog).toHaveTextContent('198.18.0.1, port 5070, udp, inbound');
  await expect.element(dialog).toHaveTextContent('198.18.0.1, port 5080, udp, inbound');
  await dialog.getByRole('radio', { name: 'Yours' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await announced('Carrier updated successfully');
  expect((await storedGateways(sid))[0]?.['port']).toBe(5070);
});

test('a gateway that someone else has removed comes back when it was changed here', async () => {
  const { sid } = await createCarrier({}, ['198.18.3.1', '198.18.3.2']);
  await openScreen(editOf(sid), { as: 'admin' });
  await expect.element(addressField(2)).toBeVisible();
  const [stored] = await storedGateways(sid);
  await portField(1).fill('5070');
  await api(people.admin, 'DELETE', `SipGateways/${stored?.['sip_gateway_sid']}`);
  await saveButton.click();
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
  await expect.element(dialog).toHaveTextContent('Removed');
  await dialog.getByRole('radio', { name: 'Yours' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await announced('Carrier updated successfully');
  expect(await addressesOf(sid)).toEqual(['198.18.3.1', '198.18.3.2']);
});
