import { expect, test } from 'vitest';
import {
  applicationBox,
  applyButton,
  bar,
  box,
  list,
  routed,
  scene,
  selectAll,
} from '../../../../testing/areas/number-routing.ts';
import { announced, choose, failNext, hold, openScreen, page } from '../../../../testing/index.ts';

test('another page has no row selected', async () => {
  const { address } = await scene(26);
  await openScreen(address, { as: 'admin' });
  await selectAll.click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(bar).not.toBeInTheDocument();
});

/** Confirms a change to all matching numbers, and holds the request for their list. */
test('a selected number that is deleted is selected no longer', async () => {
  const { numbers, address } = await scene(3);
  const [first, second] = numbers;
  if (!first || !second) throw new Error('three numbers');
  await openScreen(address, { as: 'admin' });
  await box(first.name).click();
  await box(second.name).click();
  await expect.element(bar.getByText('2 phone numbers selected')).toBeVisible();
  await page.getByRole('button', { name: `Delete ${first.name}` }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect.element(box(first.name)).not.toBeInTheDocument();
  await expect.element(bar.getByText('1 phone number selected')).toBeVisible();
});

test('an order that puts other rows on the page clears the selection', async () => {
  const { numbers, address } = await scene(26);
  const [first] = numbers;
  await openScreen(address, { as: 'admin' });
  await box(first?.name ?? '').click();
  const head = page.getByRole('columnheader', { name: 'Phone number' }).getByRole('button');
  await head.click();
  await head.click();
  await expect.element(box(numbers.at(-1)?.name ?? '')).toBeVisible();
  await expect.element(box(first?.name ?? '')).not.toBeInTheDocument();
  await expect.element(bar).not.toBeInTheDocument();
});

test('another choice of “Answered by” clears the selection', async () => {
  const { numbers, address } = await scene(2);
  const [first] = numbers;
  await openScreen(`${address}&application=none`, { as: 'admin' });
  await box(first?.name ?? '').click();
  await expect.element(bar.getByText('1 phone number selected')).toBeVisible();
  await choose(page.getByRole('combobox', { name: 'Answered by' }), 'No account');
  await expect.element(box(first?.name ?? '')).not.toBeInTheDocument();
  await expect.element(bar).not.toBeInTheDocument();
});

test('what fails in one account is not selected in another', async () => {
  const { app, numbers, address } = await scene(1);
  const other = await scene(1);
  const [bad] = numbers;
  await openScreen(address, { as: 'admin' });
  const put = { method: 'PUT', path: `PhoneNumbers/${bad?.sid}` };
  const held = hold(put);
  failNext({ ...put, status: 400, answer: { msg: 'not this one' } });
  await box(bad?.name ?? '').click();
  await choose(applicationBox, app.name);
  await applyButton.click();
  await choose(page.getByRole('combobox', { name: 'Account' }), other.account.name);
  await box(other.numbers[0]?.name ?? '').click();
  held.release();
  await announced('not this one');
  await expect.element(box(other.numbers[0]?.name ?? '')).toBeChecked();
  await expect.element(bar.getByText('1 phone number selected')).toBeVisible();
  await choose(applicationBox, other.app.name);
  await applyButton.click();
  await announced('Number routing updated successfully');
  expect(await routed(bad?.sid ?? '')).toBeNull();
  expect(await routed(other.numbers[0]?.sid ?? '')).toBe(other.app.sid);
});

test('account users have their account selected; view-only users select nothing', async () => {
  await openScreen(list, { as: 'acme' });
  await selectAll.click();
  await expect.element(bar).toBeVisible();
  await openScreen(list, { as: 'viewer' });
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  await expect.element(selectAll).not.toBeInTheDocument();
  await expect.element(bar).not.toBeInTheDocument();
});
