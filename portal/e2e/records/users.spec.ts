import { accountName, saveButton, userEmail, userName } from '../support/fields.ts';
import {
  announced,
  chooseInUserMenu,
  expect,
  hold,
  logInButton,
  openAs,
  people,
  signIn,
  test,
  uniqueName,
} from '../support/journey.ts';

const tell = 'Temp-Pass-1';

test('a person who went on before the answer came is not called back', async ({
  page,
  platform,
}) => {
  await openAs({ page, platform }, people.admin, '/internal/users/add');
  const name = uniqueName('slow');
  await page.getByRole('radio', { name: 'Service provider' }).check();
  await userName(page).fill(name);
  await userEmail(page).fill(`${name}@example.net`);
  await page.getByLabel('Temporary password').fill(tell);
  const post = await hold(page, '**/Users', 'POST');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/Users'),
  );
  await page.getByRole('button', { name: 'Create user' }).click();
  await sent;
  await page.getByRole('link', { name: 'Accounts', exact: true }).click();
  await page.getByRole('button', { name: 'Leave and discard' }).click();
  await page.getByRole('link', { name: 'Add account' }).click();
  await accountName(page).fill('half typed');
  post.release();
  await announced(page, 'User created successfully');
  await expect(page).toHaveURL(/\/internal\/accounts\/add$/);
  await expect(accountName(page)).toHaveValue('half typed');
});

test('the own user: the header follows the name, and a move ends the session', async ({
  page,
  platform,
}) => {
  const user = await platform.createUser();
  await openAs({ page, platform }, user, '/internal/accounts');
  await chooseInUserMenu(page, user.name);
  await expect(page).toHaveURL(new RegExp(`/internal/users/${user.sid}/edit$`));
  const renamed = uniqueName('me');
  await userName(page).fill(renamed);
  await saveButton(page).click();
  await announced(page, 'User updated successfully');
  await expect(page.getByRole('banner').getByRole('button', { name: renamed })).toBeVisible();

  // The log-in page explains what happened.
  await page.getByRole('radio', { name: 'Account' }).check();
  await page.getByRole('combobox', { name: 'Account' }).fill('Acme Support');
  await page.getByRole('option', { name: 'Acme Support', exact: true }).click();
  await expect(page.getByText(/Saving logs you out/)).toBeVisible();
  await saveButton(page).click();
  await expect(logInButton(page)).toBeVisible();
  await announced(page, 'User updated successfully');
  await signIn(page, { ...user, name: renamed });
  await expect(page.getByText('Scope: account')).toBeVisible();
});

test('deleting the own user says so, and signs out', async ({ page, platform }) => {
  const user = await platform.createUser();
  await openAs({ page, platform }, user, `/internal/users/${user.sid}/edit`);
  await page.getByRole('button', { name: /^Delete user$/i }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(/You will be logged out and can't log in again/);
  await dialog.getByRole('button', { name: /^Delete user$/i }).click();
  await expect(logInButton(page)).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText(`Deleted user ${user.name}`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
