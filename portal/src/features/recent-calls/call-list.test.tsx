import { expect, test } from 'vitest';
import { storeCall } from '../../../testing/areas/calls.ts';
import {
  accountSid,
  addressIs,
  calls,
  choose,
  failNext,
  openScreen,
  page,
  providerSid,
  userEvent,
} from '../../../testing/index.ts';

const list = '/internal/recent-calls';
const table = page.getByRole('table', { name: 'Recent calls' });
const openers = page.getByRole('button', { name: /^Details of the call/ });
const dateBox = page.getByRole('combobox', { name: 'Date' });
/** Queries of the list; the picture requests more rows at once. */
const queries = () =>
  calls({ path: /RecentCalls\?/ })
    .map(({ search }) => new URLSearchParams(search))
    .filter((query) => query.get('count') !== '500');
const lastQuery = () => Object.fromEntries(queries().at(-1) ?? []);

test('an account user sees the calls of today, without an account filter', async () => {
  await openScreen(list, { as: 'acme' });
  await expect.element(table).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Account' })).not.toBeInTheDocument();
  await expect.poll(lastQuery).toMatchObject({ page: '1', count: '25' });
  const { start } = lastQuery();
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  expect(start).toBe(midnight.toISOString());
  expect(Object.keys(lastQuery()).sort()).toEqual(['count', 'page', 'start']);
});

test('every filter is in the address and in the call, and begins at page 1', async () => {
  const account = await accountSid('Acme Support');
  await openScreen(`${list}?date=30&page=2&account=${account}`, { as: 'northwind' });
  await expect.element(openers.first()).toBeVisible();
  await expect.poll(lastQuery).toEqual({ page: '2', count: '25', days: '30' });
  await choose(page.getByRole('combobox', { name: 'Account' }), 'Globex Sales');
  await choose(page.getByRole('combobox', { name: 'Direction' }), 'Inbound only');
  await expect
    .poll(lastQuery)
    .toEqual({ page: '1', count: '25', days: '30', direction: 'inbound' });
  await choose(page.getByRole('combobox', { name: 'Status', exact: true }), 'Not answered');
  await expect.poll(lastQuery).toMatchObject({ answered: 'false' });
  await choose(dateBox, 'Yesterday');
  await expect.poll(() => Object.keys(lastQuery()).sort()).toContain('end');
  expect(window.location.search).toMatch(/date=yesterday/);
  expect(window.location.search).toMatch(/direction=inbound/);
  expect(window.location.search).toMatch(/status=not-answered/);
  expect(window.location.search).toMatch(/account=/);
});

test('a number is asked for as it is stored, and a pattern does no harm', async () => {
  await openScreen(`${list}?date=30`, { as: 'acme' });
  await expect.element(openers.first()).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Filter calls' });
  await search.fill('+1 508 555');
  await userEvent.keyboard('{Enter}');
  await expect.poll(lastQuery).toMatchObject({ filter: '1508555' });
  await search.fill('(a+)+$');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No data.')).toBeVisible();
});

test('a call opens in place, is in the address, and shows every member', async () => {
  await openScreen(`${list}?date=30&status=answered`, { as: 'acme' });
  await openers.first().click();
  await expect.element(openers.first()).toHaveAttribute('aria-expanded', 'true');
  expect(window.location.search).toMatch(/open=/);
  await page.getByRole('button', { name: 'All fields' }).click();
  for (const member of ['sip_callid:', 'call_sid:', 'account_sid:', 'trace_id:', 'sip_status:']) {
    await expect.element(page.getByText(member, { exact: true })).toBeVisible();
  }
  // Only its trace is loaded until more is looked at.
  expect(calls({ path: /RecentCalls\/(?!trace)/ })).toEqual([]);
  await openers.first().click();
  await expect.element(openers.first()).toHaveAttribute('aria-expanded', 'false');
  expect(window.location.search).not.toMatch(/open=/);
});

test('a missing capture is said, not thrown', async () => {
  await openScreen(`${list}?date=30&page=3`, { as: 'acme' });
  await openers.first().click();
  failNext({ path: /pcap$/, status: 404, answer: 'Not Found' });
  await page.getByRole('button', { name: 'Download pcap' }).click();
  await expect
    .element(page.getByText('There is no capture of this call. Captures are kept for 7 days.'))
    .toBeVisible();
});

test('a call is found by its SID in the palette', async () => {
  const account = await accountSid('Acme Support');
  await openScreen(`${list}?date=30&status=answered&account=${account}`, { as: 'northwind' });
  await openers.first().click();
  await page.getByRole('button', { name: 'All fields' }).click();
  const sid = page.getByText(/^call_sid:$/).element().nextElementSibling?.textContent ?? '';
  expect(sid).toMatch(/^[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: /^Search or jump to/ }).click();
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await palette.getByRole('combobox').fill(sid);
  await palette.getByRole('option', { name: / to / }).click();
  await expect.poll(() => window.location.search).toContain(`filter=${sid}`);
  await expect.element(openers.first()).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => openers.elements().length).toBe(1);
});

test('a page is a step back, the letters of a search are none', async () => {
  await openScreen(`${list}?date=30`, { as: 'acme' });
  await expect.element(openers.first()).toBeVisible();
  const before = window.history.length;
  const search = page.getByRole('searchbox', { name: 'Filter calls' });
  await search.fill('15085');
  await userEvent.keyboard('{Enter}');
  await expect.poll(lastQuery).toMatchObject({ filter: '15085' });
  await search.fill('');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => window.location.search).not.toContain('filter');
  expect(window.history.length).toBe(before);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(lastQuery).toMatchObject({ page: '2' });
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(lastQuery).toMatchObject({ page: '3' });
  window.history.back();
  await addressIs(/page=2/);
  window.history.back();
  await addressIs(`${list}?date=30`);
  // A page that doesn't exist adds no history entry.
  await openScreen(`${list}?date=30&page=900`, { as: 'acme' });
  const at = window.history.length;
  await expect.element(openers.first()).toBeVisible();
  expect(window.location.search).not.toContain('900');
  expect(window.history.length).toBe(at);
});

test('from 1280 no status is cut, and the direction is an icon with a name', async () => {
  await openScreen('/internal/recent-calls?date=30&status=480', { as: 'acme' });
  const status = table.getByText('480 Temporarily Unavailable').first();
  await expect.element(status).toBeVisible();
  const { scrollWidth, clientWidth } = status.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const direction = page
    .getByRole('row')
    .nth(1)
    .getByRole('img', { name: /^(In|Out)bound$/ });
  await expect.element(direction).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Direction' })).toBeInTheDocument();
});

test('of a call whose direction the platform leaves open, none is told', async () => {
  const to = '442079460199';
  await storeCall({
    accountSid: await accountSid('Acme Support'),
    providerSid: await providerSid(),
    direction: '',
    to,
  });
  await openScreen(`${list}?filter=${to}`, { as: 'acme' });
  await expect.element(openers.first()).toBeVisible();
  expect(openers.elements()).toHaveLength(1);
  await expect.element(table.getByRole('img', { name: /^(In|Out)bound$/ })).not.toBeInTheDocument();
});

test('recorded calls have a mark, and are found by it', async () => {
  await openScreen(`${list}?date=7`, { as: 'acme' });
  await expect.element(openers.first()).toBeVisible();
  await choose(page.getByRole('combobox', { name: 'Status', exact: true }), 'Recorded');
  await addressIs(/status=recorded/);
  const marks = table.getByRole('img', { name: 'Recorded' });
  await expect
    .poll(
      () => marks.elements().length > 0 && marks.elements().length === openers.elements().length,
    )
    .toBe(true);
});

test('typed days: a year of two digits, an impossible day, and the year that is shown', async () => {
  await openScreen(list, { as: 'acme' });
  await expect.element(table).toBeVisible();
  await choose(dateBox, 'Choose dates…');
  const dialog = page.getByRole('dialog', { name: 'Choose dates' });
  const from = dialog.getByLabelText('From', { exact: true });
  const to = dialog.getByLabelText('To', { exact: true });
  const show = dialog.getByRole('button', { name: 'Show' });
  await from.fill('');
  await from.click();
  // Incomplete in every language, as 31 February is: the input has no value.
  await userEvent.keyboard('1');
  await show.click();
  await expect.element(from).toHaveAccessibleDescription('This isn’t a date');
  await from.fill('');
  await show.click();
  await expect.element(from).toHaveAccessibleDescription('Choose a day');
  await from.fill('0019-11-20');
  await to.fill('0019-11-19');
  await expect.element(to).toHaveAccessibleDescription('The last day is before the first');
  await to.fill('0019-11-22');
  await show.click();
  await expect.element(dateBox).toHaveTextContent(/2019/);
  const start = new Date(2019, 10, 20).toISOString();
  await expect.poll(lastQuery).toMatchObject({ start });
});
