import { expect, test } from 'vitest';
import {
  limitsOf,
  maxCalls,
  maxMinutes,
  nameField,
  openAccount,
  realmField,
  saveButton,
  saved,
} from '../../../testing/accounts.ts';
import {
  announced,
  calls,
  createAccount,
  fail,
  failNext,
  forgetCalls,
  page,
  settled,
  typeInto,
  uniqueName,
  writes,
} from '../../../testing/index.ts';

test('a save that fails keeps what was typed and says why', async () => {
  const { sid } = await createAccount();
  await openAccount(sid);
  const typed = uniqueName('Typed');
  failNext({
    method: 'PUT',
    path: `Accounts/${sid}`,
    status: 500,
    answer: { msg: 'database is away' },
  });
  await nameField.fill(typed);
  await saveButton.click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'database is away' }).first())
    .toBeVisible();
  await expect.element(nameField).toHaveValue(typed);
  await saved();
});

test('when limits fail after the account was saved, only they are sent again', async () => {
  const { sid } = await createAccount();
  await openAccount(sid);
  const broken = fail({
    path: /Limits/,
    body: (body) => JSON.stringify(body)?.includes('voice_call_minutes') ?? false,
    status: 500,
    answer: { msg: 'limits are away' },
  });
  await nameField.fill(uniqueName('Partly'));
  await maxCalls.fill('7');
  await maxMinutes.fill('700');
  await saveButton.click();
  await expect
    .element(
      page.getByRole('alert').filter({ hasText: 'Only part of the account was saved' }).first(),
    )
    .toBeVisible();
  await expect.element(page.getByText('Max minutes: limits are away')).toBeVisible();
  await expect
    .element(page.getByText('Saved: Account, Max calls. Save tries only the rest again.'))
    .toBeVisible();
  await expect.element(maxMinutes).toHaveValue('700');

  broken.stop();
  forgetCalls();
  await saved();
  expect(writes().map(({ method, body }) => [method, body])).toEqual([
    ['POST', { category: 'voice_call_minutes', quantity: 700 }],
  ]);
  expect(await limitsOf(sid)).toHaveLength(2);
});

test('a double click on Save saves once', async () => {
  const { sid } = await createAccount();
  await openAccount(sid);
  await nameField.fill(uniqueName('Once'));
  await saveButton.dblClick();
  await announced('Account updated successfully');
  expect(writes({ method: 'PUT', path: `Accounts/${sid}` })).toHaveLength(1);
});

test('a refusal that is about something else than the realm is told in its own words', async () => {
  const { sid } = await createAccount();
  await openAccount(sid);
  const msg = 'carrier belongs to a different user';
  failNext({ method: 'PUT', path: `Accounts/${sid}`, status: 422, answer: { msg } });
  await nameField.fill(uniqueName('Refused'));
  await saveButton.click();
  const banner = page.getByRole('alert').filter({ hasText: 'The account was not saved' }).first();
  await expect.element(banner).toHaveTextContent(msg);
  await expect.element(realmField).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByText(/already in use/)).not.toBeInTheDocument();
});

test('a save without changes asks and sends nothing', async () => {
  const { sid } = await createAccount();
  await openAccount(sid);
  await settled();
  forgetCalls();
  await saveButton.click();
  await announced('There is nothing to save.');
  await settled();
  expect(calls()).toEqual([]);
  // Blanks around a text are no change.
  await typeInto(nameField, '  ');
  await saveButton.click();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  await settled();
  expect(calls()).toEqual([]);
});
