import { expect, test } from 'vitest';
import { nameField, openAccount } from '../../../testing/areas/accounts.ts';
import {
  addressIs,
  announced,
  chooseInUserMenu,
  createAccount,
  openScreen,
  page,
  userEvent,
  writes,
} from '../../../testing/index.ts';

const list = '/internal/accounts';
const filter = page.getByRole('searchbox', { name: 'Filter accounts' });
const add = page.getByRole('link', { name: 'Add account' });
const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const singleKeysSwitch = sheet.getByRole('switch', { name: 'Single-key shortcuts' });
const heading = page.getByRole('heading', { level: 1 });

test('/ goes to the search of a list, n to the form of a new record', async () => {
  await openScreen(list, { as: 'northwind' });
  await expect.element(add).toHaveAttribute('aria-keyshortcuts', 'n');
  await userEvent.keyboard('/');
  await expect.element(filter).toHaveFocus();
  // In a field, these keys type letters.
  await userEvent.keyboard('n/');
  await expect.element(filter).toHaveValue('n/');
  await addressIs(/filter=n/);
  await userEvent.keyboard('{Escape}{Tab}');
  await userEvent.keyboard('n');
  await addressIs(`${list}/add`);
  await expect.element(heading).toHaveTextContent('Add an account');
});

test('they are letters again when they are switched off, and beside a dialog', async () => {
  const { name } = await createAccount();
  // Long lists only render the rows in view.
  const alone = `${list}?filter=${name}`;
  await openScreen(alone, { as: 'northwind' });
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await userEvent.keyboard('n');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await addressIs(alone);

  await userEvent.keyboard('?');
  await singleKeysSwitch.click();
  await expect.element(singleKeysSwitch).not.toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(add).not.toHaveAttribute('aria-keyshortcuts');
  await userEvent.keyboard('n/?');
  await expect.element(filter).not.toHaveFocus();
  await expect.element(sheet).not.toBeInTheDocument();
  await addressIs(alone);
  await chooseInUserMenu('Keyboard shortcuts');
  await singleKeysSwitch.click();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('/');
  await expect.element(filter).toHaveFocus();
});

test('compact rows are chosen in the preferences, at once and for good', async () => {
  await openScreen(list, { as: 'northwind' });
  const { dataset } = document.documentElement;
  await page.getByRole('button', { name: /^User menu:/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Compact' }).click();
  expect(dataset.density).toBe('compact');
  expect(localStorage.getItem('density')).toBe('compact');
  await page.getByRole('button', { name: /^User menu:/ }).click();
  const compact = page.getByRole('menuitemcheckbox', { name: 'Compact' });
  await expect.element(compact).toBeChecked();
  await page.getByRole('menuitemcheckbox', { name: 'Comfortable' }).click();
  expect(dataset.density).toBe('comfortable');
  expect(localStorage.getItem('density')).toBeNull();
});

test('Ctrl+S saves the form, from its fields too', async () => {
  const { sid } = await createAccount();
  await openAccount(sid);
  await nameField.fill(`Saved by key ${sid}`);
  await userEvent.keyboard('{Control>}s{/Control}');
  await announced('Account updated successfully');
  expect(writes()).toHaveLength(1);
});
