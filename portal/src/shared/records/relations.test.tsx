import { expect, test } from 'vitest';
import { editOf, seededCarrier } from '../../../testing/areas/carriers.ts';
import {
  accountSid,
  calls,
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
