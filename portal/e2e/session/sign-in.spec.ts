import type { Locator } from '@playwright/test';
import { accountName } from '../support/fields.ts';
import {
  announced,
  expect,
  logInButton,
  nameField,
  people,
  sandboxOnly,
  signIn,
  signOut,
  storageOf,
  test,
  testWith,
  uniqueName,
} from '../support/journey.ts';

const signedOut = /You've successfully (logged|signed) out\./;

test('by keyboard alone from the sign-in page to an edited account', async ({ page, platform }) => {
  const { name } = await platform.createAccount();
  await page.goto('/');
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.type(people.northwind.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(people.northwind.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeFocused();

  /** Presses Tab until the control has the focus. */
  const tabTo = async (control: Locator) => {
    await expect(control).toBeVisible();
    for (let count = 0; count < 60; count += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab never got there');
  };

  await tabTo(page.getByRole('searchbox', { name: 'Filter accounts' }));
  await page.keyboard.type(name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page.getByRole('link', { name, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
  await tabTo(accountName(page));
  const renamed = uniqueName('Renamed by keyboard');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(renamed);
  await page.keyboard.press('Enter');
  await announced(page, 'Account updated successfully');
  await expect(page.getByRole('heading', { name: renamed, level: 1 })).toBeVisible();
});

test('each scope starts where it belongs', async ({ page }) => {
  await page.goto('/');
  await signIn(page, people.northwind);
  await expect(page).toHaveURL(/\/internal\/accounts$/);
  await signOut(page);
  await announced(page, signedOut);

  await signIn(page, people.acme);
  await expect(page).toHaveURL(/\/internal\/accounts\/[0-9a-f-]{36}\/edit$/);
  await expect(page.getByRole('heading', { name: 'Acme Support', level: 1 })).toBeVisible();
});

test('a session outlives a reload, and a sign-out clears it but for the two choices', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, people.admin);
  const heading = page.getByRole('heading', { name: 'Accounts', level: 1 });
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('accountFilter', 'kept');
    localStorage.setItem('queryFilter', 'dropped');
    localStorage.setItem('activeServiceProvider', 'kept too');
  });
  const asked = page.waitForRequest((request) => request.url().endsWith('/logout'));
  await signOut(page);
  expect((await asked).method()).toBe('POST');
  await announced(page, signedOut);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toEqual({ accountFilter: 'kept', activeServiceProvider: 'kept too' });
  // Shown once, and only for a while.
  await expect(page.getByText(signedOut)).toBeHidden();
  await page.reload();
  await expect(logInButton(page)).toBeVisible();
  await expect(page.getByText(signedOut)).toBeHidden();
});

test('a garbled token is no session, and no blank page', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('token', 'garbled'));
  await page.goto('/internal/accounts');
  await expect(logInButton(page)).toBeVisible();
});

test.describe('a temporary password', () => {
  test.use({ expectsFailedRequests: true });

  test('must be changed first, by the rules of the platform', async ({ page, platform }) => {
    const account = await platform.createAccount();
    const user = await platform.createUser({
      account_sid: account.sid,
      force_change: true,
      is_view_only: true,
    });
    await page.goto('/');
    await signIn(page, user);
    await expect(page).toHaveURL(/\/create-password$/);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const choose = async (password: string, confirmation: string) => {
      await field('New password').fill(password);
      await field('Confirm password').fill(confirmation);
      await page.getByRole('button', { name: 'Save' }).click();
    };
    await choose('short', 'short');
    await expect(page.getByRole('alert')).toContainText('Password must:');
    await expect(page.getByRole('alert')).toContainText(/at least \d+ characters long/);
    await choose('Better-Pass-1', 'Better-Pass-2');
    await expect(page.getByRole('alert')).toHaveText('Passwords do not match');

    // There is no way around it, and the temporary password isn't stored anywhere.
    await page.goto('/internal/accounts');
    await expect(page).toHaveURL(/\/create-password$/);
    await page.goto('/');
    await expect(page).toHaveURL(/\/create-password$/);
    expect(await storageOf(page)).not.toContain(user.password);

    await field('Temporary password').fill(user.password);
    await choose('Better-Pass-1', 'Better-Pass-1');
    await expect(page).toHaveURL(/\/internal\/applications$/);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    // The view-only right wasn't lost on the way.
    const renewed = { name: user.name, password: 'Better-Pass-1' };
    const change = { name: 'x' };
    const { body } = await platform.api(renewed, 'PUT', `Accounts/${account.sid}`, change);
    expect(body).toMatchObject({ msg: 'User has view-only access' });
  });
});

const forgetful = testWith({ enableForgotPassword: true });
forgetful.use({ expectsFailedRequests: true });
forgetful(
  'from the sign-in page to a new password, by the link of the mail',
  sandboxOnly,
  async ({ page, platform, portalUrl }) => {
    const acme = await platform.accountSid('Acme Support');
    const user = await platform.createUser({ account_sid: acme });
    await page.goto('/');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await page.getByLabel(/^E-?mail$/i).fill(user.email);
    await page.getByRole('button', { name: 'Send me a reset password link' }).click();
    await expect(page).toHaveURL(/\/$/);
    await announced(page, 'A password reset email has been sent to your email.');

    const answer = await fetch(`${portalUrl}/sandbox/mails`, {
      headers: { accept: 'application/json' },
    });
    const mails = (await answer.json()) as { recipient: string; body: string }[];
    const mail = mails.find(({ recipient }) => recipient === user.email);
    const [link = ''] = /\/reset-password\/\S+/.exec(mail?.body ?? '') ?? [];
    const exchange = page.waitForResponse((one) => one.url().endsWith('/signin'));
    await page.goto(link);
    const { jwt } = (await (await exchange).json()) as { jwt: string };
    await page.getByLabel('New password', { exact: true }).fill('abc1234');
    // The link signs no one in, and the token isn't stored anywhere.
    expect(await storageOf(page)).not.toContain(jwt);
    await page.getByLabel('Confirm password', { exact: true }).fill('abc1234');
    const sent = page.waitForRequest((one) => one.url().endsWith('/change-password'));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await announced(page, 'New password was successfully set.');
    expect((await sent).postDataJSON()).toEqual({
      old_password: link.split('/').pop(),
      new_password: 'abc1234',
    });
    await signIn(page, { name: user.name, password: 'abc1234' });
    await expect(page).toHaveURL(/\/internal\//);

    // The link is used up, which the console also tells a signed-in user.
    await page.goto(link);
    await announced(page, /This link is no longer valid/);
    await expect(page).toHaveURL(/\/internal\//);
  },
);
