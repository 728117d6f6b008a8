import { expect, test } from 'vitest';
import { entry } from '../../../testing/areas/shell.ts';
import {
  addressIs,
  api,
  createAccount,
  openScreen,
  page,
  people,
  uniqueName,
  userEvent,
} from '../../../testing/index.ts';

const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
const nameField = page.getByLabelText(/^Account name/);

test('unsaved changes are asked about on links, Back and Forward', async () => {
  await openScreen('/internal/accounts', { as: 'admin' });
  await entry('Acme Support').click();
  const typed = uniqueName('Unsaved');
  await nameField.fill(typed);

  window.history.back();
  await expect.element(question).toBeVisible();
  await addressIs(/\/edit$/);
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect.element(nameField).toHaveValue(typed);

  await entry('Recent calls').click();
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await addressIs(/\/edit$/);

  window.history.back();
  await question.getByRole('button', { name: 'Leave and discard' }).click();
  await addressIs('/internal/accounts');
  window.history.forward();
  await expect.element(nameField).toHaveValue('Acme Support');
});

test('after Stay the focus is where it was before the palette', async () => {
  await openScreen('/internal/accounts', { as: 'admin' });
  await entry('Acme Support').click();
  await nameField.fill(uniqueName('Unsaved'));
  for (const close of ['press', 'Escape']) {
    await nameField.click();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('dialog').getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('settin');
    await expect.element(page.getByRole('option', { name: 'Settings' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(question).toBeVisible();
    if (close === 'Escape') await userEvent.keyboard('{Escape}');
    else await question.getByRole('button', { name: 'Stay on this page' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(nameField).toHaveFocus();
  }
});

test('Save and leave stores the changes and goes on; what can’t be stored stays', async () => {
  const { sid } = await createAccount();
  await openScreen(`/internal/accounts/${sid}/edit`, { as: 'admin' });
  await nameField.fill('');
  await entry('Recent calls').click();
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await expect.element(nameField).toHaveFocus();
  await addressIs(/\/edit$/);
  const name = uniqueName('Saved');
  await nameField.fill(name);
  await entry('Recent calls').click();
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await addressIs(/recent-calls/);
  const stored = await api<{ name: string }>(people.admin, 'GET', `Accounts/${sid}`);
  expect(stored.body.name).toBe(name);
});
