import { applicationName, saveButton } from '../support/fields.ts';
import { announced, expect, openAs, type Page, people, test } from '../support/journey.ts';

const override = (page: Page) => page.getByLabel('Override webhook for initial application');
const verbs = (page: Page) => page.getByRole('textbox', { name: 'Verbs' });
const edit = (sid: string) => `/internal/applications/${sid}/edit`;

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

  test('a plain field takes the same text', async ({ page, platform, consoleMessages }) => {
    const greeting = '[{"verb":"say","text":"Hi."},{"verb":"hangup"}]';
    const account = await platform.createAccount();
    const app = await platform.createApplication(account.sid);
    await page.route('**/code-editor-*.js', (route) => route.abort());
    await openAs({ page, platform }, people.admin, edit(app.sid));
    await override(page).check();
    await expect(page.getByText("Plain text: the editor couldn't be loaded.")).toBeVisible();
    // The reason, for developers.
    expect(consoleMessages.splice(0)).toEqual([expect.stringContaining('code-editor')]);
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
