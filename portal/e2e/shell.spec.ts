import type { Platform } from '../testing/platform.ts';
import { accountName, saveButton, sessionExpired } from './support/fields.ts';
import {
  announced,
  anotherSecond,
  chooseInUserMenu,
  endSession,
  expect,
  hold,
  interrupt,
  logInButton,
  openAs,
  type Page,
  people,
  signIn,
  storageOf,
  test,
  uniqueName,
} from './support/journey.ts';

/** Opens the form of a new account. */
async function openForm(page: Page, platform: Platform): Promise<string> {
  const { name, sid } = await platform.createAccount();
  await openAs({ page, platform }, people.admin, `/internal/accounts/${sid}/edit`);
  await expect(accountName(page)).toHaveValue(name);
  return sid;
}
test.use({ expectsFailedRequests: true });

const type = async (page: Page, what: string) => {
  const typed = uniqueName(what);
  await accountName(page).fill(typed);
  return typed;
};

test('a connection that drops during a save loses nothing', async ({ page, platform }) => {
  const sid = await openForm(page, platform);
  const typed = await type(page, 'Dropped');
  const saves = await interrupt(page, `**/Accounts/${sid}`, (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
  );
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('alert')).toHaveText('The server cannot be reached');
  await expect(page.getByText('Your unsaved changes are kept')).toBeVisible();

  saves.stop();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`/internal/accounts/${sid}/edit`);
  await expect(accountName(page)).toHaveValue(typed);
  await expect(page.getByText('Unsaved changes restored')).toBeVisible();
  await saveButton(page).click();
  await announced(page, 'Account updated successfully');
});

test('a 401 in the middle of a form leads back to it, draft and all, without its secrets', async ({
  page,
  platform,
}) => {
  const sid = await openForm(page, platform);
  const typed = await type(page, 'Expired');
  const hook = page.getByRole('group', { name: 'Registration webhook' });
  await hook
    .getByRole('textbox', { name: 'Registration webhook' })
    .fill('https://hooks.example.com/expired');
  await hook.getByLabel('Use HTTP basic authentication').check();
  await hook.getByLabel(/^Username/).fill('operator');
  await hook.getByLabel(/^Password/).fill('never-to-be-kept');
  await endSession(page, platform);
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('alert')).toHaveText(sessionExpired);
  const kept = await storageOf(page);
  expect(kept).not.toContain('never-to-be-kept');
  expect(kept).not.toContain('"token"');
  expect(kept).toContain(typed);

  await signIn(page, people.admin);
  await expect(page).toHaveURL(`/internal/accounts/${sid}/edit`);
  await expect(accountName(page)).toHaveValue(typed);
  await expect(hook.getByLabel(/^Username/)).toHaveValue('operator');
  await expect(hook.getByLabel(/^Password/)).toHaveValue('');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(accountName(page)).not.toHaveValue(typed);
});

test('another user who signs in after a 401 gets none of the drafts', async ({
  page,
  platform,
}) => {
  await openForm(page, platform);
  const typed = await type(page, 'Private');
  await endSession(page, platform);
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await signIn(page, people.contoso);
  await expect(page).toHaveURL(/\/internal\/accounts$/);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(typed);
});

test('a sign-out in another tab leads to the sign-in page, and back to the draft', async ({
  page,
  context,
  platform,
}) => {
  await openForm(page, platform);
  const typed = await type(page, 'Other-tab');
  const other = await context.newPage();
  await other.goto('/internal/accounts');
  await chooseInUserMenu(other, 'Sign out');
  await expect(other.getByText(/You've successfully (logged|signed) out\./)).toBeVisible();
  await expect(logInButton(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/You must (log|sign) in to view that page/);

  // Signed in again in the other tab: this tab follows.
  await anotherSecond();
  await signIn(other, people.admin);
  await expect(page).toHaveURL(/\/edit$/);
  await expect(accountName(page)).toHaveValue(typed);
});

test('closing the tab with unsaved changes is asked about by the browser', async ({
  page,
  platform,
}) => {
  await openForm(page, platform);
  await type(page, 'Closing');
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
});

test('what is typed before the command palette is there arrives in it, and is no shortcut', async ({
  page,
  platform,
}) => {
  const code = await hold(page, /\/palette-[^/]*\.js$/);
  await openAs({ page, platform }, people.admin, '/internal/accounts');
  const add = page.getByRole('link', { name: 'Add account' }).first();
  await add.focus();
  await page.keyboard.press('Control+k');
  // On the list, n would open the form of a new account.
  await page.keyboard.type('phone nu');
  code.release();
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  const query = palette.getByRole('combobox');
  await expect(query).toHaveValue('phone nu');
  await expect(query).toBeFocused();
  await page.keyboard.type('m');
  await expect(query).toHaveValue('phone num');
  const phoneNumbers = palette.getByRole('option', { name: 'Phone Numbers', exact: true });
  await expect(phoneNumbers).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(add).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(query).toHaveValue('');
});

test('the colour scheme is chosen once and kept', async ({ page, platform }) => {
  await openAs({ page, platform }, people.admin, '/internal/accounts');
  const mode = () => page.evaluate(() => document.documentElement.dataset['mode']);
  await page.getByRole('button', { name: /^User menu:/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
  expect(await mode()).toBe('dark');
  await page.reload();
  await page.getByRole('button', { name: /^User menu:/ }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Dark' })).toBeChecked();
  expect(await mode()).toBe('dark');
});

test.describe('without the code of the user menu', () => {
  test.use({ expectsFailedRequests: true });
  test('its button signs out', async ({ page, platform }) => {
    await page.route('**/user-menu-list-*', (route) => route.abort());
    await openAs({ page, platform }, people.admin, '/internal/accounts');
    await page.getByRole('button', { name: /^User menu:/ }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await expect(logInButton(page)).toBeVisible();
  });
});
