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
} from '../../../../testing/areas/carriers.ts';
import {
  announced,
  api,
  openScreen,
  page,
  people,
  userEvent,
  writes,
} from '../../../../testing/index.ts';

const dialog = page.getByRole('dialog', { name: 'Review changes' });
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });

test('shows fields and rows as a save would store them, puts one back, leads to another', async () => {
  const { sid, name } = await createCarrier({}, ['198.18.0.1', '198.18.0.2']);
  await openScreen(editOf(sid), { as: 'admin' });
  await nameField.fill(`${name} Ltd`);
  await removeGateway(2).click();
  await addGateway.click();
  await addressField(2).fill('198.18.0.3');
  await page.getByRole('button', { name: 'Review 2 fields' }).click();
  await expect.element(dialog).toHaveTextContent(`${name} Ltd`);
  await expect.element(dialog).toHaveTextContent('198.18.0.3');
  await expect.element(dialog.getByText('Added', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('Removed', { exact: true })).toBeVisible();
  await inDialog('Reset Carrier name').click();
  await expect.element(dialog).not.toHaveTextContent(`${name} Ltd`);
  await dialog.getByRole('button', { name: /^Go to .*198\.18\.0\.3/ }).click();
  await expect.element(addressField(2)).toHaveFocus();
  await expect.element(nameField).toHaveValue(name);
  expect(writes()).toEqual([]);
});

test('the keys open it; it tells what others did meanwhile, and saves', async () => {
  const { sid, name } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await nameField.fill(`${name} Ltd`);
  await api(people.admin, 'PUT', `VoipCarriers/${sid}`, {
    name: `${name} Inc`,
    tech_prefix: '777',
  });
  await userEvent.keyboard('{Control>}{Shift>}s{/Shift}{/Control}');
  await expect.element(dialog).toHaveTextContent(`Also changed by someone else: ${name} Inc`);
  await expect.element(dialog).toHaveTextContent('Tech prefix');
  await expect.element(dialog).toHaveTextContent('777');
  await inDialog('Save').click();
  const conflict = page.getByRole('dialog', { name: 'Changed by someone else' });
  await conflict.getByRole('button', { name: 'Save' }).click();
  await announced('Carrier updated successfully');
  expect(await storedCarrier(sid)).toMatchObject({ name: `${name} Ltd`, tech_prefix: '777' });
});

test('a secret is told as changed and never shown', async () => {
  const { sid } = await createCarrier({
    register_username: 'trunk',
    register_password: 'FAKE-old-1',
  });
  await openScreen(editOf(sid), { as: 'admin' });
  await page.getByRole('button', { name: /^Outbound authentication/ }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill('FAKE-new-1');
  await page.getByRole('button', { name: 'Review 1 field' }).click();
  await expect.element(dialog.getByText('Changed', { exact: true })).toBeVisible();
  await expect.element(dialog).not.toHaveTextContent('FAKE');
  await inDialog('Back to the form').click();
  await saveButton.click();
  await announced('Carrier updated successfully');
});
