import {
  callHook,
  choose,
  create,
  createApplication,
  fillRequired,
  hookGroup,
  nameField,
  openAdd,
  openApplication,
  save,
  saved,
  statusHook,
  storedApplication,
  writesOf,
} from './support/applications.ts';
import {
  announced,
  api,
  createAccount,
  expect,
  type Page,
  people,
  providerSid,
  signIn,
  signOut,
  test,
  uniqueName,
} from './support/journey.ts';

const nameTaken =
  'The name you have entered is already in use on another one of your applications.';

test('an application is created for the chosen account, and its list is shown', async ({
  page,
}) => {
  await signIn(page, people.admin);
  const account = await createAccount(page);
  await openAdd(page);
  await expect(page.getByRole('heading', { name: 'Add an application', level: 1 })).toBeVisible();
  const name = await fillRequired(page);
  await choose(page, page.getByRole('main'), 'Account', account.name);
  const auth = hookGroup(page, 'Calling webhook');
  await auth.getByLabel('Use HTTP basic authentication').check();
  await auth.getByLabel(/^Username/).fill('hook');
  await auth.getByLabel(/^Password/).fill('hook-secret');
  const writes = writesOf(page);
  await create(page);
  await announced(page, 'Application created successfully');
  await expect(page).toHaveURL(new RegExp(`/internal/applications\\?account=${account.sid}`));
  await page.getByRole('link', { name, exact: true }).click();
  await expect(nameField(page)).toHaveValue(name);
  await expect(auth.getByLabel(/^Username/)).toHaveValue('hook');
  expect(writes).toHaveLength(1);
  expect(writes[0]?.body).toMatchObject({
    account_sid: account.sid,
    call_hook: { method: 'POST', username: 'hook', password: 'hook-secret' },
    speech_synthesis_vendor: 'google',
    speech_synthesis_language: 'en-US',
    speech_synthesis_voice: 'en-US-Standard-C',
    app_json: null,
    use_for_fallback_speech: 0,
    fallback_speech_synthesis_vendor: null,
  });
});

test('an update stays, shows what is stored, and changes the webhooks in place', async ({
  page,
}) => {
  await signIn(page, people.admin);
  const account = await createAccount(page);
  const app = await createApplication(page, account.sid);
  const before = await storedApplication(page, app.sid);
  await openApplication(page, app.sid);
  const renamed = uniqueName('Renamed');
  await nameField(page).fill(renamed);
  await saved(page);
  await expect(page).toHaveURL(new RegExp(`/applications/${app.sid}/edit`));
  await expect(page.getByRole('heading', { name: renamed, level: 1 })).toBeVisible();
  await expect(page.getByText('All changes saved')).toBeVisible();
  const after = await storedApplication(page, app.sid);
  expect(after).toEqual({ ...after, ...before, name: renamed });
  // The second save of the same form, its own name included.
  await hookGroup(page, 'Calling webhook').getByLabel('Use HTTP basic authentication').check();
  await hookGroup(page, 'Calling webhook')
    .getByLabel(/^Username/)
    .fill('u');
  await hookGroup(page, 'Calling webhook')
    .getByLabel(/^Password/)
    .fill('p');
  await saved(page);
  await hookGroup(page, 'Calling webhook').getByLabel('Use HTTP basic authentication').uncheck();
  await saved(page);
  const { call_hook } = await storedApplication(page, app.sid);
  expect(call_hook).toEqual(before.call_hook);
});

test('what is missing or wrong is named at its field, and nothing is sent', async ({ page }) => {
  await signIn(page, people.admin);
  await openAdd(page);
  const writes = writesOf(page);
  await create(page);
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toHaveAccessibleDescription('Give the application a name.');
  await expect(callHook(page)).toHaveAccessibleDescription(/^Enter a URL\./);
  await expect(statusHook(page)).toHaveAccessibleDescription(/^Enter a URL\./);
  await expect(page.getByText('3 problems')).toBeVisible();

  await fillRequired(page);
  await callHook(page).fill('ftp://apps.example.com');
  await statusHook(page).fill('https://-bad-.example.com');
  const auth = hookGroup(page, 'Call status webhook');
  await auth.getByLabel('Use HTTP basic authentication').check();
  await create(page);
  await expect(callHook(page)).toHaveAccessibleDescription(
    /The URL must start with http:\/\/, https:\/\/, ws:\/\/ or wss:\/\/\./,
  );
  await expect(statusHook(page)).toHaveAccessibleDescription(/host name “-bad-.example.com”/);
  await expect(auth.getByLabel(/^Username/)).toHaveAccessibleDescription('Enter the username.');
  await expect(auth.getByLabel(/^Password/)).toHaveAccessibleDescription('Enter the password.');
  await page.getByRole('button', { name: 'Call status webhook: Enter the password.' }).click();
  await expect(auth.getByLabel(/^Password/)).toBeFocused();
  expect(writes).toEqual([]);
});

test.describe('names', () => {
  test('one in use on another application is refused before anything is sent', async ({ page }) => {
    await signIn(page, people.admin);
    const account = await createAccount(page);
    const taken = await createApplication(page, account.sid);
    const app = await createApplication(page, account.sid);
    await openApplication(page, app.sid);
    const writes = writesOf(page);
    await nameField(page).fill(taken.name.toUpperCase());
    await save(page);
    await expect(nameField(page)).toHaveAccessibleDescription(nameTaken);
    await expect(nameField(page)).toBeFocused();
    expect(writes).toEqual([]);
    await nameField(page).fill(app.name);
    await statusHook(page).fill('https://apps.example.com/other');
    await saved(page);
    expect(writes).toHaveLength(1);
  });

  test.describe('that somebody else takes meanwhile', () => {
    test.use({ expectsFailedRequests: true });
    test('are refused in the same words', async ({ page }) => {
      await signIn(page, people.admin);
      const account = await createAccount(page);
      const taken = await createApplication(page, account.sid);
      const app = await createApplication(page, account.sid);
      await openApplication(page, app.sid);
      // The check does not see the other one yet.
      await page.route('**/Applications?*page_size=500*', (route) =>
        route.fulfill({ json: { total: 0, data: [] } }),
      );
      await nameField(page).fill(taken.name);
      await save(page);
      await expect(nameField(page)).toHaveAccessibleDescription(nameTaken);
      await expect(page.getByText('Duplicate entry')).toBeHidden();
    });
  });
});

test.describe('websockets', () => {
  const method = (page: Page, hook: string) =>
    hookGroup(page, hook).getByRole('combobox', { name: 'Method' });

  test('bring GET and the status webhook along, and give POST back', async ({ page }) => {
    await signIn(page, people.admin);
    await openAdd(page);
    await callHook(page).pressSequentially('wss://apps.example.com/bot');
    await expect(method(page, 'Calling webhook')).toHaveText('GET');
    await expect(method(page, 'Calling webhook')).toBeDisabled();
    await expect(statusHook(page)).toHaveValue('wss://apps.example.com/bot');
    await expect(method(page, 'Call status webhook')).toHaveText('GET');
    // A status webhook that is a websocket goes on following.
    await callHook(page).pressSequentially('/two');
    await expect(statusHook(page)).toHaveValue('wss://apps.example.com/bot/two');
    await callHook(page).fill('https://apps.example.com/bot');
    await expect(method(page, 'Calling webhook')).toBeEnabled();
    await expect(method(page, 'Calling webhook')).toHaveText('POST');
    await expect(statusHook(page)).toHaveValue('wss://apps.example.com/bot/two');
  });

  test('leave a status webhook of another kind, and one emptied by hand, alone', async ({
    page,
  }) => {
    await signIn(page, people.admin);
    await openAdd(page);
    await statusHook(page).fill('https://apps.example.com/status');
    await callHook(page).fill('wss://apps.example.com/bot');
    await expect(statusHook(page)).toHaveValue('https://apps.example.com/status');
    await statusHook(page).fill('');
    const calling = hookGroup(page, 'Calling webhook');
    await calling.getByLabel('Use HTTP basic authentication').check();
    await expect(calling.getByLabel(/^Username/)).toBeVisible();
    await expect(statusHook(page)).toHaveValue('');
  });
});

test.describe('whose application it is', () => {
  test('account users have no choice', async ({ page }) => {
    await signIn(page, people.acme);
    await openAdd(page);
    const account = page.getByRole('textbox', { name: 'Account' });
    await expect(account).toHaveValue('Acme Support');
    await expect(account).toHaveAttribute('readonly');
    const name = await fillRequired(page);
    await create(page);
    await announced(page, 'Application created successfully');
    await page.getByRole('searchbox', { name: 'Filter applications' }).fill(name);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(nameField(page)).toHaveValue(name);
  });

  test.describe('when it is foreign', () => {
    test.use({ expectsFailedRequests: true });
    test('account users do not get to see it', async ({ page }) => {
      await signIn(page, people.admin);
      const account = await createAccount(page);
      const app = await createApplication(page, account.sid);
      const foreign = await storedApplication(page, app.sid);
      await signOut(page);
      await signIn(page, people.acme);
      await page.goto(`/internal/applications/${app.sid}/edit`);
      await expect(
        page.getByRole('heading', { name: 'This application does not exist.' }),
      ).toBeVisible();
      // A platform that hands it out all the same.
      await page.route(`**/Applications/${app.sid}`, (route) => route.fulfill({ json: foreign }));
      await page.goto(`/internal/applications/${app.sid}/edit`);
      await announced(page, 'You do not have access.');
      await expect(page).toHaveURL(/\/internal\/applications(\?|$)/);
    });
  });

  test('without an account the person is sent to make one', async ({ page }) => {
    await signIn(page, people.admin);
    const provider = uniqueName('Empty');
    const { body } = await api<{ sid: string }>(page, 'POST', 'ServiceProviders', {
      name: provider,
    });
    await page.evaluate((sid) => localStorage.setItem('activeServiceProvider', sid), body.sid);
    await page.goto('/internal/applications');
    const text = 'You must create an account before you can create an application.';
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
    await page.goto('/internal/applications/add');
    await expect(page).toHaveURL(/\/internal\/accounts$/);
    await announced(page, text);
  });

  test('recording is offered unless the account records all calls', async ({ page }) => {
    await signIn(page, people.admin);
    const account = await createAccount(page);
    const recording = await createAccount(page);
    await api(page, 'PUT', `Accounts/${recording.sid}`, { record_all_calls: 1 });
    const app = await createApplication(page, account.sid);
    await openApplication(page, app.sid);
    const record = page.getByLabel('Record all calls');
    await record.check();
    await saved(page);
    expect(await storedApplication(page, app.sid)).toMatchObject({ record_all_calls: 1 });
    await choose(page, page.getByRole('main'), 'Account', recording.name);
    await expect(record).toBeHidden();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'PORTAL_CONFIG', {
        get: () => (window as { given?: object }).given,
        set: (given: object) => {
          Object.assign(window, { given: { ...given, disableCallRecording: 'true' } });
        },
      });
    });
    page.on('dialog', (dialog) => dialog.accept());
    await openApplication(page, app.sid);
    await expect(record).toBeHidden();
  });
});

test('view-only users see everything and can change nothing', async ({ page }) => {
  await signIn(page, people.admin);
  const account = await createAccount(page);
  const app = await createApplication(page, account.sid);
  const viewer = { name: uniqueName('viewer'), password: 'View-Pass-1' };
  await api(page, 'POST', 'Users', {
    name: viewer.name,
    email: `${viewer.name}@example.com`,
    initial_password: viewer.password,
    force_change: 0,
    is_active: 1,
    is_view_only: true,
    account_sid: account.sid,
    service_provider_sid: await providerSid(page, 'Northwind Telecom'),
  });
  await signOut(page);
  await signIn(page, viewer);
  await page.goto('/internal/applications');
  await page.getByRole('link', { name: app.name, exact: true }).click();
  await expect(page.getByText('You have view-only access.').first()).toBeVisible();
  await expect(nameField(page)).toHaveAttribute('readonly');
  await expect(page.getByLabel('Record all calls')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Delete application' })).toBeDisabled();
  await expect(page.getByText('All changes saved')).toBeVisible();
  // Nothing is unsaved, so that nobody is asked.
  await page.getByRole('link', { name: 'Recent calls' }).click();
  await expect(page).toHaveURL(/recent-calls/);
});
