import { serveApps } from './support/apps.ts';
import { applicationName, saveButton, sessionExpired } from './support/fields.ts';
import {
  announced,
  test as base,
  endSession,
  expect,
  openAs,
  type Page,
  people,
  signIn,
  storageOf,
  uniqueName,
} from './support/journey.ts';

type Apps = Awaited<ReturnType<typeof serveApps>>;

const test = base.extend<object, { apps: Apps }>({
  /** Applications on the network that publish their variables. */
  apps: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const apps = await serveApps();
      await use(apps);
      await apps.stop();
    },
    { scope: 'worker' },
  ],
});

/** What the concierge takes at least. */
const needed = { GREETING: 'Hello', MAX_TURNS: 3, ORDER_API_TOKEN: 'stored-token' };
const override = (page: Page) => page.getByLabel('Override webhook for initial application');
const verbs = (page: Page) => page.getByRole('textbox', { name: 'Verbs' });
const edit = (sid: string) => `/internal/applications/${sid}/edit`;

test.describe('an interrupted form comes back', () => {
  test.use({ expectsFailedRequests: true });

  test('after a 401, without its secrets', async ({ page, platform, apps }) => {
    const account = await platform.createAccount();
    const app = await platform.createApplication(account.sid, {
      call_hook: { url: apps.address('concierge'), method: 'POST' },
      env_vars: needed,
    });
    await openAs({ page, platform }, people.admin, edit(app.sid));
    const typed = uniqueName('Expired');
    await applicationName(page).fill(typed);
    const hook = page.getByRole('group', { name: 'Call status webhook' });
    await hook.getByLabel('Use HTTP basic authentication').check();
    await hook.getByLabel(/^Username/).fill('operator');
    await hook.getByLabel(/^Password/).fill('never-to-be-kept');
    await page.getByLabel(/^AGENT_NAME/).fill('Kept Agent');
    await page.getByLabel(/^ORDER_API_TOKEN/).fill('never-either');
    await endSession(page, platform);
    await saveButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(sessionExpired);
    const kept = await storageOf(page);
    for (const secret of ['never-to-be-kept', 'never-either', 'stored-token']) {
      expect(kept).not.toContain(secret);
    }
    expect(kept).toContain('Kept Agent');

    await signIn(page, people.admin);
    await expect(applicationName(page)).toHaveValue(typed);
    await expect(hook.getByLabel(/^Username/)).toHaveValue('operator');
    await expect(hook.getByLabel(/^Password/)).toHaveValue('');
    await expect(page.getByLabel(/^AGENT_NAME/)).toHaveValue('Kept Agent');
    await expect(page.getByLabel(/^ORDER_API_TOKEN/)).toHaveValue('stored-token');
  });

  test('after a lookup whose connection drops', async ({ page, platform, apps }) => {
    const account = await platform.createAccount();
    const env_vars = { ...needed, AGENT_NAME: 'Zoe' };
    const address = apps.address('concierge');
    const app = await platform.createApplication(account.sid, {
      call_hook: { url: address, method: 'POST' },
      env_vars,
    });
    await openAs({ page, platform }, people.admin, edit(app.sid));
    await expect(page.getByLabel(/^AGENT_NAME/)).toHaveValue('Zoe');
    // The server answers nothing, not even the question whether it does.
    let drops = 2;
    await page.route(/\/(AppEnv\?|PredefinedCarriers$)/, (route) =>
      drops-- > 0 ? route.abort('connectionreset') : route.continue(),
    );
    await applicationName(page).fill(`${app.name}-c`);
    await page.getByRole('textbox', { name: 'Calling webhook' }).fill(`${address}?x`);
    await expect(page.getByRole('alert')).toHaveText('The server cannot be reached');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(applicationName(page)).toHaveValue(`${app.name}-c`);
    await expect(page.getByLabel(/^AGENT_NAME/)).toHaveValue('Zoe');
    await saveButton(page).click();
    await announced(page, 'Application updated successfully');
    const { body } = await platform.api(people.admin, 'GET', `Applications/${app.sid}`);
    expect(body).toMatchObject({ env_vars });
  });
});

test('nothing of the editor is loaded before it is asked for, and the page’s policy holds', async ({
  page,
  platform,
}) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openAs({ page, platform }, people.admin, '/internal/applications/add');
  await expect(applicationName(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  expect(scripts.filter((url) => /code-editor/.test(url))).toEqual([]);
  await override(page).check();
  const editor = page.locator('.cm-content');
  await expect(editor).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('[{"verb":"sa');
  await expect(page.getByText('1 error', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => (window as { violations?: string[] }).violations)).toEqual([]);
});

test.describe('without the editor', () => {
  test.use({ expectsFailedRequests: true });

  test('a plain field takes the same text', async ({ page, platform }) => {
    const greeting = '[{"verb":"say","text":"Hi."},{"verb":"hangup"}]';
    const account = await platform.createAccount();
    const app = await platform.createApplication(account.sid);
    await page.route('**/code-editor-*.js', (route) => route.abort());
    await openAs({ page, platform }, people.admin, edit(app.sid));
    await override(page).check();
    await expect(page.getByText("Plain text: the editor couldn't be loaded.")).toBeVisible();
    await verbs(page).fill('not json');
    await saveButton(page).click();
    await expect(verbs(page)).toHaveAccessibleDescription(/This is not valid JSON\./);
    await verbs(page).fill(greeting);
    await saveButton(page).click();
    await announced(page, 'Application updated successfully');
    const { body } = await platform.api(people.admin, 'GET', `Applications/${app.sid}`);
    expect(body).toMatchObject({ app_json: greeting });
  });
});

test('the account of the list goes along to other areas and back, and a copied address wins', async ({
  page,
  platform,
}) => {
  const [first, second] = [await platform.createAccount(), await platform.createAccount()];
  await openAs({ page, platform }, people.admin, `/internal/applications?account=${second.sid}`);
  const account = page.getByRole('combobox', { name: 'Account', exact: true });
  await expect(account).toHaveValue(second.name);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(account).toHaveValue(second.name);
  await page.getByRole('link', { name: 'Applications', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`account=${second.sid}`));
  await page.goto(`/internal/applications?account=${first.sid}`);
  await expect(account).toHaveValue(first.name);
  await page.getByRole('link', { name: 'Add application' }).first().click();
  await expect(account).toHaveValue(first.name);
});
