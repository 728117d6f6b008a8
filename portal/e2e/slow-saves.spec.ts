import {
  announced,
  api,
  createUser,
  expect,
  type Page,
  people,
  signIn,
  test,
  uniqueName,
} from './support/journey.ts';

/** Holds the writes to an address back until they are released. */
async function holdWrites(page: Page, address: string, method: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === method) await held;
    await route.continue();
  });
  return () => release();
}

test('while a save runs nothing can be changed, and the focus stays', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/internal/users');
  await page.getByRole('link', { name: 'globex-user', exact: true }).click();
  const name = page.getByLabel('Username');
  const email = page.getByLabel('User email');
  await expect(name).toHaveValue('globex-user');
  const address = `${uniqueName('globex')}@example.net`;
  await email.fill(address);
  const release = await holdWrites(page, '**/Users/*', 'PUT');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await email.press('Enter');
  await sent;
  await page.keyboard.type('lost');
  await page.getByLabel('View only').click({ force: true });
  await expect(email).toHaveValue(address);
  await expect(page.getByLabel('View only')).not.toBeChecked();
  await expect(email).toBeFocused();
  release();
  await announced(page, 'User updated successfully');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.keyboard.type('x');
  await expect(email).toHaveValue(`${address}x`);
});

test('who went on before the answer came is not called back', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/internal/users/add');
  const name = uniqueName('slow');
  await page.getByRole('radio', { name: 'Service provider' }).check();
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('User email').fill(`${name}@example.net`);
  await page.getByLabel('Temporary password').fill('Temp-Pass-1');
  const release = await holdWrites(page, '**/Users', 'POST');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/Users'),
  );
  await page.getByRole('button', { name: 'Create user' }).click();
  await sent;
  await page.getByRole('link', { name: 'Accounts', exact: true }).click();
  await page.getByRole('button', { name: 'Leave and discard' }).click();
  await page.getByRole('link', { name: 'Add account' }).click();
  await page.getByLabel('Account name').fill('half typed');
  release();
  await announced(page, 'User created successfully');
  await expect(page).toHaveURL(/\/internal\/accounts\/add$/);
  await expect(page.getByLabel('Account name')).toHaveValue('half typed');
});

test('a long name of a service provider leaves the selector in reach', async ({ page }) => {
  await signIn(page, people.admin);
  const add = page.getByRole('button', { name: 'Add a service provider' });
  await add.click();
  const name = `${uniqueName('Wholesale')} `.padEnd(64, 'x');
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Add service provider' }).click();
  await announced(page, `Added new service provider ${name}`);
  await expect(page.getByRole('combobox', { name: 'Service provider' })).toContainText(name);
  await add.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what another admin has saved since is not taken back', async ({ page }) => {
  await signIn(page, people.northwind);
  const user = await createUser(page);
  await page.goto(`/internal/users/${user.sid}/edit`);
  await expect(page.getByLabel('Username')).toHaveValue(user.name);
  await api(page, 'PUT', `Users/${user.sid}`, { name: user.name, is_view_only: true });
  const address = `${uniqueName('later')}@example.net`;
  await page.getByLabel('User email').fill(address);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await announced(page, 'User updated successfully');
  const { body } = await api(page, 'GET', `Users/${user.sid}`);
  expect(body).toMatchObject({ email: address, is_view_only: true });
});
