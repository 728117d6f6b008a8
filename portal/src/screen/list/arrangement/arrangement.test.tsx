import { expect, onTestFinished, test } from 'vitest';
import { createAccount, openScreen, page, reopen, userEvent } from '../../../../testing/index.ts';
import { local, localKeys } from '../../../browser/storage.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const heads = () =>
  page
    .getByRole('columnheader')
    .all()
    .map((one) => one.element().textContent)
    .filter((text) => text !== 'Actions');

async function open(address = '/internal/accounts') {
  onTestFinished(() => local.remove(localKeys.lists));
  await openScreen(address, { as: 'northwind' });
  await expect.element(page.getByRole('rowheader').first()).toBeVisible();
}
const all = ['Name', 'SIP realm', 'SID', 'Applications', 'Numbers', 'Status'];

test('columns are chosen and ordered, by keyboard too, and stay over a reload and another visit', async () => {
  await open();
  await expect.poll(heads).toEqual(all);
  await button('Columns and views').click();
  await box('Recording').click();
  await box('SIP realm').click();
  button('Move Status up').element().focus();
  await userEvent.keyboard('{Enter}');
  await button('Done').click();
  const chosen = ['Name', 'SID', 'Applications', 'Status', 'Numbers'];
  await expect.poll(heads).toEqual(chosen);
  expect(new URLSearchParams(window.location.search).get('columns')).toBe(
    'name,sid,Applications,status,Numbers',
  );
  reopen();
  await expect.poll(heads).toEqual(chosen);
  await openScreen('/internal/accounts', { as: 'northwind' });
  await expect.poll(heads).toEqual(chosen);
  await button('Columns and views').click();
  await button('Reset columns').click();
  await button('Done').click();
  await expect.poll(heads).toEqual(all);
  expect(window.location.search).toBe('');
});

test('an address brings its own columns, and ignores what is not there', async () => {
  await open('/internal/accounts?columns=status,gone,name');
  await expect.poll(heads).toEqual(['Status', 'Name']);
});

test('a view keeps filter, order and columns under a name', async () => {
  const { name } = await createAccount();
  await open(
    `/internal/accounts?filter=${encodeURIComponent(name)}&sort=-status&columns=name,status`,
  );
  await button('Columns and views').click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Mine');
  await button('Save view').click();
  await expect.element(button('Mine')).toBeVisible();
  await button('Done').click();
  await openScreen('/internal/accounts', { as: 'northwind' });
  await button('Columns and views').click();
  await button('Mine').click();
  await expect.poll(heads).toEqual(['Name', 'Status']);
  const search = page.getByRole('searchbox', { name: 'Filter accounts' });
  await expect.element(search).toHaveValue(name);
  await expect
    .element(page.getByRole('columnheader', { name: 'Status' }))
    .toHaveAttribute('aria-sort', 'descending');
  await button('Columns and views').click();
  await button('Delete view Mine').click();
  await expect.element(button('Mine')).not.toBeInTheDocument();
});

test('what is kept and can’t be read is ignored, and the rest of it stays', async () => {
  const broken = { columns: 7, views: [{ name: 1 }, null, { name: 'Good', search: 'sort=-name' }] };
  await open();
  const place = 'Accounts';
  const kept = () => JSON.parse(local.get(localKeys.lists) ?? '{}') as Record<string, unknown>;
  await button('Columns and views').click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('First');
  await button('Save view').click();
  const [key = ''] = Object.keys(kept());
  expect(key).toContain(place);
  local.set(localKeys.lists, JSON.stringify({ [key]: broken, other: 'kept' }));
  reopen();
  await expect.poll(heads).toEqual(all);
  await button('Columns and views').click();
  await expect.element(button('Good')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Second');
  await button('Save view').click();
  await expect.element(button('Second')).toBeVisible();
  expect(kept()).toMatchObject({
    other: 'kept',
    [key]: { views: [{ name: 1 }, null, { name: 'Good' }, { name: 'Second' }] },
  });
  local.set(localKeys.lists, '{broken');
  reopen();
  await expect.poll(heads).toEqual(all);
});

test('a list of calls has them too', async () => {
  onTestFinished(() => local.remove(localKeys.lists));
  await openScreen('/internal/recent-calls?date=30&columns=time,from', { as: 'acme' });
  await expect.element(page.getByRole('rowheader').first()).toBeVisible();
  expect(heads().slice(1)).toEqual(['Time', 'From']);
});
