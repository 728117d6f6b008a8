import { createApplication, demoApp, openApplication } from './support/applications.ts';
import {
  announced,
  createAccount,
  expect,
  type Page,
  people,
  signIn,
  test,
} from './support/journey.ts';

const list = '/internal/applications';
const nameFilter = (page: Page) => page.getByRole('searchbox', { name: 'Filter applications' });
const deleteButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Delete ${name}`, exact: true });

const numbered = (n: number) => `Line ${String(n).padStart(2, '0')}`;
/** An account whose list has two pages of 25, with one row on the second. */
async function accountWithTwoPages(page: Page) {
  const account = await createAccount(page);
  for (let n = 1; n <= 26; n++) {
    await createApplication(page, account.sid, { name: numbered(n) });
  }
  return account;
}

/** Queries of the list's own requests, in their order. */
function listQueries(page: Page): URLSearchParams[] {
  const queries: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/\/Accounts\/[^/]+\/Applications$/.test(url.pathname)) queries.push(url.searchParams);
  });
  return queries;
}

test.describe('the list', () => {
  test('shows the applications of the chosen account, and remembers it', async ({ page }) => {
    await signIn(page, people.admin);
    const first = await createAccount(page);
    const second = await createAccount(page);
    const app = await createApplication(page, second.sid);
    await page.goto(list);
    const account = page.getByRole('combobox', { name: 'Account', exact: true });
    await account.click();
    await page.getByRole('option', { name: first.name }).click();
    await expect(page).toHaveURL(new RegExp(`account=${first.sid}`));
    await expect(page.getByText('No applications.', { exact: true })).toBeVisible();
    await account.click();
    await page.getByRole('option', { name: second.name }).click();
    await expect(page).toHaveURL(new RegExp(`account=${second.sid}`));
    await expect(page.getByRole('link', { name: app.name, exact: true })).toBeVisible();
    await expect(page.getByText('Total: 1 record', { exact: true })).toBeVisible();

    // Elsewhere and back: the same account, and the address tells which.
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await page.getByRole('link', { name: 'Applications', exact: true }).click();
    await expect(account).toHaveValue(second.name);
    await expect(page).toHaveURL(new RegExp(`account=${second.sid}`));
    // A copied address shows its account, whatever was remembered.
    await page.goto(`${list}?account=${first.sid}`);
    await expect(account).toHaveValue(first.name);
    await page.getByRole('link', { name: 'Add application' }).first().click();
    await expect(page.getByRole('combobox', { name: 'Account', exact: true })).toHaveValue(
      first.name,
    );
  });

  test('offers service providers their own accounts', async ({ page }) => {
    await signIn(page, people.contoso);
    await page.goto(list);
    await page.getByRole('combobox', { name: 'Account', exact: true }).click();
    await expect(page.getByRole('option', { name: 'Contoso Retail' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Acme Support' })).toBeHidden();
  });

  test('has no account filter for account users, and only their own', async ({ page }) => {
    await signIn(page, people.acme);
    await page.goto(list);
    await expect(page.getByRole('link', { name: 'IVR main menu', exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Account', exact: true })).toBeHidden();
    await expect(page.getByText('Sales desk')).toBeHidden();
  });

  test('is asked for a name a second after the last key, once, from page 1', async ({ page }) => {
    await signIn(page, people.admin);
    const account = await accountWithTwoPages(page);
    await page.goto(`${list}?account=${account.sid}&page=2`);
    await expect(page.getByRole('link', { name: numbered(26), exact: true })).toBeVisible();
    const queries = listQueries(page);
    await nameFilter(page).pressSequentially('line 07');
    const typed = Date.now();
    const asked = page.waitForRequest(/\/Applications\?.*name=line/);
    await asked;
    expect(Date.now() - typed).toBeGreaterThan(900);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('link', { name: numbered(7), exact: true })).toBeVisible();
    expect(queries.map(String)).toEqual(['page=1&page_size=25&name=line+07']);
    await expect(page).toHaveURL(/filter=line\+07/);
    await expect(page).not.toHaveURL(/page=/);

    await nameFilter(page).fill('no such & name');
    await nameFilter(page).press('Enter');
    await expect(page.getByText('No application matches')).toBeVisible();
    expect(queries.at(-1)?.get('name')).toBe('no such & name');
    await page.getByRole('button', { name: 'Clear the filter' }).click();
    await expect(page.getByText('Total: 26 records')).toBeVisible();
  });

  test('pages, and another size begins at page 1', async ({ page }) => {
    await signIn(page, people.admin);
    const account = await accountWithTwoPages(page);
    await page.goto(`${list}?account=${account.sid}`);
    await expect(page.getByText('Total: 26 records')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(26);
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(page.getByRole('link', { name: numbered(26), exact: true })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(/page=2/);
    await page.reload();
    await expect(page.getByRole('link', { name: numbered(26), exact: true })).toBeVisible();

    const size = page.getByRole('combobox', { name: /page/i });
    await expect(size).toHaveText('25 / page');
    await size.click();
    await expect(page.getByRole('option')).toHaveText(['25 / page', '50 / page', '100 / page']);
    await page.getByRole('option', { name: '50 / page' }).click();
    await expect(page.getByRole('row')).toHaveCount(27);
    await expect(page).toHaveURL(/size=50/);
    await expect(page).not.toHaveURL(/page=2/);
  });

  test('leaves the last page when its last row is deleted', async ({ page }) => {
    await signIn(page, people.admin);
    const account = await accountWithTwoPages(page);
    await page.goto(`${list}?account=${account.sid}&page=2`);
    await deleteButton(page, numbered(26)).click();
    await page.getByRole('button', { name: 'Delete application' }).click();
    await announced(page, `Deleted application ${numbered(26)}`);
    await expect(page.getByRole('link', { name: numbered(25), exact: true })).toBeVisible();
    await expect(page.getByText('Total: 25 records')).toBeVisible();
    await expect(page).not.toHaveURL(/page=/);
  });

  test('a page beyond the end becomes the last one', async ({ page }) => {
    await signIn(page, people.admin);
    const account = await accountWithTwoPages(page);
    await page.goto(`${list}?account=${account.sid}&page=9`);
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('link', { name: numbered(26), exact: true })).toBeVisible();
  });

  test('an answer that comes late does not show the rows of the filter before', async ({
    page,
  }) => {
    await signIn(page, people.admin);
    const account = await createAccount(page);
    await createApplication(page, account.sid, { name: 'Alpha' });
    await createApplication(page, account.sid, { name: 'Beta' });
    await page.goto(`${list}?account=${account.sid}`);
    await expect(page.getByRole('link', { name: 'Beta', exact: true })).toBeVisible();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/Applications\?.*name=alpha/, async (route) => {
      await held;
      await route.continue();
    });
    const late = page.waitForResponse(/name=alpha/);
    await nameFilter(page).fill('alpha');
    await nameFilter(page).press('Enter');
    await nameFilter(page).fill('beta');
    await nameFilter(page).press('Enter');
    await expect(page.getByRole('link', { name: 'Alpha', exact: true })).toBeHidden();
    release();
    await late;
    await expect(page.getByRole('link', { name: 'Beta', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Alpha', exact: true })).toBeHidden();
  });
});

test('what is unknown or foreign is said, not crashed on', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto(`${list}/not-a-sid/edit`);
  await expect(
    page.getByRole('heading', { name: 'This application does not exist.' }),
  ).toBeVisible();
  const account = await createAccount(page);
  const app = await createApplication(page, account.sid, {
    call_hook: { url: demoApp(page, 'plain'), method: 'POST' },
  });
  await openApplication(page, app.sid);
  await expect(page).toHaveTitle(new RegExp(app.name));
});
