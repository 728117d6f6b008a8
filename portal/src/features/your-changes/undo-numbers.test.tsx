import { expect, test } from 'vitest';
import { createNumber, storedRow } from '../../../testing/areas/phone-numbers.ts';
import { undoButton, yourChanges } from '../../../testing/areas/your-changes.ts';
import {
  addressIs,
  announced,
  api,
  choose,
  createAccount,
  createApplication,
  openScreen,
  page,
  people,
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
