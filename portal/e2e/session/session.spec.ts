import { accountName, leaveQuestion } from '../support/fields.ts';
import {
  allAnswered,
  announced,
  expect,
  interrupt,
  openAs,
  type Page,
  type Person,
  people,
  signIn,
  test,
  uniqueName,
} from '../support/journey.ts';

test('Back from a form asks, though the list before it was opened by its address', async ({
  page,
  platform,
}) => {
  await openAs({ page, platform }, people.northwind, '/internal/accounts?filter=Acme');
  await page.getByRole('link', { name: 'Acme Support', exact: true }).click();
  const field = accountName(page);
  const form = /\/internal\/accounts\/[^/]+\/edit$/;
  const typed = uniqueName('Unsaved');
  await field.fill(typed);
  const dialog = leaveQuestion(page);

  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(form);
  await dialog.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL(form);
  await expect(field).toHaveValue(typed);

  await page.goBack();
  await dialog.getByRole('button', { name: 'Leave and discard' }).click();
  await expect(page).toHaveURL(/\/internal\/accounts\?filter=Acme$/);
  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible();
});

/** Whether this browser fetches a module again after a failure: Chromium 150 does not, 156 does. */
async function retriesModules(page: Page): Promise<boolean> {
  let asked = 0;
  await page.route('**/no-module.js', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.evaluate(async () => {
    const address = '/no-module.js';
    await import(address).catch(() => undefined);
    await import(address).catch(() => undefined);
  });
  return asked === 2;
}

test.describe('what could not be loaded', () => {
  test.use({ expectsFailedRequests: true, savesData: false });

  test('code that failed is asked for again, and the failure is reported', async ({
    page,
    platform,
    consoleMessages,
  }) => {
    await page.route('**/config.js*', async (route) => {
      // The portal's own settings name its platform.
      const settings = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'text/javascript',
        body: `${settings} window.reports = []; window.PORTAL_CONFIG = { ...window.PORTAL_CONFIG, onError: ({ route, error }) => window.reports.push(route + " " + error) };`,
      });
    });
    await openAs({ page, platform }, people.northwind, '/internal/accounts');
    const code = '**/assets/application-list.screen*';
    const heading = page.getByRole('heading', { name: "This screen couldn't be loaded" });
    const loads = await interrupt(page, code, (route) => route.abort('connectionreset'));
    await page.getByRole('link', { name: 'Applications', exact: true }).click();
    await expect(heading).toBeVisible();
    const reports = await page.evaluate(() => Object(window)['reports'] as string[]);
    expect(reports).toEqual([expect.stringMatching(/^\/internal\/applications TypeError/)]);
    expect(consoleMessages).toEqual([
      expect.stringContaining('Trunkline: /internal/applications failed TypeError'),
    ]);

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => consoleMessages.length).toBe(2);
    await expect(heading).toBeVisible();
    await page.getByRole('link', { name: 'Recent calls' }).click();
    const applications = page.getByRole('link', { name: 'Applications', exact: true });
    const asksAgain = await retriesModules(page);
    // Hovering prefetches it: a failure then bothers no one, and a later try may succeed.
    const failed =
      asksAgain &&
      page.waitForEvent('requestfailed', (request) => request.url().includes('application-list'));
    await applications.hover();
    await failed;
    loads.stop();
    await applications.click();
    // The screen advises this.
    if (!asksAgain) await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
    consoleMessages.length = 0;
  });
});

/** Signs in behind the portal's back, like another tab of the same browser. */
async function signInElsewhere(page: Page, token: string): Promise<void> {
  await allAnswered(page);
  const other = await page.context().newPage();
  await other.goto('/config.js');
  await other.evaluate((next) => localStorage.setItem('token', next), token);
  await other.close();
}

test('a token of another tab leaves unsaved work alone, and that of another user keeps it', async ({
  page,
  platform,
}) => {
  const { sid } = await platform.createAccount();
  const tokenOf = (person: Person) => platform.tokenFor(person);
  await openAs({ page, platform }, people.northwind, `/internal/accounts/${sid}/edit`);
  const field = accountName(page);
  const typed = uniqueName('Typed');
  await field.fill(typed);

  await signInElsewhere(page, await tokenOf(people.northwind));
  await page.getByLabel('Max calls').fill('7');
  await expect(field).toHaveValue(typed);

  await signInElsewhere(page, await tokenOf(people.acme));
  await expect(page.getByText('Scope: account')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(sid));
  await signInElsewhere(page, await tokenOf(people.northwind));
  await announced(page, `Now logged in as ${people.northwind.name}, as in your other tab.`);
  await page.goto(`/internal/accounts/${sid}/edit`);
  await expect(field).toHaveValue(typed);
});

test.describe('signing out from a page before the console', () => {
  test.use({ expectsFailedRequests: true });

  test('ends the session on the server, and asks first when a draft is kept', async ({
    page,
    platform,
  }) => {
    const { sid } = await platform.createAccount();
    await openAs({ page, platform }, people.admin, `/internal/accounts/${sid}/edit`);
    await accountName(page).fill(uniqueName('Kept'));
    await page.route(/\/(Accounts\/|PredefinedCarriers)/, (route) =>
      route.abort('connectionreset'),
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Connection lost' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The server delivers nothing more, not even the code of the question.
    await page.route('**/assets/**', (route) => route.abort('connectionreset'));

    await page.getByRole('button', { name: 'Sign out' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Sign out and discard your changes?' });
    await dialog.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(page.getByText('Your unsaved changes are kept')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    const signedOut = page.waitForResponse((answer) => answer.url().endsWith('/logout'));
    await dialog.getByRole('button', { name: 'Sign out and discard' }).click();
    expect((await signedOut).status()).toBe(204);
    await announced(page, "You've successfully logged out.");
  });

  test('cancels a change of password, whose page then asks to log in', async ({
    page,
    platform,
  }) => {
    const user = await platform.createUser({ force_change: true });
    await page.goto('/');
    await signIn(page, user);
    const signedOut = page.waitForResponse((answer) => answer.url().endsWith('/logout'));
    await page.getByRole('button', { name: 'Cancel and sign out' }).click();
    expect((await signedOut).status()).toBe(204);
    await announced(page, "You've successfully logged out.");
    await page.goto('/create-password');
    await expect(page.getByRole('alert')).toHaveText('You must log in to view that page');
  });
});
