import { expect, onTestFinished, test, vi } from 'vitest';
import {
  accountSid,
  addressIs,
  calls,
  choose,
  chooseInUserMenu,
  createUser,
  fail,
  forgetCalls,
  openScreen,
  page,
  settled,
} from '../../../testing/index.ts';

const list = '/internal/alerts';
const openers = page.getByRole('button', { name: /^Details of/ });
const counted = page.getByRole('link', { name: /^Alerts/ });
/** Last query of the list; the picture requests more rows at once. */
const lastQuery = () =>
  calls({ path: /Accounts\/[^/]+\/Alerts\?/ })
    .map(({ search }) => Object.fromEntries(new URLSearchParams(search)))
    .findLast(({ count }) => count !== '500');

test('alerts of the account are filtered by date and type, and paged', async () => {
  await openScreen(`${list}?date=30`, { as: 'acme' });
  await expect.element(openers.first()).toBeVisible();
  await expect.poll(lastQuery).toEqual({ page: '1', count: '25', days: '30' });
  await expect.element(page.getByRole('combobox', { name: 'Account' })).not.toBeInTheDocument();
  await choose(page.getByRole('combobox', { name: 'Type' }), 'Text to speech failed');
  await expect
    .poll(lastQuery)
    .toEqual({ page: '1', count: '25', days: '30', alert_type: 'tts-failure' });
  expect(window.location.search).toMatch(/type=tts-failure/);
});

test('filters that nothing matches are cleared, and the focus stays on the page', async () => {
  fail({ path: /\/Alerts\?/, status: 200, answer: { total: 0, page: 1, page_size: 25, data: [] } });
  await openScreen(`${list}?type=tts-failure`, { as: 'acme' });
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await addressIs(list);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('an open alert says what it means and leads to where it is mended', async () => {
  const account = await accountSid('Acme Support');
  await openScreen(`${list}?date=30&type=tts-failure&account=${account}`, { as: 'northwind' });
  await openers.first().click();
  await expect.element(page.getByText(/^The vendor rejected the request/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open speech credentials' }))
    .toHaveAttribute('href', expect.stringMatching(/speech-services\?account=.+&filter=aws$/));
  await expect.element(page.getByText('detail:', { exact: true })).toBeVisible();
});

test('a password in an alert is neither shown nor exported', async () => {
  const url = 'https://me:hush@hooks.example/?token=hush';
  const alert = {
    account_sid: await accountSid('Acme Support'),
    time: '2026-11-19T02:28:53.685Z',
    alert_type: 'webhook-failure',
    message: `${url} answered 500`,
    detail: JSON.stringify({ url, password: 'hush' }),
  };
  const answer = { total: 1, page: '1', page_size: '25', data: [alert] };
  fail({ path: /\/Alerts\?/, status: 200, answer });
  await openScreen(`${list}?date=30`, { as: 'acme' });
  await openers.first().click();
  const shown = 'https://[secret]@hooks.example/?token=[secret] answered 500';
  await expect.element(page.getByText(shown)).toBeVisible();
  await expect.element(page.getByText('detail:', { exact: true })).toBeVisible();
  expect(document.documentElement.outerHTML).not.toContain('hush');
  const texts: string[] = [];
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) void blob.text().then((text) => texts.push(text));
    return '#';
  });
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  await expect.poll(() => texts).toHaveLength(1);
  make.mockRestore();
  expect(texts[0]).toContain(shown);
  expect(texts[0]).not.toContain('hush');
});

test('alerts since they were looked at last are counted in the navigation, until they are looked at', async () => {
  const person = await createUser({ account_sid: await accountSid('Acme Support') });
  await openScreen('/internal/users', { as: person });
  // None has been seen in this browser.
  await expect.element(counted).toHaveAccessibleName(/^Alerts \d+ new$/);
  await counted.click();
  await expect.element(openers.first().or(page.getByText('No data.'))).toBeVisible();
  await page.getByRole('link', { name: 'Users' }).click();
  await expect.element(page.getByRole('link', { name: 'Alerts', exact: true })).toBeVisible();
  // They stay seen when the same person logs in again, but not for another person.
  await chooseInUserMenu('Sign out');
  await addressIs('/');
  forgetCalls();
  await openScreen('/internal/users', { as: person });
  await expect.poll(() => calls({ path: /Alerts/ })).toHaveLength(1);
  await settled();
  await expect.element(counted).toHaveAccessibleName('Alerts');
  await openScreen('/internal/users', { as: 'northwind' });
  await expect.element(counted).toHaveAccessibleName(/^Alerts \d+ new$/);
});

test('an alert that was looked at is not new, also if the clock of the browser is behind', async () => {
  const time = new Date().toISOString();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) - 600_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const account_sid = await accountSid('Acme Support');
  const alert = { time, account_sid, alert_type: 'webhook-failure', message: 'It failed' };
  const answer = { total: 1, page: '1', page_size: '25', data: [alert] };
  await openScreen('/internal/users', { as: await createUser({ account_sid }) });
  fail({ path: /Alerts\?page=1&count=(25|500)/, status: 200, answer });
  await counted.click();
  await expect.element(openers.first()).toBeVisible();
  await page.getByRole('link', { name: 'Users' }).click();
  const since = () => {
    const { search = '' } = calls({ path: /Alerts\?page=1&count=1&/ }).at(-1) ?? {};
    return Date.parse(new URLSearchParams(search).get('start') ?? '');
  };
  await expect.poll(since).toBeGreaterThan(Date.parse(time));
});

test('who has switched it off is told no number', async () => {
  await openScreen('/internal/users', { as: 'acme', settings: { alertPollSeconds: 0 } });
  await expect.element(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await settled();
  expect(calls({ path: /Alerts/ })).toEqual([]);
});

test('the browser is asked for notifications by a press, and what was chosen is kept', async () => {
  const asked = vi
    .spyOn(Notification, 'requestPermission')
    .mockImplementation(async () => 'granted');
  await openScreen(list, { as: 'acme' });
  await page.getByRole('button', { name: 'Notify me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notify me of new alerts' });
  await dialog.getByRole('checkbox', { name: 'Limits' }).click();
  expect(asked).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'Notify me' }).click();
  await expect.element(page.getByRole('button', { name: 'Notifications on' })).toBeVisible();
  expect(JSON.parse(localStorage.getItem('alertNotify') ?? '')).toEqual({
    isOn: true,
    muted: ['limit'],
    quiet: null,
  });
});
