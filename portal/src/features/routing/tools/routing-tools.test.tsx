import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { seededCarrier } from '../../../../testing/areas/carriers.ts';
import { createTable, editOf, textOf } from '../../../../testing/areas/routing.ts';
import {
  createAccount,
  openScreen,
  page,
  scrollTo,
  watchClipboard,
  writes,
} from '../../../../testing/index.ts';

const region = (name: string) => page.getByRole('region', { name });

async function openTable(...texts: string[]) {
  const account = await createAccount();
  const { sid } = await createTable(account.sid, await seededCarrier('Skyline SIP'), texts);
  await openScreen(editOf(sid), { as: 'admin' });
}

test('a number is explained by the routes as they are edited', async () => {
  await openTable('^49', '44');
  await page.getByLabelText('Number to test').fill('15085441234');
  const outcome = region('Without +: 15085441234');
  await expect.element(outcome).toHaveTextContent('the number has 44 after its first 5 characters');
  await textOf(2).fill('^44');
  await expect.element(outcome).toHaveTextContent('The default route matches');
  expect(writes()).toEqual([]);
});

test('the check names a number, and its fix changes the route', async () => {
  await openTable('44');
  await expect.element(region('Route check')).toHaveTextContent('15085441234');
  await page.getByRole('button', { name: 'Write ^44' }).click();
  await expect.element(textOf(1)).toHaveValue('^44');
});

test('examples are kept with the table, and show at once what moves', async () => {
  await openTable('^44');
  await page.getByRole('textbox', { name: 'Test numbers' }).fill('442079460000');
  await page.getByRole('button', { name: 'Add test numbers' }).click();
  await expect.element(page.getByText('No test number moves.')).toBeVisible();
  await textOf(1).fill('+44');
  await expect.element(page.getByText('1 test number moves'), { timeout: 30_000 }).toBeVisible();
});

test('past calls are counted that would take another carrier', async () => {
  await openTable('^44');
  await page.getByRole('button', { name: 'Load past calls' }).click();
  await expect.element(page.getByText('No outbound calls are kept.')).toBeVisible();
});

test('from 1280 the tester stays beside the routes, below that it follows them', async () => {
  await openTable(...Array.from({ length: 30 }, (_, n) => `^${100 + n}`));
  const number = page.getByLabelText('Number to test');
  await expect.element(number).toBeVisible();
  const boxOf = (part: Locator) => part.element().getBoundingClientRect();
  // One line per route, at the width that is left.
  expect(boxOf(textOf(1)).top).toBe(
    boxOf(page.getByRole('combobox', { name: /^Carrier/ }).first()).top,
  );
  expect(boxOf(number).left).toBeGreaterThan(boxOf(textOf(1)).right);
  await number.fill('129');
  await scrollTo(textOf(30));
  await expect.element(number).toBeInViewport();
  await page.viewport(1024, 800);
  try {
    await expect.poll(() => boxOf(number).top).toBeGreaterThan(boxOf(textOf(30)).bottom);
    await expect.element(number).toHaveValue('129');
  } finally {
    await page.viewport(1280, 900);
  }
});

test('a tested number is copied as a test for a configuration file', async () => {
  await openTable('^44');
  await page.getByLabelText('Number to test').fill('+1 508 544 1234');
  const clipboard = watchClipboard();
  await page.getByRole('button', { name: 'Copy as test' }).click();
  await expect
    .poll(() => clipboard.copied[0])
    .toMatch(/^ {2}- call: \{ to: "\+15085441234", account: ".+" \}\n {4}leaves_by: ".+"\n$/);
});
