import { expect, test } from 'vitest';
import {
  createCarrier,
  createNumber,
  digitsOf,
  storedRow,
} from '../../../testing/areas/phone-numbers.ts';
import { keptHistory, undoButton, yourChanges } from '../../../testing/areas/your-changes.ts';
import {
  addressIs,
  announced,
  api,
  calls,
  choose,
  chooseFile,
  chooseInUserMenu,
  createAccount,
  createApplication,
  forgetCalls,
  hold,
  openScreen,
  page,
  people,
  uniqueName,
  writes,
} from '../../../testing/index.ts';

const bar = page.getByRole('region', { name: 'Assign an application' });
const routed = async (sid: string) => (await storedRow(sid))['application_sid'];

async function assigned() {
  const account = await createAccount();
  const before = await createApplication(account.sid);
  const after = await createApplication(account.sid);
  const numbers = await Promise.all([
    createNumber(account.sid, { application_sid: before.sid }),
    createNumber(account.sid),
  ]);
  await openScreen(`/internal/phone-numbers?account=${account.sid}`, { as: 'admin' });
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await choose(bar.getByRole('combobox', { name: 'Application' }), after.name);
  await bar.getByRole('button', { name: 'Apply' }).click();
  await announced('Number routing updated successfully');
  const [first, second] = numbers;
  expect([await routed(first.sid), await routed(second.sid)]).toEqual([after.sid, after.sid]);
  return { before, after, first, second };
}

test('numbers that were assigned at once are changed back at once', async () => {
  const { before, first, second } = await assigned();
  await undoButton.click();
  await addressIs(yourChanges);
  await announced('Change to 2 phone numbers undone');
  expect([await routed(first.sid), await routed(second.sid)]).toEqual([before.sid, null]);
});

test('a number that another person has changed since is left as it is', async () => {
  const { before, first, second } = await assigned();
  await api(people.admin, 'PUT', `PhoneNumbers/${second.sid}`, { application_sid: before.sid });
  await undoButton.click();
  await announced('1 of 2 phone numbers were not changed back');
  await expect.element(page.getByText(/Changed since\. It is left as it is\./)).toBeVisible();
  expect([await routed(first.sid), await routed(second.sid)]).toEqual([before.sid, before.sid]);
});

test('an import is undone: changed numbers change back, added ones are deleted', async () => {
  const account = await createAccount();
  const application = await createApplication(account.sid);
  const carrier = await createCarrier();
  const moved = await createNumber(account.sid, { voip_carrier_sid: carrier.sid });
  const added = digitsOf(uniqueName('fresh'));
  await openScreen('/internal/phone-numbers/import', { as: 'admin' });
  await expect.element(page.getByText(/review every change before/)).toBeVisible();
  const lines = [
    'Number;Account;Carrier;Application',
    `${moved.digits};${account.name};${carrier.name};${application.name}`,
    `${added};${account.name};${carrier.name};${application.name}`,
  ];
  await chooseFile(new File([lines.join('\r\n')], 'numbers.csv'));
  await page.getByRole('button', { name: 'Import 2 phone numbers' }).click();
  await announced('Phone numbers imported');
  const found = async () => {
    const { body } = await api<Record<string, string>[]>(people.admin, 'GET', 'PhoneNumbers');
    return body.filter((one) => one['account_sid'] === account.sid);
  };
  expect(await found()).toHaveLength(2);
  forgetCalls();
  await undoButton.click();
  await announced('Change to 2 phone numbers undone');
  // Sent once, however often the page renders.
  expect(writes()).toHaveLength(2);
  expect((await found()).map(({ number }) => number)).toEqual([moved.digits]);
  expect(await routed(moved.sid)).toBeNull();
});

test('who leaves an undo stops it, and what is left can be undone later', async () => {
  const account = await createAccount();
  const application = await createApplication(account.sid);
  const numbers = await Promise.all(Array.from({ length: 12 }, () => createNumber(account.sid)));
  await openScreen(`/internal/phone-numbers?account=${account.sid}`, { as: 'admin' });
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await choose(bar.getByRole('combobox', { name: 'Application' }), application.name);
  await bar.getByRole('button', { name: 'Apply' }).click();
  await announced('Number routing updated successfully');
  forgetCalls();
  const held = hold({ method: 'PUT', path: /^PhoneNumbers/ });
  await undoButton.click();
  await expect.poll(() => calls({ path: /^PhoneNumbers\// }).length).toBeGreaterThanOrEqual(8);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Stop undoing?' });
  await expect.element(question).toHaveTextContent('0 of 12 are changed back.');
  await question.getByRole('button', { name: 'Leave and stop' }).click();
  await addressIs(/^\/internal\/users/);
  held.release();
  await announced('8 of 12 phone numbers were not changed back');
  expect(writes()).toHaveLength(4);

  forgetCalls();
  await chooseInUserMenu('Your changes');
  await page.getByRole('button', { name: /^Undo the change to 12 phone numbers/ }).click();
  await announced('Change to 12 phone numbers undone');
  expect(writes()).toHaveLength(8);
  expect(await Promise.all(numbers.map(({ sid }) => routed(sid)))).toEqual(numbers.map(() => null));
});

test('an import that is left is in the history with what it wrote', async () => {
  const account = await createAccount();
  const carrier = await createCarrier();
  const digits = Array.from({ length: 8 }, () => digitsOf(uniqueName('left')));
  await openScreen('/internal/phone-numbers/import', { as: 'admin' });
  await expect.element(page.getByText(/review every change before/)).toBeVisible();
  const lines = [
    'number;account;carrier',
    ...digits.map((one) => `${one};${account.name};${carrier.name}`),
  ];
  await chooseFile(new File([lines.join('\n')], 'numbers.csv'));
  const held = hold({ method: 'POST', path: 'PhoneNumbers' });
  await page.getByRole('button', { name: 'Import 8 phone numbers' }).click();
  await expect.poll(() => writes().length).toBe(4);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await addressIs(/^\/internal\/users/);
  held.release();
  await announced('The import stopped after 4 of 8. Open Import to continue.');
  expect(writes()).toHaveLength(4);
  expect(await keptHistory()).toContain('4 phone numbers');
});

test('an imported number that another person has moved since is left as it is', async () => {
  const account = await createAccount();
  const other = await createAccount();
  const application = await createApplication(account.sid);
  const carrier = await createCarrier();
  const number = await createNumber(account.sid, { voip_carrier_sid: carrier.sid });
  await openScreen('/internal/phone-numbers/import', { as: 'admin' });
  await expect.element(page.getByText(/review every change before/)).toBeVisible();
  const lines = [
    'number;account;carrier;application',
    `${number.digits};${account.name};${carrier.name};${application.name}`,
  ];
  await chooseFile(new File([lines.join('\n')], 'numbers.csv'));
  await page.getByRole('button', { name: 'Import 1 phone number' }).click();
  await announced('Phone numbers imported');
  await api(people.admin, 'PUT', `PhoneNumbers/${number.sid}`, { account_sid: other.sid });
  await undoButton.click();
  await announced('1 of 1 phone numbers were not changed back');
  expect(await storedRow(number.sid)).toMatchObject({
    account_sid: other.sid,
    application_sid: application.sid,
  });
});
