import { expect, test } from 'vitest';
import {
  accountField,
  applicationUsers,
  applicationWrites,
  nameField,
  openApplication,
  saveButton,
  saved,
  storedApplication,
} from '../../../testing/areas/applications.ts';
import {
  choose,
  createAccount,
  createApplication,
  page,
  uniqueName,
} from '../../../testing/index.ts';

for (const { what, group, count, use, named } of applicationUsers.slice(-1)) {
  test(`a move to another account is refused while ${what} leads to it`, async () => {
    const account = await createAccount();
    const other = await createAccount();
    const app = await createApplication(account.sid);
    expect((await use(app.sid, account)).status).toBeLessThan(300);
    await openApplication(app.sid);
    await choose(accountField, other.name);
    await saveButton.click();
    const dialog = page.getByRole('dialog', { name: `${app.name} is in use` });
    await expect
      .element(dialog)
      .toHaveTextContent(
        'In order to move the application to another account it cannot be in use by any Accounts (',
      );
    await expect.element(dialog).toHaveTextContent(count);
    await expect
      .element(
        dialog
          .getByRole('region', { name: `${group} 1`, exact: true })
          .getByRole('link', { name: named(account), exact: true }),
      )
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect.element(accountField).toHaveAccessibleDescription(`${app.name} is in use.`);
    await expect.element(accountField).toHaveValue(other.name);
    expect(applicationWrites()).toEqual([]);
    expect(await storedApplication(app.sid)).toMatchObject({ account_sid: account.sid });

    // An application that stays where it is can be saved.
    await choose(accountField, account.name);
    await nameField.fill(uniqueName('Stays'));
    await saved();
  });
}

test('an application that nothing leads to is moved', async () => {
  const account = await createAccount();
  const other = await createAccount();
  const app = await createApplication(account.sid);
  await openApplication(app.sid);
  await choose(accountField, other.name);
  expect(await saved()).toEqual({ name: app.name, account_sid: other.sid });
  expect(await storedApplication(app.sid)).toMatchObject({ account_sid: other.sid });
});
