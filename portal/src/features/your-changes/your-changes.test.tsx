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
} from '../../../testing/areas/carriers.ts';
import {
  changeOf,
  keptAnywhere,
  keptHistory,
  undoButton,
  yourChanges,
} from '../../../testing/areas/your-changes.ts';
import {
  addressIs,
  announced,
  chooseInUserMenu,
  failNext,
  hold,
  openScreen,
  page,
  settled,
  uniqueName,
  writes,
} from '../../../testing/index.ts';

async function renamed() {
  const { sid, name } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await nameField.fill(`${name} Ltd`);
  await saveButton.click();
  await announced('Carrier updated successfully');
  await expect.poll(keptHistory).toContain(`${name} Ltd`);
  return { sid, name };
}

test('lists a change after a reload, and undoes it', async () => {
  const { sid, name } = await renamed();
  await openScreen(yourChanges, { as: 'admin' });
  const change = changeOf(name);
  await expect.element(change).toHaveTextContent(`Changed carrier ${name}`);
  await expect.element(change).toHaveTextContent(`${name} Ltd`);
  await change.getByRole('button', { name: /^Undo/ }).click();
  await announced(`Change to carrier ${name} undone`);
  await addressIs(yourChanges);
  expect((await storedCarrier(sid)).name).toBe(name);
  await expect.element(changeOf(name)).toHaveTextContent(`Undone: a change to carrier ${name} Ltd`);
});

test('a record leads to its own changes, once there are some', async () => {
  const { sid, name } = await createCarrier();
  await renamed();
  await openScreen(editOf(sid), { as: 'admin' });
  await expect.element(nameField).toHaveValue(name);
  const history = page.getByRole('link', { name: 'History', exact: true });
  await settled();
  expect(history.elements()).toEqual([]);
  await nameField.fill(`${name} Ltd`);
  await saveButton.click();
  await announced('Carrier updated successfully');
  await history.click();
  await expect.element(changeOf(name)).toBeVisible();
  expect(page.getByRole('list', { name: 'Changes' }).getByRole('listitem').elements()).toHaveLength(
    1,
  );
});

test('shows one record alone, and another person nothing of it', async () => {
  const { name } = await renamed();
  const { name: other } = await renamed();
  await openScreen(yourChanges, { as: 'admin' });
  await page.getByRole('combobox', { name: 'Record' }).click();
  await page.getByRole('option', { name: `${name} (carrier)` }).click();
  await expect.element(changeOf(name)).toBeVisible();
  await expect.element(changeOf(other)).not.toBeInTheDocument();
  await openScreen(yourChanges, { as: 'northwind' });
  await expect.element(page.getByRole('heading', { name: 'Your changes' })).toBeVisible();
  await expect.element(page.getByText(name)).not.toBeInTheDocument();
});

test('a save that failed stands there as what it was', async () => {
  const { sid, name } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await nameField.fill(`${name} Ltd`);
  failNext({ method: 'PUT', path: `VoipCarriers/${sid}`, status: 500, answer: { msg: 'away' } });
  await saveButton.click();
  await announced('The carrier was not saved');
  await expect.poll(keptHistory).toContain(`${name} Ltd`);
  await openScreen(yourChanges, { as: 'admin' });
  await expect.element(changeOf(name)).toHaveTextContent('Not saved');
  await expect
    .element(changeOf(name).getByRole('button', { name: /^Undo/ }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(changeOf(name).getByRole('button', { name: /^Undo/ }))
    .toHaveAccessibleDescription('Nothing was saved.');
});

test('a save of which a part failed is told as that, and the part can be undone', async () => {
  const { sid, name } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await nameField.fill(`${name} Ltd`);
  await addGateway.click();
  await addressField(2).fill('198.18.0.9');
  failNext({ method: 'POST', path: 'SipGateways', status: 500, answer: { msg: 'away' } });
  await saveButton.click();
  await announced('Only part of the carrier was saved');
  await expect.poll(keptHistory).toContain(`${name} Ltd`);
  await openScreen(yourChanges, { as: 'admin' });
  await expect.element(changeOf(name)).toHaveTextContent('Partly saved');
  await expect.element(changeOf(name)).toHaveTextContent('SIP gateway 198.18.0.9');
  await changeOf(name).getByRole('button', { name: /^Undo/ }).click();
  await announced(`Change to carrier ${name} undone`);
  expect((await storedCarrier(sid)).name).toBe(name);
  expect(await addressesOf(sid)).toEqual(['198.18.0.1']);
});

test('the part that was saved before the connection was lost can be undone', async () => {
  const { sid, name } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await nameField.fill(`${name} Ltd`);
  await addGateway.click();
  await addressField(2).fill('198.18.0.9');
  failNext({ method: 'POST', path: 'SipGateways', drop: true });
  await saveButton.click();
  await expect.poll(keptHistory).toContain(`${name} Ltd`);
  await openScreen(yourChanges, { as: 'admin' });
  await expect.element(changeOf(name)).toHaveTextContent('Partly saved');
  await changeOf(name).getByRole('button', { name: /^Undo/ }).click();
  await announced(`Change to carrier ${name} undone`);
  expect((await storedCarrier(sid)).name).toBe(name);
  expect(await addressesOf(sid)).toEqual(['198.18.0.1']);
});

test('a save whose form was left meanwhile is undone in that form', async () => {
  const { sid, name } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await nameField.fill(`${name} Ltd`);
  const held = hold({ method: 'PUT', path: `VoipCarriers/${sid}` });
  await saveButton.click();
  await expect.poll(() => writes()).toHaveLength(1);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('button', { name: 'Leave and discard' }).click();
  await addressIs(/^\/internal\/users/);
  held.release();
  await announced('Carrier updated successfully');
  await undoButton.click();
  await announced(`Change to carrier ${name} Ltd undone`);
  expect((await storedCarrier(sid)).name).toBe(name);
});

test('a save without an answer is told as that, and can be undone if it was stored', async () => {
  const { sid, name } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await nameField.fill(`${name} Ltd`);
  failNext({ method: 'PUT', path: `VoipCarriers/${sid}`, drop: true, afterwards: true });
  await saveButton.click();
  await expect.poll(keptHistory).toContain(`${name} Ltd`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await announced('It’s unknown whether the carrier was saved');
  await openScreen(yourChanges, { as: 'admin' });
  await expect.element(changeOf(name)).toHaveTextContent(`Tried to save carrier ${name}`);
  await expect.element(changeOf(name)).toHaveTextContent('Outcome unknown');
  await changeOf(name).getByRole('button', { name: /^Undo/ }).click();
  await announced(`Change to carrier ${name} undone`);
  expect((await storedCarrier(sid)).name).toBe(name);
});

test('no secret is kept, and what was beside it can be undone', async () => {
  const { sid, name } = await createCarrier({
    register_username: 'trunk',
    register_password: 'FAKE-old-password',
  });
  await openScreen(editOf(sid), { as: 'admin' });
  await nameField.fill(`${name} Ltd`);
  await page.getByRole('button', { name: /^Outbound authentication/ }).click();
  await page.getByRole('textbox', { name: 'Auth username' }).fill('trunk2');
  await page.getByRole('textbox', { name: 'Password' }).fill('FAKE-new-password');
  await saveButton.click();
  await announced('Carrier updated successfully');
  await expect.poll(keptHistory).toContain(`${name} Ltd`);
  expect(await keptAnywhere()).not.toMatch(/FAKE-(old|new)-password/);
  await openScreen(yourChanges, { as: 'admin' });
  await expect.element(changeOf(name)).toHaveTextContent('because it is secret');
  await changeOf(name).getByRole('button', { name: /^Undo/ }).click();
  await announced(/undone\. Not changed back: Outbound authentication/);
  expect(await storedCarrier(sid)).toMatchObject({
    name,
    register_username: 'trunk',
    register_password: 'FAKE-new-password',
  });
});

test('beside the message, the secret of before comes back too', async () => {
  const { sid } = await createCarrier({
    register_username: 'trunk',
    register_password: 'FAKE-old-password',
  });
  await openScreen(editOf(sid), { as: 'admin' });
  await page.getByRole('button', { name: /^Outbound authentication/ }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill('FAKE-new-password');
  await saveButton.click();
  await announced('Carrier updated successfully');
  await undoButton.click();
  await announced(/^Change to carrier .* undone$/);
  expect(await storedCarrier(sid)).toMatchObject({ register_password: 'FAKE-old-password' });
});

test('outlives signing out', async () => {
  const { name } = await renamed();
  await chooseInUserMenu('Sign out');
  await addressIs('/');
  await openScreen(yourChanges, { as: 'admin' });
  await expect.element(changeOf(name)).toBeVisible();
});

test('is cleared after a question', async () => {
  const { name } = await renamed();
  await openScreen(yourChanges, { as: 'admin' });
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
  await expect.element(page.getByText('No changes yet.')).toBeVisible();
  expect(await keptHistory()).not.toContain(name);
});

test('where a deployment switches it off, nothing is kept and there is no such page', async () => {
  const { sid, name } = await createCarrier();
  const settings = { disableChangeHistory: true };
  await openScreen(editOf(sid), { as: 'admin', settings });
  await nameField.fill(`${name} Ltd`);
  await saveButton.click();
  await announced('Carrier updated successfully');
  await undoButton.click();
  await announced(/undone$/);
  expect(await keptHistory()).not.toContain(name);
  await openScreen(yourChanges, { as: 'admin', settings });
  await expect.element(page.getByText("That page doesn't exist.")).toBeVisible();
});

test('a new account is listed, and says that it is deleted instead', async () => {
  const name = uniqueName('Account');
  await openScreen('/internal/accounts/add', { as: 'admin' });
  await page.getByLabelText(/^Account name/).fill(name);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect.poll(keptHistory).toContain(name);
  await openScreen(yourChanges, { as: 'admin' });
  await expect.element(changeOf(name)).toHaveTextContent(`Created account ${name}`);
  await expect
    .element(changeOf(name).getByRole('button', { name: /^Undo/ }))
    .toHaveAttribute('aria-disabled', 'true');
});
