import { expect, test } from 'vitest';
import { holdHistory } from '../../../../testing/areas/databases.ts';
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
import { createCarrier, createNumber } from '../../../../testing/areas/phone-numbers.ts';
import { keptHistory } from '../../../../testing/areas/your-changes.ts';
import {
  addressIs,
  announced,
  choose,
  failNext,
  hold,
  openScreen,
  optionsOf,
  page,
  settled,
  writeLines,
  writes,
} from '../../../../testing/index.ts';

test('needs an account: then rows can be selected, all of the page at once', async () => {
  const { account, app, numbers } = await scene(2);
  const [first] = numbers;
  await openScreen(list, { as: 'admin' });
  await expect
    .element(page.getByText('Select an account to assign applications to phone numbers.'))
    .toBeVisible();
  await expect.element(selectAll).not.toBeInTheDocument();
  await choose(page.getByRole('combobox', { name: 'Account' }), account.name);
  await expect.element(selectAll).toBeVisible();
  expect(bar.elements()).toEqual([]);
  await selectAll.click();
  await expect.element(bar.getByText('2 phone numbers selected')).toBeVisible();
  expect(await optionsOf(applicationBox)).toEqual(['None', app.name]);
  await box(first?.name ?? '').click();
  await expect.element(bar.getByText('1 phone number selected')).toBeVisible();
  await selectAll.click();
  await selectAll.click();
  await expect.element(bar).not.toBeInTheDocument();
});

test('leads the selected numbers to an application, and to none again', async () => {
  const { app, numbers, address } = await scene(2);
  const [first, second] = numbers;
  if (!first || !second) throw new Error('two numbers');
  await openScreen(address, { as: 'northwind' });
  const held = hold({ method: 'PUT', path: /^PhoneNumbers/ });
  await box(first.name).click();
  await choose(applicationBox, app.name);
  await applyButton.click();
  await expect.element(bar.getByText('Updating number routing...')).toBeVisible();
  held.release();
  await announced('Number routing updated successfully');
  await expect.element(bar).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('row').filter({ hasText: first.name }))
    .toHaveTextContent(app.name);
  expect(writes().map(({ path, body }) => ({ path, body }))).toEqual([
    { path: `PhoneNumbers/${first.sid}`, body: { application_sid: app.sid } },
  ]);
  expect(await routed(second.sid)).toBeNull();

  await box(first.name).click();
  await choose(applicationBox, 'None');
  await expect.element(bar.getByText(`No longer answered by ${app.name} (1).`)).toBeVisible();
  await applyButton.click();
  // The row's carrier reads None too.
  await expect.poll(() => routed(first.sid)).toBeNull();
  await expect
    .element(page.getByRole('row').filter({ hasText: first.name }))
    .not.toHaveTextContent(app.name);
});

test('what fails stays selected with its reason, and is all that is tried again', async () => {
  const { app, numbers, address } = await scene(6);
  const bad = numbers[2];
  if (!bad) throw new Error('six numbers');
  await openScreen(address, { as: 'admin' });
  failNext({
    method: 'PUT',
    path: `PhoneNumbers/${bad.sid}`,
    status: 400,
    answer: { msg: 'not this one' },
  });
  await selectAll.click();
  await choose(applicationBox, app.name);
  await applyButton.click();
  await announced('not this one');
  await expect.element(bar.getByText('5 phone numbers updated, 1 left.')).toBeVisible();
  await expect.element(bar.getByRole('listitem')).toHaveTextContent(`${bad.name}: not this one`);
  await expect.element(box(bad.name)).toBeChecked();
  await expect.element(bar.getByText('1 phone number selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Try the rest again' }).click();
  await announced('Number routing updated successfully');
  expect(writeLines()).toHaveLength(7);
  expect(writeLines().at(-1)).toBe(`PUT PhoneNumbers/${bad.sid}`);
  await expect.element(bar).not.toBeInTheDocument();
});

test('all that match, across pages; those that lead there already are left alone', async () => {
  const { account, app, numbers, address } = await scene(26);
  const led = await createNumber(account.sid, { application_sid: app.sid });
  await openScreen(address, { as: 'admin' });
  await selectAll.click();
  await bar.getByRole('button', { name: 'Select all 27 that match' }).click();
  await expect.element(bar.getByText('27 phone numbers selected')).toBeVisible();
  await choose(applicationBox, app.name);
  await applyButton.click();
  const dialog = page.getByRole('alertdialog', { name: `Send 27 phone numbers to ${app.name}?` });
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await announced('Number routing updated successfully');
  const written = writeLines();
  expect(written).toHaveLength(26);
  expect(written).not.toContain(`PUT PhoneNumbers/${led.sid}`);
  for (const { sid } of numbers) expect(await routed(sid)).toBe(app.sid);
});

test('numbers that no application answers are listed, and all that match are only those', async () => {
  const { account, app, numbers, address } = await scene(26);
  const carrier = await createCarrier({
    account_sid: account.sid,
    application_sid: app.sid,
  });
  await createNumber(account.sid, { application_sid: app.sid });
  const answered = await createNumber(account.sid, { voip_carrier_sid: carrier.sid });
  await openScreen(address, { as: 'admin' });
  await choose(page.getByRole('combobox', { name: 'Answered by' }), 'No application answers');
  await addressIs(`${address}&application=none`);
  await expect.element(page.getByText('Total: 26 records')).toBeVisible();
  await selectAll.click();
  await bar.getByRole('button', { name: 'Select all 26 that match' }).click();
  await choose(applicationBox, app.name);
  await applyButton.click();
  const dialog = page.getByRole('alertdialog', { name: `Send 26 phone numbers to ${app.name}?` });
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await announced('Number routing updated successfully');
  expect(writeLines().sort()).toEqual(numbers.map(({ sid }) => `PUT PhoneNumbers/${sid}`).sort());
  expect(await routed(answered.sid)).toBeNull();
  await expect.element(page.getByText('No matching phone numbers')).toBeVisible();
});

test('stops for good when it is cancelled; what is left stays selected', async () => {
  const { app, address } = await scene(12);
  await openScreen(address, { as: 'admin' });
  const held = hold({ method: 'PUT', path: /^PhoneNumbers/ });
  await selectAll.click();
  await choose(applicationBox, app.name);
  await applyButton.click();
  await expect.poll(() => writes()).toHaveLength(4);
  await bar.getByRole('button', { name: 'Cancel' }).click();
  held.release();
  await expect.element(bar.getByText('4 phone numbers updated, 8 left.')).toBeVisible();
  await expect.element(bar.getByText('8 phone numbers selected')).toBeVisible();
  expect(writes()).toHaveLength(4);
});

async function readingAll() {
  const { app, address } = await scene(26);
  await openScreen(address, { as: 'admin' });
  await selectAll.click();
  await bar.getByRole('button', { name: 'Select all 26 that match' }).click();
  await choose(applicationBox, app.name);
  await applyButton.click();
  const held = hold({ method: 'GET', path: /^PhoneNumbers.*page_size=1000/ });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).click();
  await expect.element(bar.getByText('Reading 0 of 26 phone numbers…')).toBeVisible();
  return held;
}

test('leaving while numbers are being read asks, and then none is written', async () => {
  const held = await readingAll();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave before anything is updated?' });
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await addressIs(/^\/internal\/users/);
  held.release();
  await settled();
  expect(writes()).toEqual([]);
});

test('reading can be cancelled: none is written, and all stay selected', async () => {
  const held = await readingAll();
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(bar.getByText('26 phone numbers selected')).toBeVisible();
  held.release();
  await settled();
  expect(writes()).toEqual([]);
  await expect.element(applyButton).toBeVisible();
});

test('in the middle the question says what stays done', async () => {
  const { app, address } = await scene(6);
  await openScreen(address, { as: 'admin' });
  const held = hold({ method: 'PUT', path: /^PhoneNumbers/ });
  await selectAll.click();
  await choose(applicationBox, app.name);
  await applyButton.click();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Stop updating phone numbers?' });
  await expect.element(question).toHaveTextContent('0 of 6 are updated.');
  await question.getByRole('button', { name: 'Leave and stop' }).click();
  await addressIs(/^\/internal\/users/);
  held.release();
  await settled();
  expect(writes()).toHaveLength(4);
});

test('leaving while the history opens asks, and then none is written', async () => {
  const { app, address } = await scene(6);
  await openScreen(address, { as: 'admin' });
  await selectAll.click();
  await choose(applicationBox, app.name);
  const release = await holdHistory();
  await applyButton.click();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Stop updating phone numbers?' });
  await question.getByRole('button', { name: 'Leave and stop' }).click();
  await addressIs(/^\/internal\/users/);
  release();
  await expect.poll(keptHistory).not.toContain(app.sid);
  expect(writes()).toEqual([]);
});
