import { expect, test } from 'vitest';
import {
  addGateway,
  addressesOf,
  addressField,
  createCarrier,
  editOf,
  nameField,
  saveButton,
  storedCarrier,
} from '../../../../testing/areas/carriers.ts';
import { fillSignIn } from '../../../../testing/areas/sign-in.ts';
import {
  addressIs,
  announced,
  api,
  failNext,
  openScreen,
  page,
  people,
} from '../../../../testing/index.ts';

const restored = page.getByText('Unsaved changes restored');
const ended = { status: 401, answer: 'Unauthorized' };

async function backAt(sid: string) {
  await fillSignIn(people.admin.name, people.admin.password);
  await addressIs(editOf(sid));
  await expect.element(restored).toBeVisible();
}

test('a restored draft keeps what someone else stored meanwhile', async () => {
  const { sid } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await addGateway.click();
  await addressField(2).fill('198.18.0.2');
  failNext({ method: 'GET', path: `VoipCarriers/${sid}`, ...ended });
  await saveButton.click();
  await addressIs('/');
  await api(people.admin, 'POST', 'SipGateways', {
    voip_carrier_sid: sid,
    ...{ ipv4: '198.18.0.7', port: 5060, netmask: 32, inbound: 1, outbound: 1 },
  });
  await api(people.admin, 'PUT', `VoipCarriers/${sid}`, { tech_prefix: '777' });
  await backAt(sid);
  await saveButton.click();
  await announced('Carrier updated successfully');
  expect(await addressesOf(sid)).toEqual(['198.18.0.1', '198.18.0.2', '198.18.0.7']);
  expect(await storedCarrier(sid)).toMatchObject({ tech_prefix: '777' });
});

test('a restored draft of a field that someone else has changed meanwhile asks', async () => {
  const { sid, name } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await nameField.fill(`${name} Ltd`);
  failNext({ method: 'GET', path: `VoipCarriers/${sid}`, ...ended });
  await saveButton.click();
  await addressIs('/');
  await api(people.admin, 'PUT', `VoipCarriers/${sid}`, { name: `${name} Inc` });
  await backAt(sid);
  await expect.element(nameField).toHaveValue(`${name} Ltd`);
  await saveButton.click();
  const question = page.getByRole('dialog', { name: 'Changed by someone else' });
  await expect.element(question).toHaveTextContent(`${name} Inc`);
  await question.getByRole('radio', { name: 'Saved by someone else' }).click();
  await question.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(nameField).toHaveValue(`${name} Inc`);
  expect(await storedCarrier(sid)).toMatchObject({ name: `${name} Inc` });
});

test('a row that was stored before the session ended is not stored again', async () => {
  const { sid } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await addGateway.click();
  await addressField(2).fill(' 198.18.0.2');
  await addGateway.click();
  await addressField(3).fill('198.18.0.3');
  failNext({
    method: 'POST',
    path: 'SipGateways',
    body: (body) => JSON.stringify(body).includes('198.18.0.3'),
    ...ended,
  });
  await saveButton.click();
  await backAt(sid);
  await saveButton.click();
  await announced('Carrier updated successfully');
  expect(await addressesOf(sid)).toEqual(['198.18.0.1', '198.18.0.2', '198.18.0.3']);
});
