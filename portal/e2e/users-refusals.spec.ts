import {
  announced,
  api,
  createUser,
  expect,
  type Page,
  people,
  signIn,
  signOut,
  test,
  testWith,
  uniqueName,
} from './support/journey.ts';

test.use({ expectsFailedRequests: true });

const sids = {
  /** The same in every portal that has these people. */
  contoso: 'a398bd60-cb02-402f-aa3a-a7b3e20e14da',
  globex: 'e4500c5b-00ad-42ca-ac82-51bbd58447d8',
  viewer: '332a914c-273f-4c68-bd48-d3615f3536ea',
};

const writesOf = (page: Page) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`);
  });
  return writes;
};
const create = (page: Page) => page.getByRole('button', { name: 'Create user' }).click();

async function fillNewUser(page: Page, name: string) {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('User email').fill(`${name}@example.net`);
  await page.getByLabel('Temporary password').fill('Temp-Pass-1');
}

test('what is missing is named, and nothing is sent', async ({ page }) => {
  await signIn(page, people.admin);
  const writes = writesOf(page);
  await page.goto('/internal/users/add');
  await page.getByRole('radio', { name: 'Account' }).check();
  await create(page);
  await expect(page.getByRole('combobox', { name: 'Account' })).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/^Enter a username\./);
  await expect(page.getByLabel('User email')).toHaveAccessibleDescription(
    'Enter an email address.',
  );
  const password = page.getByLabel('Temporary password');
  await expect(password).toHaveAccessibleDescription(/^Invalid password\. Password must:/);
  await expect(page.getByRole('alert').filter({ hasText: 'Password must:' })).toContainText(
    /Be at least \d+ characters long/,
  );
  // The messages of the bar lead to their fields.
  await page.getByRole('button', { name: 'Invalid password.' }).click();
  await expect(password).toBeFocused();
  await page.keyboard.type('Temp-Pass-1');
  await expect(password).not.toHaveAttribute('aria-invalid');
  expect(writes).toEqual([]);
});

test('on editing, a temporary password is checked only when there is one', async ({ page }) => {
  await signIn(page, people.northwind);
  const user = await createUser(page);
  await page.goto(`/internal/users/${user.sid}/edit`);
  const writes = writesOf(page);
  const password = page.getByLabel('Temporary password');
  await password.fill('short');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(password).toHaveAccessibleDescription(/^Invalid password\./);
  await expect(password).toBeFocused();
  expect(writes).toEqual([]);
  await password.fill('');
  await page.getByLabel('Require password change').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await announced(page, 'User updated successfully');
});

test('a password that only the server refuses lands on its field', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/internal/users/add');
  await fillNewUser(page, uniqueName('refused'));
  await page.route('**/Users', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          json: { msg: 'password length must be between 8 and 20' },
        })
      : route.continue(),
  );
  await create(page);
  await expect(page.getByLabel('Temporary password')).toHaveAccessibleDescription(
    /^Invalid password\. password length must be between 8 and 20/,
  );
  await announced(page, 'password length must be between 8 and 20');
  await page.unroute('**/Users');
  await create(page);
  await announced(page, 'User created successfully');
});

test('a taken name or e-mail is named; beyond the own reach the platform finds it', async ({
  page,
}) => {
  await signIn(page, people.northwind);
  const user = await createUser(page);
  await page.goto('/internal/users/add');
  const writes = writesOf(page);
  await fillNewUser(page, user.name.toUpperCase());
  await page.getByLabel('User email').fill(`${uniqueName('free')}@example.net`);
  await page.getByRole('radio', { name: 'Service provider' }).check();
  await create(page);
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
    /^Another user has this name already\./,
  );
  expect(writes).toEqual([]);

  // Contoso's people are out of sight.
  await page.getByLabel('Username').fill(people.contoso.name);
  await create(page);
  await announced(page, 'invalid username or email');
  for (const field of ['Username', 'User email']) {
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(
      /^Another user has this name or this e-mail address already\./,
    );
  }
  await expect(page.getByLabel('Temporary password')).toHaveValue('Temp-Pass-1');

  // The platform would let an update through.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave and discard' }).click();
  await page.getByRole('link', { name: user.name, exact: true }).click();
  await page.getByLabel('User email').fill('ACME-USER@example.net');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('User email')).toHaveAccessibleDescription(
    'Another user has this e-mail address already.',
  );
});

test('users out of reach and unknown ones', async ({ page }) => {
  await signIn(page, people.northwind);
  await page.goto(`/internal/users/${sids.contoso}/edit`);
  await announced(page, 'You do not have access to this resource');
  await expect(page).toHaveURL(/\/internal\/users$/);
  await page.goto('/internal/users/00000000-0000-4000-8000-000000000000/edit');
  await expect(page.getByText('This user does not exist.')).toBeVisible();
  await page.goto('/internal/users/nonsense/edit');
  await expect(page.getByText('This user does not exist.')).toBeVisible();
  await signOut(page);

  await signIn(page, people.acme);
  await page.goto(`/internal/users/${sids.globex}/edit`);
  await announced(page, 'You do not have access to this resource');
  await expect(page).toHaveURL(/\/internal\/users$/);
});

test('a view-only user sees everything, and each control says why', async ({ page }) => {
  const reason = 'You have view-only access.';
  await signIn(page, people.viewer);
  await page.goto('/internal/users');
  const add = page.getByRole('button', { name: 'Add user' });
  await expect(add).toHaveAccessibleDescription(reason);
  await expect(page.getByRole('button', { name: 'Delete acme-user' })).toBeDisabled();
  await page.goto(`/internal/users/${sids.viewer}/edit`);
  await expect(page.getByText(reason).first()).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveAttribute('readonly', '');
  await expect(page.getByRole('textbox', { name: 'Account' })).toHaveValue('Acme Support');
  for (const label of ['Active', 'View only', 'Require password change']) {
    await expect(page.getByLabel(label)).toBeDisabled();
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(`${reason}$`));
  }
  await expect(page.getByLabel('Temporary password')).toBeHidden();
  for (const name of ['Save', 'Delete User']) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(reason);
  }
});

test('a provider without accounts has no place for an account user', async ({ page }) => {
  await signIn(page, people.admin);
  const { body } = await api<{ sid: string }>(page, 'POST', 'ServiceProviders', {
    name: uniqueName('Empty provider'),
  });
  await page.evaluate((sid) => localStorage.setItem('activeServiceProvider', sid), body.sid);
  await page.goto('/internal/users/add');
  const writes = writesOf(page);
  await page.getByRole('radio', { name: 'Account' }).check();
  await expect(page.getByRole('textbox', { name: 'Account' })).toHaveValue('No accounts.');
  await expect(page.getByRole('textbox', { name: 'Account' })).toBeDisabled();
  await fillNewUser(page, uniqueName('homeless'));
  await create(page);
  await announced(page, 'Cannot create an account. Service Provider has no accounts.');
  expect(writes).toEqual([]);
});

test('a list and a form that cannot be loaded offer a retry', async ({ page }) => {
  await signIn(page, people.northwind);
  const user = await createUser(page);
  let isBroken = true;
  await page.route('**/Users**', (route) =>
    isBroken && !route.request().url().endsWith('/me')
      ? route.fulfill({ status: 500, json: { msg: 'database is away' } })
      : route.continue(),
  );
  await page.goto('/internal/users');
  await expect(page.getByRole('alert').filter({ hasText: 'database is away' })).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: user.name, exact: true })).toBeVisible();

  isBroken = true;
  await page.route(`**/Users/${user.sid}`, (route) =>
    isBroken ? route.fulfill({ status: 500, json: { msg: 'database is away' } }) : route.continue(),
  );
  await page.goto(`/internal/users/${user.sid}/edit`);
  await expect(page.getByRole('alert').filter({ hasText: 'database is away' })).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Username')).toHaveValue(user.name);
});

test('a refused save keeps what was typed and gives its reason', async ({ page }) => {
  await signIn(page, people.northwind);
  const user = await createUser(page);
  await page.goto(`/internal/users/${user.sid}/edit`);
  await page.getByLabel('Username').fill(`${user.name}-typed`);
  await page.route(`**/Users/${user.sid}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 502, body: '<html>Bad gateway</html>' })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await announced(page, 'Something went wrong, please try again');
  await expect(page.getByText('The user was not saved')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(`${user.name}-typed`);
});

/** A sandbox of its own: nobody else may miss the second admin. */
const lonely = testWith({});
lonely.use({ expectsFailedRequests: true });
lonely('the last active admin cannot be deleted, in plain words', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/internal/users');
  await page.getByRole('button', { name: 'Delete admin2' }).click();
  await page.getByRole('button', { name: 'Delete User', exact: true }).click();
  await announced(page, 'Deleted user admin2');
  await page.getByRole('button', { name: 'Delete admin', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete User' }).click();
  await expect(dialog).toContainText('This is the last active admin of the platform');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: 'admin', exact: true }).first()).toBeVisible();
});
