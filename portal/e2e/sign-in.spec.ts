import type { Locator } from '@playwright/test';
import {
  announced,
  api,
  createAccount,
  expect,
  people,
  signIn,
  signOut,
  test,
  uniqueName,
} from './support/journey.ts';

test('by keyboard alone from the sign-in page to an edited account', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.keyboard.type(people.northwind.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(people.northwind.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeFocused();
  const { name } = await createAccount(page);
  await page.reload();

  /** Tabs on until the control has the focus. */
  const tabTo = async (control: Locator) => {
    await expect(control).toBeVisible();
    for (let count = 0; count < 60; count += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab never got there');
  };

  await expect(page.getByRole('searchbox', { name: 'Filter accounts' })).toBeVisible();
  await tabTo(page.getByRole('searchbox', { name: 'Filter accounts' }));
  await page.keyboard.type(name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page.getByRole('link', { name, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
  await tabTo(page.getByLabel('Account name'));
  const renamed = uniqueName('Renamed by keyboard');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(renamed);
  await page.keyboard.press('Enter');
  await announced(page, 'Account updated successfully');
  await expect(page).toHaveURL(/\/internal\/accounts$/);
  await expect(page.getByRole('link', { name: renamed, exact: true })).toBeVisible();
});

test('each scope starts where it belongs', async ({ page }) => {
  await signIn(page, people.northwind);
  await expect(page).toHaveURL(/\/internal\/accounts$/);
  await signOut(page);
  await announced(page, "You've successfully logged out.");

  await signIn(page, people.acme);
  await expect(page).toHaveURL(/\/internal\/accounts\/[0-9a-f-]{36}\/edit$/);
  await expect(page.getByRole('heading', { name: 'Acme Support', level: 1 })).toBeVisible();
});

test.describe('refusals', () => {
  test.use({ expectsFailedRequests: true });

  test('wrong credentials are named, and the person stays', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Username').fill(uniqueName('nobody'));
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText('Login credentials are incorrect');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByLabel('Username')).toBeFocused();
  });

  for (const [status, text] of [
    [500, 'The server cannot be reached'],
    [400, 'Something went wrong, please try again'],
  ] as const) {
    test(`status ${status} reads: ${text}`, async ({ page }) => {
      await page.route('**/login', (route) => route.fulfill({ status, body: '' }));
      await page.goto('/');
      await page.getByLabel('Username').fill('admin');
      await page.getByLabel('Password', { exact: true }).fill('x');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('alert')).toHaveText(text);
    });
  }

  test('an unreachable server is said on the page itself', async ({ page }) => {
    await page.route('**/login', (route) => route.abort());
    await page.goto('/');
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('x');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText('The server cannot be reached');
    await expect(page.getByLabel('Username')).toHaveValue('admin');
  });
});

test('a session outlives a reload, and a sign-out clears it but for the two choices', async ({
  page,
}) => {
  await signIn(page, people.admin);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('accountFilter', 'kept');
    localStorage.setItem('queryFilter', 'dropped');
    localStorage.setItem('activeServiceProvider', 'kept too');
  });
  const signedOut = page.waitForRequest((request) => request.url().endsWith('/logout'));
  await signOut(page);
  expect((await signedOut).method()).toBe('POST');
  await announced(page, "You've successfully logged out.");
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toEqual({ accountFilter: 'kept', activeServiceProvider: 'kept too' });
  // Once, and only for a while.
  await expect(page.getByText("You've successfully logged out.")).toBeHidden();
  await page.reload();
  await expect(page.getByText("You've successfully logged out.")).toBeHidden();
});

test('a signed-out visitor is turned to the sign-in page with a word', async ({ page }) => {
  await page.goto('/internal/accounts');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('alert')).toHaveText('You must log in to view that page');
});

test('a garbled token is no session, and no blank page', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('token', 'garbled'));
  await page.goto('/internal/accounts');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test.describe('a temporary password', () => {
  test.use({ expectsFailedRequests: true });

  test('must be changed first, by the rules of the platform', async ({ page }) => {
    await signIn(page, people.admin);
    const name = uniqueName('newbie');
    const { sid: accountSid } = await createAccount(page);
    const { body } = await api<{ service_provider_sid: string }>(
      page,
      'GET',
      `Accounts/${accountSid}`,
    );
    await api(page, 'POST', 'Users', {
      name,
      email: `${name}@example.net`,
      initial_password: 'Temp-Pass-1',
      force_change: true,
      is_active: true,
      is_view_only: true,
      service_provider_sid: body.service_provider_sid,
      account_sid: accountSid,
    });
    await signOut(page);

    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Password', { exact: true }).fill('Temp-Pass-1');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/create-password$/);
    const field = (label: string) => page.getByLabel(label, { exact: true });

    await field('New password').fill('short');
    await field('Confirm password').fill('short');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Password must:');
    await expect(page.getByRole('alert')).toContainText(/at least \d+ characters long/);

    await field('New password').fill('Better-Pass-1');
    await field('Confirm password').fill('Better-Pass-2');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toHaveText('Passwords do not match');

    // No way around it, and the temporary password is not kept anywhere.
    await page.goto('/internal/accounts');
    await expect(page).toHaveURL(/\/create-password$/);
    await page.goto('/');
    await expect(page).toHaveURL(/\/create-password$/);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain('Temp-Pass-1');

    await field('Temporary password').fill('Temp-Pass-1');
    await field('New password').fill('Better-Pass-1');
    await field('Confirm password').fill('Better-Pass-1');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/internal\/applications$/);
    // The view-only right did not get lost on the way.
    const { body: user } = await api<{ msg?: string }>(page, 'PUT', `Accounts/${accountSid}`, {
      name: 'x',
    });
    expect(user.msg).toBe('User has view-only access');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });

  test('without a pending change the page leads to the sign-in page', async ({ page }) => {
    await page.goto('/create-password');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });
});
