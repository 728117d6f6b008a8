import {
  announced,
  createAccount,
  createUser,
  expect,
  type Page,
  type Person,
  people,
  signIn,
  signOut,
  test,
  uniqueName,
} from './support/journey.ts';

test('Back from a form asks, though the list before it was opened by its address', async ({
  page,
}) => {
  await signIn(page, people.northwind);
  // Another address than the one that is open: the same would be a reload, which keeps numbers.
  await page.goto('/internal/accounts?filter=Acme');
  await page.getByRole('link', { name: 'Acme Support', exact: true }).click();
  const field = page.getByLabel(/^Account name/);
  const form = /\/internal\/accounts\/[^/]+\/edit$/;
  const typed = uniqueName('Unsaved');
  await field.fill(typed);
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });

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

test.describe('what could not be loaded', () => {
  test.use({ expectsFailedRequests: true });

  test('code that failed is asked for again, and the failure is reported', async ({
    page,
    consoleMessages,
  }) => {
    await page.route('**/config.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.reports = []; window.PORTAL_CONFIG = { onError: ({ route, error }) => window.reports.push(route + " " + error) };',
      }),
    );
    await signIn(page, people.northwind);
    const code = '**/assets/application-list.screen*';
    const heading = page.getByRole('heading', { name: "This screen couldn't be loaded" });
    await page.route(code, (route) => route.abort('connectionreset'));
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
    await page.unroute(code);
    await page.getByRole('link', { name: 'Applications', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
    consoleMessages.length = 0;
  });

  test('outbound routing waits until it is known whether there is a table', async ({ page }) => {
    await page.route('**/Lcrs', (route) =>
      route.fulfill({ status: 500, json: { msg: 'database is away' } }),
    );
    await signIn(page, people.contoso);
    const link = page.getByRole('link', { name: 'Outbound Call Routing' });
    await expect(link).toHaveAttribute('href', '/internal/least-cost-routing');
    await link.click();
    await expect(page.getByText("Couldn't load your outbound call routes")).toBeVisible();
    await page.unroute('**/Lcrs');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(/\/least-cost-routing\/(add|[0-9a-f-]{36}\/edit)$/);
    await expect(page.getByText('You do not have permissions')).toBeHidden();
    await expect(link).toHaveAttribute('href', new URL(page.url()).pathname);
  });
});

/** Signs in behind the portal's back, as another tab of the same browser does. */
async function signInElsewhere(page: Page, person: Person): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/config.js');
  await other.evaluate(async ({ name: username, password }) => {
    const answer = await fetch('/api/v1/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    localStorage.setItem('token', ((await answer.json()) as { token: string }).token);
  }, person);
  await other.close();
}

test('a token of another tab leaves unsaved work alone, and that of another user keeps it', async ({
  page,
}) => {
  await signIn(page, people.northwind);
  const { sid } = await createAccount(page);
  await page.goto(`/internal/accounts/${sid}/edit`);
  const field = page.getByLabel(/^Account name/);
  const typed = uniqueName('Typed');
  await field.fill(typed);

  await signInElsewhere(page, people.northwind);
  await page.getByLabel('Max calls').fill('7');
  await expect(field).toHaveValue(typed);

  await signInElsewhere(page, people.acme);
  await expect(page.getByText('Scope: account')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(sid));
  await signInElsewhere(page, people.northwind);
  await announced(page, `Now signed in as ${people.northwind.name}, as in your other tab.`);
  await page.goto(`/internal/accounts/${sid}/edit`);
  await expect(field).toHaveValue(typed);
});

test.describe('signing out from a page before the console', () => {
  test.use({ expectsFailedRequests: true });

  test('ends the session on the server, and asks first when a draft is kept', async ({ page }) => {
    await signIn(page, people.admin);
    const { sid } = await createAccount(page);
    await page.goto(`/internal/accounts/${sid}/edit`);
    await page.getByLabel(/^Account name/).fill(uniqueName('Kept'));
    await page.route('**/Accounts/*', (route) => route.abort('connectionreset'));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Connection lost' })).toBeVisible();
    // Nothing more is to be had from the server, the code of the question included.
    await page.route('**/assets/**', (route) => route.abort('connectionreset'));

    await page.getByRole('button', { name: 'Sign out' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Sign out and discard your changes?' });
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(page.getByText('Your unsaved changes are kept')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    const signedOut = page.waitForResponse((answer) => answer.url().endsWith('/logout'));
    await dialog.getByRole('button', { name: 'Sign out and discard' }).click();
    expect((await signedOut).status()).toBe(204);
    await announced(page, "You've successfully logged out.");
  });

  test('cancels a change of password, whose page then asks to log in', async ({ page }) => {
    await signIn(page, people.admin);
    const { name, password } = await createUser(page, { force_change: true });
    await signOut(page);
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    const signedOut = page.waitForResponse((answer) => answer.url().endsWith('/logout'));
    await page.getByRole('button', { name: 'Cancel and sign out' }).click();
    expect((await signedOut).status()).toBe(204);
    await announced(page, "You've successfully logged out.");
    await page.goto('/create-password');
    await expect(page.getByRole('alert')).toHaveText('You must log in to view that page');
  });
});
