import { expect, test } from 'vitest';
import {
  applicationUsers,
  confirmDelete,
  deleteButton,
  list,
  nameField,
  storedApplication,
} from '../../../../testing/areas/applications.ts';
import {
  accountSid,
  addressIs,
  announced,
  api,
  createAccount,
  createApplication,
  openScreen,
  page,
  people,
  uniqueName,
  writes,
} from '../../../../testing/index.ts';

for (const { what, group, count, use, named } of applicationUsers) {
  test(`a delete is refused while ${what} leads to it`, async () => {
    const account = await createAccount();
    const app = await createApplication(account.sid);
    expect((await use(app.sid, account)).status).toBeLessThan(300);
    await openScreen(`${list}?account=${account.sid}`, { as: 'admin' });
    await deleteButton(app.name).click();
    const dialog = page.getByRole('dialog', { name: `${app.name} is in use` });
    await expect
      .element(dialog)
      .toHaveTextContent(
        'In order to delete the application it cannot be in use by any Accounts (',
      );
    await expect.element(dialog).toHaveTextContent(count);
    const blockers = dialog.getByRole('region', { name: `${group} 1`, exact: true });
    await expect
      .element(blockers.getByRole('link', { name: named(account), exact: true }))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect.element(deleteButton(app.name)).toHaveFocus();
    expect(writes({ method: 'DELETE', path: /^/ })).toEqual([]);
    expect((await storedApplication(app.sid)).name).toBe(app.name);
  });
}

test('account users are told of the carriers of their account', async () => {
  const own = await accountSid('Acme Support');
  const app = await createApplication(own);
  const trunk = uniqueName('Trunk');
  const made = await api(people.acme, 'POST', `Accounts/${own}/VoipCarriers`, {
    name: trunk,
    application_sid: app.sid,
  });
  expect(made.status).toBe(201);
  await openScreen(`${list}?filter=${app.name}`, { as: 'acme' });
  await deleteButton(app.name).click();
  const dialog = page.getByRole('dialog', { name: `${app.name} is in use` });
  await expect.element(dialog.getByRole('link', { name: trunk, exact: true })).toBeVisible();
});

test('a delete asks, and the row is gone; from the form it leads back to the list', async () => {
  const account = await createAccount();
  const one = await createApplication(account.sid);
  const two = await createApplication(account.sid);
  await openScreen(`${list}?account=${account.sid}`, { as: 'admin' });
  await deleteButton(one.name).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete application?' });
  await expect
    .element(dialog)
    .toHaveTextContent(`Are you sure you want to delete the application ${one.name}?`);
  await expect.element(dialog.getByRole('strong')).toHaveTextContent(one.name);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(deleteButton(one.name)).toHaveFocus();
  await deleteButton(one.name).click();
  await confirmDelete.click();
  await announced(`Deleted application ${one.name}`);
  await expect
    .element(page.getByRole('link', { name: one.name, exact: true }))
    .not.toBeInTheDocument();

  await page.getByRole('link', { name: two.name, exact: true }).click();
  await expect.element(nameField).toHaveValue(two.name);
  await nameField.fill(uniqueName('Doomed'));
  await page.getByRole('button', { name: 'Delete application' }).click();
  await confirmDelete.click();
  await announced(`Deleted application ${two.name}`);
  await addressIs(/\/internal\/applications(\?|$)/);
});

test('an application that was deleted elsewhere leaves the list', async () => {
  const account = await createAccount();
  const app = await createApplication(account.sid);
  await openScreen(`${list}?account=${account.sid}`, { as: 'admin' });
  await expect.element(deleteButton(app.name)).toBeVisible();
  await api(people.admin, 'DELETE', `Applications/${app.sid}`);
  await deleteButton(app.name).click();
  await confirmDelete.click();
  await announced(/was already deleted$/);
  await expect.element(deleteButton(app.name)).not.toBeInTheDocument();
});
