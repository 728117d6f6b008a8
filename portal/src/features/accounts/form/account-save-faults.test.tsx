import { expect, test } from 'vitest';
import {
  nameField,
  openAccount,
  realmField,
  saveButton,
  saved,
} from '../../../../testing/areas/accounts.ts';
import {
  announced,
  calls,
  createAccount,
  failNext,
  forgetCalls,
  frameSettled,
  page,
  settled,
  typeInto,
  uniqueName,
  writes,
} from '../../../../testing/index.ts';

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
  await expect.element(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
  // The figures below the title load last.
  await expect.poll(() => calls({ path: /RecentCalls/ }).length).toBe(3);
  await frameSettled();
  forgetCalls();
  await saveButton.click();
  await announced('There is nothing to save.');
  await settled();
  expect(calls()).toEqual([]);
  // Spaces around a text are no change.
  await typeInto(nameField, '  ');
  await saveButton.click();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  await settled();
  expect(calls()).toEqual([]);
});
