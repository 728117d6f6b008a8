import {
  callHook,
  create,
  createApplication,
  demoApp,
  fillRequired,
  hookGroup,
  nameField,
  openAdd,
  openApplication,
  save,
  saved,
  writesOf,
} from './support/applications.ts';
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

async function openNewApplication(page: Page, columns: Record<string, unknown> = {}) {
  await signIn(page, people.admin);
  const account = await createAccount(page);
  const app = await createApplication(page, account.sid, columns);
  await openApplication(page, app.sid);
  return app;
}

test('a save that fails keeps what was typed and says why', async ({ page }) => {
  const { sid } = await openNewApplication(page);
  const typed = uniqueName('Typed');
  await page.route(`**/Applications/${sid}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { msg: 'database is away' } })
      : route.continue(),
  );
  await nameField(page).fill(typed);
  await save(page);
  await expect(
    page.getByRole('alert').filter({ hasText: 'The application was not saved' }).first(),
  ).toContainText('database is away');
  await expect(nameField(page)).toHaveValue(typed);
  await page.unroute(`**/Applications/${sid}`);
  await saved(page);
});

test('an update whose result cannot be read back is still an update', async ({ page }) => {
  const { sid } = await openNewApplication(page);
  const typed = uniqueName('Unread');
  await nameField(page).fill(typed);
  await page.route(`**/Applications/${sid}`, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 500, json: { msg: 'database is away' } })
      : route.continue(),
  );
  await save(page);
  await announced(page, 'Application updated successfully');
  await expect(nameField(page)).toHaveValue(typed);
  await expect(page.getByText('database is away')).toBeHidden();
});

test('what the platform says of a webhook lands on it', async ({ page }) => {
  const { sid } = await openNewApplication(page);
  await page.route(`**/Applications/${sid}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, json: { msg: 'call_hook URL has invalid hostname x' } })
      : route.continue(),
  );
  await nameField(page).fill(uniqueName('Hooked'));
  await save(page);
  await expect(callHook(page)).toHaveAccessibleDescription(/^call_hook URL has invalid hostname x/);
  await expect(callHook(page)).toBeFocused();
});

test('an application that cannot be loaded says so, with a retry', async ({ page }) => {
  const { sid, name } = await openNewApplication(page);
  let isBroken = true;
  await page.route(`**/Applications/${sid}`, (route) =>
    isBroken ? route.fulfill({ status: 400, body: 'no json' }) : route.continue(),
  );
  await page.reload();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The application could not be loaded' }),
  ).toContainText('Something went wrong, please try again');
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(nameField(page)).toHaveValue(name);
});

test('a 401 in the middle of a form leads back to it, draft and all, without its secrets', async ({
  page,
}) => {
  await signIn(page, people.admin);
  const account = await createAccount(page);
  const app = await createApplication(page, account.sid, {
    call_hook: { url: demoApp(page, 'concierge'), method: 'POST' },
    env_vars: { ...needed, ORDER_API_TOKEN: 'stored-token' },
  });
  await openApplication(page, app.sid);
  const typed = uniqueName('Expired');
  await nameField(page).fill(typed);
  const hook = hookGroup(page, 'Call status webhook');
  await hook.getByLabel('Use HTTP basic authentication').check();
  await hook.getByLabel(/^Username/).fill('operator');
  await hook.getByLabel(/^Password/).fill('never-to-be-kept');
  await page.getByLabel(/^AGENT_NAME/).fill('Kept Agent');
  await page.getByLabel(/^ORDER_API_TOKEN/).fill('never-either');
  // The session ends behind the form's back, as it does when the person signs out elsewhere.
  await api(page, 'POST', 'logout');
  await save(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Your session has expired. Please log in and try again.',
  );
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  for (const secret of ['never-to-be-kept', 'never-either', 'stored-token']) {
    expect(kept).not.toContain(secret);
  }
  expect(kept).toContain('Kept Agent');

  await page.getByLabel('Username').fill(people.admin.name);
  await page.getByLabel('Password', { exact: true }).fill(people.admin.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(nameField(page)).toHaveValue(typed);
  await expect(hook.getByLabel(/^Username/)).toHaveValue('operator');
  await expect(hook.getByLabel(/^Password/)).toHaveValue('');
  await expect(page.getByLabel(/^AGENT_NAME/)).toHaveValue('Kept Agent');
  await expect(page.getByLabel(/^ORDER_API_TOKEN/)).toHaveValue('stored-token');
});

const needed = { GREETING: 'Hello', MAX_TURNS: 3 };

test('a double click on Save saves once', async ({ page }) => {
  await openNewApplication(page);
  const writes = writesOf(page);
  await nameField(page).fill(uniqueName('Once'));
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await announced(page, 'Application updated successfully');
  expect(writes).toHaveLength(1);

  await openAdd(page);
  await fillRequired(page);
  await page.getByRole('button', { name: 'Create application' }).dblclick();
  await announced(page, 'Application created successfully');
  expect(writes).toHaveLength(2);
});

test('opening a form asks for nothing twice, and for little', async ({ page }) => {
  const app = await openNewApplication(page, {
    call_hook: { url: 'https://apps.example.com/journey', method: 'POST' },
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) asked.push(request.url());
  });
  for (const address of ['/internal/applications/add', `/internal/applications/${app.sid}/edit`]) {
    asked.length = 0;
    await page.goto(address);
    await expect(nameField(page)).toBeVisible();
    await page.getByRole('heading', { name: 'Fixed verbs' }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    // Who signed in, which providers and outbound routing: asked by the frame of every screen.
    const own = asked.filter((url) => !/\/(Users\/me|ServiceProviders|Lcrs)(\?.*)?$/.test(url));
    expect(new Set(own).size, own.join('\n')).toBe(own.length);
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(6);
  }
});

test('a new application that fails stays on its form', async ({ page }) => {
  await signIn(page, people.admin);
  await openAdd(page);
  const name = await fillRequired(page);
  await page.route('**/Applications', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { msg: 'insufficient privileges' } })
      : route.continue(),
  );
  await create(page);
  await announced(page, 'insufficient privileges');
  await expect(nameField(page)).toHaveValue(name);
});
