import { expect, test } from 'vitest';
import { calls, choose, failNext, openScreen, page } from '../../../testing/index.ts';

const list = '/internal/alerts';
const openers = page.getByRole('button', { name: /^Details of/ });
const lastQuery = () =>
  Object.fromEntries(
    new URLSearchParams(calls({ path: /Accounts\/[^/]+\/Alerts\?/ }).at(-1)?.search ?? ''),
  );

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

test('an open alert says what it means and leads to where it is mended', async () => {
  await openScreen(`${list}?date=30&type=tts-failure`, { as: 'northwind' });
  await openers.first().click();
  await expect.element(page.getByText(/^The vendor refused to make speech/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open credentials for aws' }))
    .toHaveAttribute('href', expect.stringMatching(/speech-services\?account=.+&filter=aws$/));
  await expect.element(page.getByText('detail:', { exact: true })).toBeVisible();
});

test('an account without alerts reads No data.', async () => {
  await openScreen(`${list}?type=moon-phase`, { as: 'acme' });
  await expect.element(page.getByText('No data.')).toBeVisible();
});

test('a failed load is told', async () => {
  failNext({ path: /Alerts\?/, status: 500, answer: { msg: 'the store is away' } });
  await openScreen(`${list}?date=30`, { as: 'acme' });
  await expect.element(page.getByText('the store is away').first()).toBeVisible();
});
