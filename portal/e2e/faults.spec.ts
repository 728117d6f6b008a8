import {
  announced,
  api,
  createAccount,
  expect,
  type Page,
  people,
  signIn,
  test,
  uniqueName,
} from './support/journey.ts';

test.use({ expectsFailedRequests: true });

const nameField = (page: Page) => page.getByLabel(/^Account name/);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

async function openNewAccount(page: Page) {
  await signIn(page, people.admin);
  const account = await createAccount(page);
  await page.goto(`/internal/accounts/${account.sid}/edit`);
  await expect(nameField(page)).toHaveValue(account.name);
  return account;
}

for (const [what, answer] of [
  ['a list that fails', { status: 500, json: { msg: 'database is away' } }],
  ['a malformed answer', { status: 200, body: '[{"account_sid": ' }],
  ['an answer of another shape', { status: 200, json: [{ name: 7 }] }],
  ['a gateway that answers HTML', { status: 502, body: '<html>Bad gateway</html>' }],
] as const) {
  test(`${what} is said with a retry, and the screen stays`, async ({ page }) => {
    await signIn(page, people.admin);
    let isBroken = true;
    await page.route('**/ServiceProviders/*/Accounts', (route) =>
      isBroken ? route.fulfill(answer) : route.continue(),
    );
    await page.goto('/internal/accounts');
    const message =
      'json' in answer && answer.status === 500
        ? 'database is away'
        : 'Something went wrong, please try again';
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: 'Acme Support', exact: true })).toBeVisible();
  });
}

test('a save that fails keeps what was typed and says why', async ({ page }) => {
  const { sid } = await openNewAccount(page);
  const typed = uniqueName('Typed');
  await page.route(`**/Accounts/${sid}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { msg: 'database is away' } })
      : route.continue(),
  );
  await nameField(page).fill(typed);
  await save(page);
  await expect(
    page.getByRole('alert').filter({ hasText: 'database is away' }).first(),
  ).toBeVisible();
  await expect(nameField(page)).toHaveValue(typed);
  await page.unroute(`**/Accounts/${sid}`);
  await save(page);
  await announced(page, 'Account updated successfully');
});

test('when limits fail after the account was saved, only they are sent again', async ({ page }) => {
  const { sid } = await openNewAccount(page);
  await page.route('**/Limits', (route) => {
    const body = route.request().postDataJSON() as { category?: string } | null;
    return body?.category === 'voice_call_minutes'
      ? route.fulfill({ status: 500, json: { msg: 'limits are away' } })
      : route.continue();
  });
  await nameField(page).fill(uniqueName('Partly'));
  await page.getByLabel('Max calls').fill('7');
  await page.getByLabel('Max minutes').fill('700');
  await save(page);
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'The account was saved, but not all of its limits' })
    .first();
  await expect(alert).toBeVisible();
  await expect(page.getByText('Max minutes: limits are away')).toBeVisible();
  await expect(page.getByLabel('Max minutes')).toHaveValue('700');

  await page.unroute('**/Limits');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${request.postData()}`);
  });
  await save(page);
  await announced(page, 'Account updated successfully');
  expect(writes).toEqual(['POST {"category":"voice_call_minutes","quantity":700}']);
  const { body } = await api<{ category: string }[]>(page, 'GET', `Accounts/${sid}/Limits`);
  expect(body).toHaveLength(2);
});

test('a new account whose limits fail is opened with them unsaved', async ({ page }) => {
  await signIn(page, people.admin);
  await page.getByRole('link', { name: 'Add account' }).click();
  await page.route('**/Limits', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { msg: 'limits are away' } })
      : route.continue(),
  );
  const name = uniqueName('Half');
  await nameField(page).fill(name);
  await page.getByLabel('Max calls').fill('9');
  await page.getByRole('button', { name: 'Create account' }).click();
  await announced(page, 'The account was created, but not all of its limits');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('Max calls: limits are away')).toBeVisible();
  await expect(page.getByLabel('Max calls')).toHaveValue('9');
  await page.unroute('**/Limits');
  await save(page);
  await announced(page, 'Account updated successfully');
});

test('a connection that drops during a save loses nothing', async ({ page }) => {
  const { sid } = await openNewAccount(page);
  const typed = uniqueName('Dropped');
  await page.route(`**/Accounts/${sid}`, (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
  );
  await nameField(page).fill(typed);
  await save(page);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('alert')).toHaveText('The server cannot be reached');
  await expect(page.getByText('Your unsaved changes are kept')).toBeVisible();

  await page.unroute(`**/Accounts/${sid}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`/internal/accounts/${sid}/edit`);
  await expect(nameField(page)).toHaveValue(typed);
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await save(page);
  await announced(page, 'Account updated successfully');
});

test('a 401 in the middle of a form leads back to it, draft and all, without its secrets', async ({
  page,
}) => {
  const { sid } = await openNewAccount(page);
  const typed = uniqueName('Expired');
  await nameField(page).fill(typed);
  const hook = page.getByRole('group', { name: 'Registration webhook' });
  await hook
    .getByRole('textbox', { name: 'Registration webhook' })
    .fill('https://hooks.example.com/expired');
  await hook.getByLabel('Use HTTP basic authentication').check();
  await hook.getByLabel(/^Username/).fill('operator');
  await hook.getByLabel(/^Password/).fill('never-to-be-kept');
  // The session ends behind the form's back, as it does when the person signs out elsewhere.
  await api(page, 'POST', 'logout');
  await save(page);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('alert')).toHaveText(
    'Your session has expired. Please log in and try again.',
  );
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain('never-to-be-kept');
  expect(kept).not.toContain('"token"');
  expect(kept).toContain(typed);

  await page.getByLabel('Username').fill(people.admin.name);
  await page.getByLabel('Password', { exact: true }).fill(people.admin.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`/internal/accounts/${sid}/edit`);
  await expect(nameField(page)).toHaveValue(typed);
  await expect(hook.getByLabel(/^Username/)).toHaveValue('operator');
  await expect(hook.getByLabel(/^Password/)).toHaveValue('');
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(nameField(page)).not.toHaveValue(typed);
});

test('somebody else who signs in after a 401 gets no draft of another', async ({ page }) => {
  await openNewAccount(page);
  const typed = uniqueName('Private');
  await nameField(page).fill(typed);
  await api(page, 'POST', 'logout');
  await save(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Username').fill(people.contoso.name);
  await page.getByLabel('Password', { exact: true }).fill(people.contoso.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/internal\/accounts$/);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(typed);
});

test('a double click on Save saves once', async ({ page }) => {
  const { sid } = await openNewAccount(page);
  let puts = 0;
  await page.route(`**/Accounts/${sid}`, (route) => {
    if (route.request().method() === 'PUT') puts += 1;
    return route.continue();
  });
  await nameField(page).fill(uniqueName('Once'));
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await announced(page, 'Account updated successfully');
  expect(puts).toBe(1);
});

test('unsaved changes are asked about on links, Back and Forward', async ({ page }) => {
  await signIn(page, people.admin);
  await page.getByRole('link', { name: 'Acme Support', exact: true }).click();
  const typed = uniqueName('Unsaved');
  await nameField(page).fill(typed);
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/edit$/);
  await dialog.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(nameField(page)).toHaveValue(typed);

  await page.getByRole('link', { name: 'Recent calls' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL(/\/edit$/);

  await page.goBack();
  await dialog.getByRole('button', { name: 'Leave and discard' }).click();
  await expect(page).toHaveURL(/\/internal\/accounts$/);
  await page.goForward();
  await expect(nameField(page)).toHaveValue('Acme Support');
});

test('closing the tab with unsaved changes is asked about by the browser', async ({ page }) => {
  await openNewAccount(page);
  await nameField(page).fill(uniqueName('Closing'));
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
});

test('a record that is gone is said, not crashed on', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/internal/accounts/00000000-0000-4000-8000-000000000000/edit');
  await expect(page.getByRole('heading', { name: 'This account does not exist.' })).toBeVisible();
});

test('a sign-out in another tab leads to the sign-in page, and back to the draft', async ({
  page,
  context,
}) => {
  await openNewAccount(page);
  const typed = uniqueName('Other-tab');
  await nameField(page).fill(typed);
  const other = await context.newPage();
  await other.goto('/internal/accounts');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByText("You've successfully logged out.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('You must log in to view that page');

  // Signed in again over there: this tab follows.
  await other.getByLabel('Username').fill(people.admin.name);
  await other.getByLabel('Password', { exact: true }).fill(people.admin.password);
  await other.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(nameField(page)).toHaveValue(typed);
});

test('while an account is being deleted nobody leaves, and unsaved edits do not ask', async ({
  page,
}) => {
  await signIn(page, people.admin);
  const { name, sid } = await createAccount(page);
  await page.reload();
  await page.getByRole('link', { name, exact: true }).click();
  await nameField(page).fill(uniqueName('Doomed'));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/Accounts/${sid}`, async (route) => {
    if (route.request().method() === 'DELETE') await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
  const overlay = page.getByText('Your requested changes are being processed.');
  await expect(overlay).toBeVisible();
  await page.goBack();
  await expect(overlay).toBeVisible();
  await expect(page).toHaveURL(/\/edit$/);
  release();
  await announced(page, `Deleted account ${name}`);
  await expect(page).toHaveURL(/\/internal\/accounts$/);
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('recording without a bucket is refused instead of being forgotten', async ({ page }) => {
  await openNewAccount(page);
  await page.getByLabel('Enable call recording').check();
  await save(page);
  await expect(page.getByRole('combobox', { name: /Bucket Vendor/ })).toHaveAccessibleDescription(
    'Choose where the recordings are stored.',
  );
});
