import { expect, test } from 'vitest';
import {
  calls,
  createAccount,
  createApplication,
  openScreen,
  page,
  reopen,
} from '../../../../testing/index.ts';

const head = (name: string) => page.getByRole('columnheader', { name });
const headButton = (name: string) => head(name).getByRole('button');
const names = () =>
  page
    .getByRole('rowheader')
    .all()
    .map((one) => one.element().textContent);
const asked = () => calls({ method: 'GET', path: /Applications\?/ }).map(({ path }) => path);

/** Opens the applications of a new account, on two pages. */
async function openApplications() {
  const account = await createAccount();
  for (let index = 0; index < 26; index += 1) {
    await createApplication(account.sid, { name: `App ${String(index).padStart(2, '0')}` });
  }
  await openScreen(`/internal/applications?account=${account.sid}`, { as: 'admin' });
  await expect.element(page.getByText('App 00', { exact: true })).toBeVisible();
  return account;
}

test('a list that the platform pages is sorted over all its pages, and over a reload', async () => {
  await openApplications();
  const before = asked().length;
  await headButton('Name').click();
  await headButton('Name').click();
  await expect.element(page.getByText('App 25', { exact: true })).toBeVisible();
  expect(names()[0]).toBe('App 25');
  expect(names()).toHaveLength(25);
  expect(asked()).toHaveLength(before + 1);
  await expect.element(head('Name')).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(page.getByText('App 00', { exact: true })).toBeVisible();
  expect(names()).toEqual(['App 00']);
  reopen();
  await expect.element(page.getByText('App 00', { exact: true })).toBeVisible();
  expect(names()).toEqual(['App 00']);
});

test('an order begins on the first page', async () => {
  const account = await openApplications();
  await openScreen(`/internal/applications?account=${account.sid}&page=2`, { as: 'admin' });
  await expect.element(page.getByText('App 25', { exact: true })).toBeVisible();
  await headButton('Name').click();
  await expect.element(page.getByText('App 00', { exact: true })).toBeVisible();
  expect(window.location.search).not.toContain('page=');
});

test('calls are sorted where they are few, and newest first until then', async () => {
  await openScreen('/internal/recent-calls?date=yesterday&status=answered', { as: 'acme' });
  await expect.element(page.getByRole('rowheader').first()).toBeVisible();
  await expect.element(head('Duration')).toHaveAttribute('aria-sort', 'none');
  await headButton('Duration').click();
  await expect.element(head('Duration')).toHaveAttribute('aria-sort', 'ascending');
  // The header responds at once; the rows follow once all have been read.
  await expect.element(page.getByRole('table')).not.toHaveAttribute('aria-busy');
  const lengths = [...document.querySelectorAll('td[data-align="end"]')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => /^\d+:\d\d$/.test(text));
  const seconds = lengths.map((text) =>
    text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0),
  );
  expect(seconds.length).toBeGreaterThan(2);
  expect(seconds).toEqual(seconds.toSorted((one, other) => one - other));
});

test('a list of more than 1,000 rows says at its heads why it is not sorted', async () => {
  await openScreen('/internal/recent-calls?date=30&sort=duration', { as: 'acme' });
  const reason =
    'The platform orders this list. Up to 1,000 rows can be sorted: narrow it with the filters.';
  await expect.element(headButton('Duration')).toHaveAccessibleDescription(reason);
  await expect.element(headButton('Duration')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(head('Duration')).not.toHaveAttribute('aria-sort');
  expect(calls({ path: /RecentCalls\?.*count=500/ }).length).toBeLessThanOrEqual(1);
});
