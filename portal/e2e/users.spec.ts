import {
  announced,
  api,
  createAccount,
  createUser,
  expect,
  type Page,
  people,
  providerSid,
  signIn,
  signOut,
  test,
  uniqueName,
} from './support/journey.ts';

type Stored = Record<string, unknown> & { name: string };
const stored = async (page: Page, sid: string) =>
  (await api<Stored>(page, 'GET', `Users/${sid}`)).body;
const userNamed = async (page: Page, name: string) =>
  (await api<(Stored & { user_sid: string })[]>(page, 'GET', 'Users')).body.find(
    (one) => one.name === name,
  );

const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter users' });
const scopeFilter = (page: Page) => page.getByRole('combobox', { name: 'Scope' });
const accountFilter = (page: Page) => page.getByRole('combobox', { name: 'Account' });
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const choose = async (page: Page, name: string) =>
  page.getByRole('option', { name, exact: true }).click();

/** The options arrive after the box. */
const chooseAccount = async (page: Page, name: string) => {
  await accountFilter(page).click();
  await accountFilter(page).fill(name);
  await choose(page, name);
};

const openUser = async (page: Page, sid: string) => {
  await page.goto(`/internal/users/${sid}/edit`);
  await expect(page.getByLabel('Username')).toBeVisible();
};
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const nextPut = async (page: Page) => {
  const request = await page.waitForRequest((one) => one.method() === 'PUT');
  return request.postDataJSON() as Record<string, unknown>;
};

test.describe('the list', () => {
  test('names scope and status, and combines its three filters in the address', async ({
    page,
  }) => {
    await signIn(page, people.admin);
    const account = await createAccount(page);
    const provider = await createUser(page);
    const member = await createUser(page, { account_sid: account.sid, force_change: true });
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeFocused();

    await expect(row(page, 'admin')).toContainText('All');
    await expect(row(page, provider.name)).toContainText('Service Provider: Northwind Telecom');
    await expect(row(page, provider.name)).toContainText('Active');
    await expect(row(page, member.name)).toContainText(`Account: ${account.name}`);
    await expect(row(page, member.name)).toContainText('Must change password');
    await expect(row(page, 'acme-inactive')).toContainText('Inactive');
    // Of another provider.
    await expect(row(page, people.contoso.name)).toBeHidden();

    await scopeFilter(page).click();
    expect(await page.getByRole('option').allInnerTexts()).toEqual([
      'All scopes',
      'Admin',
      'Service provider',
      'Account',
    ]);
    await choose(page, 'Admin');
    await expect(row(page, 'admin')).toBeVisible();
    await expect(row(page, provider.name)).toBeHidden();
    await scopeFilter(page).click();
    await choose(page, 'Service provider');
    await expect(row(page, provider.name)).toBeVisible();
    await expect(row(page, 'admin')).toBeHidden();
    await scopeFilter(page).click();
    await choose(page, 'Account');
    await expect(row(page, member.name)).toBeVisible();
    await expect(row(page, provider.name)).toBeHidden();

    await expect(accountFilter(page)).toHaveValue('All accounts');
    await chooseAccount(page, account.name);
    await expect(row(page, people.acme.name)).toBeHidden();
    await filter(page).fill(member.email);
    await expect(row(page, member.name)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`account=${account.sid}`));
    await expect(page).toHaveURL(/scope=account/);
    await expect(page).toHaveURL(/filter=/);
    await page.reload();
    await expect(row(page, member.name)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);

    await filter(page).fill('zzz-nothing');
    await expect(page.getByText('No users.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(accountFilter(page)).toHaveValue('All accounts');
    await expect(row(page, 'admin')).toBeVisible();
  });

  test('is sorted by name, whatever the case', async ({ page }) => {
    await signIn(page, people.northwind);
    const tag = uniqueName('Order');
    for (const name of [`${tag}-b`, `${tag}-C`, `${tag}-A`]) {
      await createUser(page, { name, email: `${name}@example.net` });
    }
    await page.goto(`/internal/users?filter=${tag}`);
    await expect(page.getByRole('row')).toHaveCount(4);
    const names = await page.getByRole('rowheader').allInnerTexts();
    expect(names).toEqual([`${tag}-A`, `${tag}-b`, `${tag}-C`]);
  });

  test('remembers the account, also beside other lists, and says so in the address', async ({
    page,
  }) => {
    await signIn(page, people.northwind);
    await page.goto('/internal/users');
    await chooseAccount(page, 'Globex Sales');
    await expect(row(page, people.globex.name)).toBeVisible();
    await expect(row(page, people.acme.name)).toBeHidden();
    await page.getByRole('link', { name: 'Accounts', exact: true }).first().click();
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(accountFilter(page)).toHaveValue('Globex Sales');
    await expect(page).toHaveURL(/account=/);
    await expect(row(page, people.acme.name)).toBeHidden();
    await chooseAccount(page, 'All accounts');
    await expect(row(page, people.acme.name)).toBeVisible();
    await expect(page).not.toHaveURL(/account=/);
  });

  test('of each scope is cut to what it reaches', async ({ page }) => {
    await signIn(page, people.northwind);
    await page.goto('/internal/users');
    await expect(row(page, people.northwind.name)).toContainText('(you)');
    await expect(row(page, 'admin')).toBeHidden();
    await scopeFilter(page).click();
    expect(await page.getByRole('option').allInnerTexts()).toEqual([
      'All scopes',
      'Service provider',
      'Account',
    ]);
    await page.keyboard.press('Escape');
    await signOut(page);

    await signIn(page, people.acme);
    await page.goto('/internal/users');
    await expect(row(page, people.viewer.name)).toBeVisible();
    await expect(row(page, people.globex.name)).toBeHidden();
    await expect(accountFilter(page)).toBeHidden();
    await scopeFilter(page).click();
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['Account']);
  });
});

test.describe('add', () => {
  test('an account user, who must choose a password at the first sign-in', async ({ page }) => {
    await signIn(page, people.northwind);
    const account = await createAccount(page);
    const name = uniqueName('newcomer');
    await page.goto('/internal/users');
    await page.getByRole('link', { name: 'Add user' }).click();
    await expect(page.getByRole('radio', { name: 'Admin' })).toBeHidden();
    await expect(page.getByRole('radio', { name: 'Service provider' })).toBeChecked();
    await expect(page.getByLabel('Active')).toBeHidden();
    await expect(page.getByLabel('View only')).toBeHidden();
    await expect(page.getByText('User SID')).toBeHidden();
    await page.getByRole('radio', { name: 'Account' }).check();
    await chooseAccount(page, account.name);
    await page.getByLabel('Username').fill(` ${name} `);
    await page.getByLabel('User email').fill(`${name}@example.net`);
    await page.getByLabel('Temporary password').fill('Temp-Pass-1');
    await expect(page.getByLabel('Require password change')).toBeChecked();
    const post = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Create user' }).click();
    expect((await post).postDataJSON()).toEqual({
      name,
      email: `${name}@example.net`,
      initial_password: 'Temp-Pass-1',
      force_change: true,
      is_active: true,
      is_view_only: false,
      service_provider_sid: await providerSid(page, 'Northwind Telecom'),
      account_sid: account.sid,
    });
    await announced(page, 'User created successfully');
    await expect(page).toHaveURL(/\/internal\/users/);
    await expect(accountFilter(page)).toHaveValue(account.name);
    await expect(row(page, name)).toBeVisible();

    await signOut(page);
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Password', { exact: true }).fill('Temp-Pass-1');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/create-password$/);
  });

  for (const [scope, label] of [
    ['admin', 'Admin'],
    ['service_provider', 'Service provider'],
  ] as const) {
    test(`a user of scope ${scope} is told by its ids`, async ({ page }) => {
      await signIn(page, people.admin);
      // A remembered account would hide the new user from the list.
      await page.goto('/internal/users');
      await chooseAccount(page, 'Acme Support');
      await expect(page).toHaveURL(/account=/);
      await page.getByRole('link', { name: 'Add user' }).click();
      const name = uniqueName('wide');
      await page.getByRole('radio', { name: label }).check();
      await expect(page.getByRole('combobox', { name: 'Account' })).toBeHidden();
      await page.getByLabel('Username').fill(name);
      await page.getByLabel('User email').fill(`${name}@example.net`);
      await page.getByLabel('Temporary password').fill('Temp-Pass-1');
      await page.getByLabel('Require password change').uncheck();
      await page.getByRole('button', { name: 'Create user' }).click();
      await announced(page, 'User created successfully');
      await expect(row(page, name)).toContainText(scope === 'admin' ? 'All' : 'Northwind Telecom');
      expect(await userNamed(page, name)).toMatchObject({ scope, force_change: 0 });
    });
  }

  test('an account user adds to its own account, which it cannot change', async ({ page }) => {
    await signIn(page, people.globex);
    await page.goto('/internal/users/add');
    await expect(page.getByRole('textbox', { name: 'Account' })).toHaveValue('Globex Sales');
    await expect(page.getByRole('textbox', { name: 'Account' })).toHaveAttribute('readonly', '');
    await expect(page.getByRole('radio')).toHaveCount(0);
    const name = uniqueName('colleague');
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('User email').fill(`${name}@example.net`);
    await page.getByLabel('Temporary password').fill('Temp-Pass-1');
    await page.getByRole('button', { name: 'Create user' }).click();
    await announced(page, 'User created successfully');
    await expect(row(page, name)).toContainText('Account: Globex Sales');
  });
});

test.describe('edit', () => {
  for (const kind of ['admin', 'provider'] as const) {
    test(`a ${kind} user is saved without ids, and the form begins again`, async ({ page }) => {
      await signIn(page, people.admin);
      const user = await createUser(page, kind === 'admin' ? { service_provider_sid: null } : {});
      await openUser(page, user.sid);
      await expect(page.getByText(user.sid)).toBeVisible();
      await expect(page.getByLabel('User email')).toHaveValue(user.email);
      const renamed = uniqueName('renamed');
      await page.getByLabel('Username').fill(`${renamed} `);
      await page.getByLabel('View only').check();
      await page.getByLabel('Temporary password').fill('Other-Pass-1');
      const put = nextPut(page);
      await save(page);
      expect(await put).toEqual({
        name: renamed,
        email: user.email,
        initial_password: 'Other-Pass-1',
        force_change: false,
        is_active: true,
        is_view_only: true,
      });
      await announced(page, 'User updated successfully');
      await expect(page).toHaveURL(new RegExp(`${user.sid}/edit$`));
      await expect(page.getByRole('heading', { name: renamed, level: 1 })).toBeVisible();
      await expect(page.getByLabel('Temporary password')).toHaveValue('');
      await expect(page.getByText('Unsaved changes')).toBeHidden();

      // Without a new password, and without losing the view-only right.
      await page.getByLabel('Active').uncheck();
      const second = nextPut(page);
      await save(page);
      expect(await second).toMatchObject({ initial_password: null, is_view_only: true });
      await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
      expect(await stored(page, user.sid)).toMatchObject({ is_active: 0, is_view_only: true });
    });
  }

  test('moves within a provider are offered with their price, others say why not', async ({
    page,
  }) => {
    await signIn(page, people.northwind);
    const account = await createAccount(page);
    const user = await createUser(page);
    await openUser(page, user.sid);
    await page.getByRole('radio', { name: 'Account' }).check();
    await chooseAccount(page, account.name);
    await expect(page.getByText('Saving ends the sessions of this user')).toBeVisible();
    const put = nextPut(page);
    await save(page);
    const body = await put;
    expect(body).toMatchObject({ account_sid: account.sid });
    expect(body).not.toHaveProperty('service_provider_sid');
    await announced(page, 'User updated successfully');
    // There is no way back up.
    const up = page.getByRole('radio', { name: 'Service provider' });
    await expect(up).toBeDisabled();
    await expect(up).toHaveAccessibleDescription(/gives no user a wider scope/);

    await chooseAccount(page, 'Acme Support');
    await save(page);
    await announced(page, 'User updated successfully');
    await expect(page.getByText('Saving ends the sessions of this user')).toBeHidden();
    const { body: accounts } = await api<{ account_sid: string; name: string }[]>(
      page,
      'GET',
      'Accounts',
    );
    const acme = accounts.find(({ name }) => name === 'Acme Support');
    expect((await stored(page, user.sid))['account_sid']).toBe(acme?.account_sid);
  });

  test('the own user: the header follows the name, and a lock-out is announced', async ({
    page,
  }) => {
    await signIn(page, people.northwind);
    const user = await createUser(page);
    await signOut(page);
    await signIn(page, user);
    await page.getByRole('banner').getByRole('link', { name: user.name }).click();
    await expect(page).toHaveURL(new RegExp(`/internal/users/${user.sid}/edit$`));
    const renamed = uniqueName('me');
    await page.getByLabel('Username').fill(renamed);
    await save(page);
    await announced(page, 'User updated successfully');
    await expect(page.getByRole('banner').getByRole('link', { name: renamed })).toBeVisible();

    await page.getByLabel('Active').uncheck();
    await expect(page.getByText('others will see it as out of use')).toBeVisible();
    await page.getByLabel('Active').check();
    await page.getByLabel('View only').check();
    await expect(page.getByText('from the next log-in on you can change nothing')).toBeVisible();
    await page.getByLabel('View only').uncheck();

    // Moving the own user ends the own session, and the login page says what happened.
    await page.getByRole('radio', { name: 'Account' }).check();
    await chooseAccount(page, 'Acme Support');
    await expect(page.getByText('saving logs you out')).toBeVisible();
    await save(page);
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await announced(page, 'User updated successfully');
    await signIn(page, { ...user, name: renamed });
    await expect(page.getByText('Scope: account')).toBeVisible();
  });
});

test.describe('delete', () => {
  test('asks first, from the list and from the form', async ({ page }) => {
    await signIn(page, people.admin);
    const [first, second] = [await createUser(page), await createUser(page)];
    const deletions: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'DELETE') deletions.push(request.url());
    });
    await page.goto('/internal/users');
    await page.getByRole('button', { name: `Delete ${first.name}` }).click();
    const question = page.getByText(`Are you sure you want to delete the user ${first.name}?`);
    await expect(question).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect(deletions).toEqual([]);
    await page.getByRole('button', { name: `Delete ${first.name}` }).click();
    await page.getByRole('button', { name: 'Delete User', exact: true }).click();
    await announced(page, `Deleted user ${first.name}`);
    await expect(row(page, first.name)).toBeHidden();

    await openUser(page, second.sid);
    await page.getByLabel('Username').fill('typed, and of no interest any more');
    await page.getByRole('button', { name: 'Delete User' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete User' }).click();
    await announced(page, `Deleted user ${second.name}`);
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
    await expect(row(page, second.name)).toBeHidden();
    expect(deletions).toHaveLength(2);
  });

  test('of the own user says so, and logs out', async ({ page }) => {
    await signIn(page, people.northwind);
    const user = await createUser(page);
    await signOut(page);
    await signIn(page, user);
    await openUser(page, user.sid);
    await page.getByRole('button', { name: 'Delete User' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('you will be logged out and cannot log in again');
    await dialog.getByRole('button', { name: 'Delete User' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('status').first()).toHaveText(`Deleted user ${user.name}`);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
