import { expect, test } from 'vitest';
import {
  accountField,
  applicationLink,
  confirmDelete,
  deleteButton,
  list,
  nameField,
  saved,
  storedApplication,
} from '../../../testing/areas/applications.ts';
import { createNumber } from '../../../testing/areas/phone-numbers.ts';
import {
  addressIs,
  addressIsNot,
  announced,
  api,
  calls,
  choose,
  createAccount,
  createApplication,
  forgetCalls,
  hold,
  openScreen,
  optionsOf,
  page,
  people,
  reopen,
  uniqueName,
  userEvent,
} from '../../../testing/index.ts';

const nameFilter = page.getByRole('searchbox', { name: 'Filter applications' });

const numbered = (n: number) => `Line ${String(n).padStart(2, '0')}`;
/** An account whose list has two pages of 25, with one row on the second. */
async function accountWithTwoPages() {
  const account = await createAccount();
  const names = Array.from({ length: 26 }, (_, index) => numbered(index + 1));
  await Promise.all(names.map((name) => createApplication(account.sid, { name })));
  return account;
}

/** Queries of the list's own calls, in order. */
const listQueries = () =>
  calls({ path: /^Accounts\/[^/]+\/Applications/ }).map(({ search }) => search);

test('shows the applications of the chosen account, and remembers it', async () => {
  const first = await createAccount();
  const second = await createAccount();
  const app = await createApplication(second.sid);
  await openScreen(list, { as: 'admin' });
  await choose(accountField, first.name);
  await addressIs(new RegExp(`account=${first.sid}`));
  await expect.element(page.getByText('No applications.', { exact: true })).toBeVisible();
  await choose(accountField, second.name);
  await addressIs(new RegExp(`account=${second.sid}`));
  await expect.element(applicationLink(app.name)).toBeVisible();
  await expect.element(page.getByText('Total: 1 record', { exact: true })).toBeVisible();

  // Away and back: the same account, which the address names.
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('link', { name: 'Applications', exact: true }).click();
  await expect.element(accountField).toHaveValue(second.name);
  await addressIs(new RegExp(`account=${second.sid}`));
  // A copied address shows its account, whatever was remembered.
  await openScreen(`${list}?account=${first.sid}`, { as: 'admin' });
  await expect.element(accountField).toHaveValue(first.name);
  await page.getByRole('link', { name: 'Add application' }).first().click();
  await expect.element(accountField).toHaveValue(first.name);
});

test('counts the phone numbers of each application, with one call', async () => {
  const account = await createAccount();
  const app = await createApplication(account.sid);
  await createNumber(account.sid, { application_sid: app.sid });
  await createNumber(account.sid);
  await openScreen(`${list}?account=${account.sid}`, { as: 'admin' });
  const row = page.getByRole('row', { name: app.name });
  await expect.element(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  expect(calls({ path: 'PhoneNumbers' })).toHaveLength(1);
});

test('has no account filter for account users, and only their own', async () => {
  await openScreen(list, { as: 'acme' });
  await expect.element(applicationLink('IVR main menu')).toBeVisible();
  await expect.element(accountField).not.toBeInTheDocument();
  await expect.element(page.getByText('Sales desk')).not.toBeInTheDocument();
});

test('is asked for a name when the typing rests, once, from page 1', async () => {
  const account = await accountWithTwoPages();
  await openScreen(`${list}?account=${account.sid}&page=2`, { as: 'admin' });
  await expect.element(applicationLink(numbered(26))).toBeVisible();
  forgetCalls();
  await nameFilter.click();
  await userEvent.keyboard('line 07');
  await expect.element(page.getByRole('row')).toHaveLength(2);
  await expect.element(applicationLink(numbered(7))).toBeVisible();
  expect(listQueries()).toEqual(['?page=1&page_size=25&name=line+07']);
  await addressIs(/filter=line\+07/);
  await addressIsNot(/page=/);

  await nameFilter.fill('no such & name');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No matching applications')).toBeVisible();
  await expect.element(page.getByText('No name contains “no such & name”.')).toBeVisible();
  expect(new URLSearchParams(listQueries().at(-1)).get('name')).toBe('no such & name');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(page.getByText('Total: 26 records')).toBeVisible();
});

test('pages, and another size begins at page 1', async () => {
  const account = await accountWithTwoPages();
  await openScreen(`${list}?account=${account.sid}`, { as: 'admin' });
  await expect.element(page.getByText('Total: 26 records')).toBeVisible();
  await expect.element(page.getByRole('row')).toHaveLength(26);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect.element(applicationLink(numbered(26))).toBeVisible();
  await expect.element(page.getByRole('row')).toHaveLength(2);
  await addressIs(/page=2/);
  reopen();
  await expect.element(applicationLink(numbered(26))).toBeVisible();

  const size = page.getByRole('combobox', { name: /page/i });
  await expect.element(size).toHaveTextContent('25 / page');
  expect(await optionsOf(size)).toEqual(['25 / page', '50 / page', '100 / page']);
  await size.click();
  await page.getByRole('option', { name: '50 / page' }).click();
  await expect.element(page.getByRole('row')).toHaveLength(27);
  await addressIs(/size=50/);
  await addressIsNot(/page=2/);
});

test('leaves the last page when its last row is deleted', async () => {
  const account = await accountWithTwoPages();
  await openScreen(`${list}?account=${account.sid}&page=2`, { as: 'admin' });
  await deleteButton(numbered(26)).click();
  await confirmDelete.click();
  await announced(`Deleted application ${numbered(26)}`);
  await expect.element(applicationLink(numbered(25))).toBeVisible();
  await expect.element(page.getByText('Total: 25 records')).toBeVisible();
  await addressIsNot(/page=/);
});

test('a page beyond the end becomes the last one', async () => {
  const account = await accountWithTwoPages();
  await openScreen(`${list}?account=${account.sid}&page=9`, { as: 'admin' });
  await addressIs(/page=2/);
  await expect.element(applicationLink(numbered(26))).toBeVisible();
});

test('a row fills the form before its application is read; what others changed since stays', async () => {
  const account = await createAccount();
  const app = await createApplication(account.sid);
  await openScreen(`${list}?account=${account.sid}`, { as: 'admin' });
  await expect.element(applicationLink(app.name)).toBeVisible();
  await api(people.admin, 'PUT', `Applications/${app.sid}`, { record_all_calls: 1 });
  const read = hold({ path: `Applications/${app.sid}` });
  await applicationLink(app.name).click();
  await expect.element(nameField).toHaveValue(app.name);
  const name = uniqueName('Typed');
  await nameField.fill(name);
  read.release();
  await saved();
  expect(await storedApplication(app.sid)).toMatchObject({ name, record_all_calls: 1 });
});
