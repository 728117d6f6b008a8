import { expect, test } from 'vitest';
import {
  addGateway,
  addressField,
  createCarrier,
  editOf,
  nameField,
  removeGateway,
  saveButton,
  storedCarrier,
  storedGateways,
} from '../../../../testing/areas/carriers.ts';
import {
  addressIs,
  announced,
  api,
  failNext,
  hold,
  openScreen,
  page,
  people,
  userEvent,
  writes,
} from '../../../../testing/index.ts';

const undoButton = page.getByRole('button', { name: 'Undo', exact: true });
const told = async (sid: string) =>
  (await storedGateways(sid)).map(({ ipv4, port }) => `${ipv4}:${port}`).sort();

test('Undo beside the message takes back a field and the rows', async () => {
  const { sid, name } = await createCarrier({}, ['198.18.0.1', '198.18.0.2']);
  await openScreen(editOf(sid), { as: 'admin' });
  await nameField.fill(`${name} Ltd`);
  await removeGateway(2).click();
  await addGateway.click();
  await addressField(2).fill('198.18.0.3');
  await saveButton.click();
  await announced(/Carrier updated successfully/);
  await expect.poll(() => told(sid)).toContain('198.18.0.3:5060');
  expect(await told(sid)).toHaveLength(2);
  await undoButton.click();
  await announced(`Change to carrier ${name} Ltd undone`);
  await expect.element(nameField).toHaveValue(name);
  expect((await storedCarrier(sid)).name).toBe(name);
  expect(await told(sid)).toEqual(['198.18.0.1:5060', '198.18.0.2:5060']);
  await expect.element(page.getByText('All changes saved')).toBeVisible();
});

test('the keys undo it from elsewhere, and lead back', async () => {
  const { sid, name } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await nameField.fill(`${name} Ltd`);
  await saveButton.click();
  await announced('Carrier updated successfully');
  await page.getByRole('link', { name: 'Accounts', exact: true }).first().click();
  await addressIs('/internal/accounts');
  await userEvent.keyboard('{Control>}z{/Control}');
  await announced(`Change to carrier ${name} Ltd undone`);
  await addressIs('/internal/accounts');
  expect((await storedCarrier(sid)).name).toBe(name);
});

test('in a field the keys take back what was typed there, not the save', async () => {
  const { sid, name } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await nameField.fill(`${name} Ltd`);
  await saveButton.click();
  await announced('Carrier updated successfully');
  await nameField.click();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(undoButton).toBeVisible();
  expect((await storedCarrier(sid)).name).toBe(`${name} Ltd`);
  expect(writes()).toHaveLength(1);
});

test('asks where another person has changed the same since, and leaves alone what they chose', async () => {
  const { sid, name } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await nameField.fill(`${name} Ltd`);
  await saveButton.click();
  await announced('Carrier updated successfully');
  const theirs = { name: `${name} Inc`, tech_prefix: '777' };
  await api(people.admin, 'PUT', `VoipCarriers/${sid}`, theirs);
  const sent = writes().length;
  await undoButton.click();
  const question = page.getByRole('dialog', { name: /changed/i });
  await expect.element(question).toHaveTextContent(`${name} Inc`);
  await question.getByRole('radio', { name: 'Saved by someone else' }).click();
  await question.getByRole('button', { name: /save/i }).click();
  await announced(/^Not changed back: /);
  expect(writes()).toHaveLength(sent);
  expect(await storedCarrier(sid)).toMatchObject(theirs);
});

test('what could not be undone stays in the form', async () => {
  const { sid, name } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await nameField.fill(`${name} Ltd`);
  await saveButton.click();
  await announced('Carrier updated successfully');
  failNext({ method: 'PUT', path: `VoipCarriers/${sid}`, status: 500, answer: { msg: 'away' } });
  await undoButton.click();
  await announced(`Couldn't undo the change to carrier ${name} Ltd`);
  await expect.element(nameField).toHaveValue(name);
  await expect.element(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await saveButton.click();
  await expect.poll(async () => (await storedCarrier(sid)).name).toBe(name);
  expect(writes().length).toBeGreaterThan(2);
});

test('Undo pressed while another save runs waits for it', async () => {
  const { sid, name } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await nameField.fill(`${name} Ltd`);
  await saveButton.click();
  await announced('Carrier updated successfully');
  await page.getByRole('checkbox', { name: 'Active', exact: true }).click();
  const { release } = hold({ method: 'PUT', path: `VoipCarriers/${sid}` });
  await saveButton.click();
  await expect.poll(() => writes()).toHaveLength(2);
  await undoButton.click();
  release();
  await announced(`Change to carrier ${name} Ltd undone`);
  expect(await storedCarrier(sid)).toMatchObject({ name, is_active: 0 });
});

test('Undo brings back each column as it was stored', async () => {
  const columns = {
    register_sip_realm: 'old.example.com',
    register_from_user: 'kept',
    requires_register: 0,
  };
  const { sid, name } = await createCarrier(columns);
  await openScreen(editOf(sid), { as: 'admin' });
  const before = await storedCarrier(sid);
  await page.getByRole('button', { name: /^Outbound authentication/ }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill('trunk');
  await page.getByRole('textbox', { name: 'Password' }).fill('FAKE-pass');
  await saveButton.click();
  await announced('Carrier updated successfully');
  await undoButton.click();
  await announced(`Change to carrier ${name} undone`);
  expect(await storedCarrier(sid)).toEqual(before);
});
