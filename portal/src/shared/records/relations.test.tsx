import { expect, test } from 'vitest';
import { storeCallOfToday } from '../../../testing/areas/calls.ts';
import { editOf, seededCarrier } from '../../../testing/areas/carriers.ts';
import {
  accountSid,
  calls,
  createAccount,
  fail,
  forgetCalls,
  openScreen,
  page,
  settled,
} from '../../../testing/index.ts';

const figures = page.getByRole('list', { name: 'In figures' });
const figure = (name: RegExp) => figures.getByRole('link', { name });
const countOf = (text: string | null | undefined) => Number(text?.replace(/\D.*$/, ''));

test('the figures of an account open exactly what they counted', async () => {
  const sid = await accountSid('Acme Support');
  await storeCallOfToday();
  await openScreen(`/internal/accounts/${sid}/edit`, { as: 'northwind' });
  await expect.element(figures.getByText(/call/).first()).toBeVisible();
  const counted = [
    /^\d+ applications$/,
    /^\d+ numbers?$/,
    /^\d+ users?$/,
    /^\d+ calls? today/,
    /^\d+ carriers?$/,
    /^\d+ clients?$/,
    /^\d+ alerts? in 7 days$/,
  ];
  for (const name of counted) await expect.element(figure(name)).toBeVisible();
  const links = counted.map((name) => figure(name).element());
  for (const link of links) {
    const [count, href] = [countOf(link.textContent), link.getAttribute('href') ?? ''];
    await openScreen(href, { as: 'northwind' });
    const total = page.getByText(new RegExp(`^${count} records?$|\\b${count} of \\d+ `));
    await expect.element(total.first()).toBeInTheDocument();
  }
});

test('of an account what is wrong stands beside its figure, and opens exactly that', async () => {
  const sid = await accountSid('Acme Support');
  await openScreen(`/internal/accounts/${sid}/edit`, { as: 'northwind' });
  for (const name of [/^\d+ unassigned$/, /^\d+ unregistered$/]) {
    const alarm = figure(name);
    await expect.element(alarm).toBeVisible();
    expect(alarm.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    const [count, href] = [
      countOf(alarm.element().textContent),
      alarm.element().getAttribute('href') ?? '',
    ];
    await openScreen(href, { as: 'northwind' });
    const total = page.getByText(new RegExp(`^${count} records?$|\\b${count} of \\d+ `));
    await expect.element(total.first()).toBeInTheDocument();
    await openScreen(`/internal/accounts/${sid}/edit`, { as: 'northwind' });
  }
});

test('of more numbers than a page holds the figure says that it was not checked, and checks on request', async () => {
  const sid = await accountSid('Acme Support');
  const number = (at: number, application: string | null) => ({
    phone_number_sid: `number-${at}`,
    number: `1212555${at}`,
    voip_carrier_sid: null,
    account_sid: sid,
    application_sid: application,
  });
  // The second page is the platform's own: it is empty.
  const first = fail({
    path: /^PhoneNumbers\?.*page=1&page_size=1000/,
    status: 200,
    answer: { total: 1002, data: [number(1000, null), number(1001, null), number(1002, 'app')] },
  });
  await openScreen(`/internal/accounts/${sid}/edit`, { as: 'northwind' });
  await expect.element(figures.getByText('Not checked')).toBeVisible();
  await expect.element(figure(/^1,002\s*numbers$/)).toBeVisible();
  await expect.element(figures.getByText(/unassigned/)).not.toBeInTheDocument();
  const check = figures.getByRole('button', { name: 'Check numbers without an application' });
  const broken = fail({ path: /^PhoneNumbers\?.*page=2&/, status: 500, answer: { msg: 'away' } });
  await check.click();
  await expect.element(figures.getByText('Couldn’t check')).toBeVisible();
  broken.stop();
  await check.click();
  await expect.element(figure(/^2 unassigned$/)).toBeVisible();
  await expect.element(check).not.toBeInTheDocument();
  first.stop();
});

test('the figures of an account ask for its carriers once', async () => {
  const sid = await accountSid('Acme Support');
  await openScreen(`/internal/accounts/${sid}/edit`, { as: 'northwind' });
  await expect.element(figure(/^\d+ unassigned$/)).toBeVisible();
  await expect.element(figure(/^\d+\s*carriers?$/)).toBeVisible();
  await settled();
  expect(calls({ path: /VoipCarriers\?/ })).toHaveLength(1);
});

test('carriers that can’t be had leave the number of numbers, and no error unheard', async () => {
  const { sid } = await createAccount();
  const broken = fail({ path: /VoipCarriers\?/, status: 500, answer: { msg: 'away' } });
  await openScreen(`/internal/accounts/${sid}/edit`, { as: 'northwind' });
  await expect.element(figures.getByText(/^0\s*numbers$/)).toBeVisible();
  await expect.element(figures.getByText(/^–\s*carriers$/)).toBeVisible();
  await settled();
  broken.stop();
});

test('a carrier’s figures take four calls at most, after its form, and move nothing', async () => {
  const sid = await seededCarrier('Acme backup trunk');
  await openScreen(editOf(sid), { as: 'northwind' });
  const title = page.getByRole('heading', { level: 2, name: 'General' });
  await expect.element(title).toBeVisible();
  const top = title.element().getBoundingClientRect().top;
  await expect.element(figures.getByText(/today, \d+% answered$|^0 calls today$/)).toBeVisible();
  await settled();
  const own = calls({ path: /PhoneNumbers|RecentCalls/ });
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThanOrEqual(4);
  expect(title.element().getBoundingClientRect().top).toBe(top);
});

test('calls with an unknown outcome are counted, but not as unanswered', async () => {
  const sid = await seededCarrier('Acme backup trunk');
  const counted = (total: number) => ({ status: 200, answer: { total, data: [] } });
  fail({ path: /RecentCalls\?.*answered=false/, ...counted(200) });
  fail({ path: /RecentCalls\?.*answered=true/, ...counted(600) });
  fail({ path: /RecentCalls\?/, ...counted(1000) });
  await openScreen(editOf(sid), { as: 'northwind' });
  await expect.element(figure(/calls today/)).toHaveTextContent('1,000 calls today, 75% answered');
});

test('a figure that can’t be had is a dash, and is not asked for again', async () => {
  const broken = fail({ path: /RecentCalls/, status: 500, answer: { msg: 'calls are away' } });
  const sid = await seededCarrier('Acme backup trunk');
  forgetCalls();
  await openScreen(editOf(sid), { as: 'northwind' });
  await expect.element(figures.getByText('– calls today')).toBeVisible();
  await expect.element(figures.getByText(/^\d+ numbers?$/)).toBeVisible();
  await expect.element(page.getByText('calls are away')).not.toBeInTheDocument();
  broken.stop();
});
