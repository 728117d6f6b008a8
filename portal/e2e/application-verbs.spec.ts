import {
  createApplication,
  nameField,
  openAdd,
  openApplication,
  save,
  saved,
  storedApplication,
  writesOf,
} from './support/applications.ts';
import { createAccount, expect, type Page, people, signIn, test } from './support/journey.ts';

const override = (page: Page) => page.getByLabel('Override webhook for initial application');
const verbs = (page: Page) => page.getByRole('textbox', { name: 'Verbs' });
const editor = (page: Page) => page.locator('.cm-content');
const greeting = '[{"verb":"say","text":"Hi."},{"verb":"hangup"}]';

async function openNew(page: Page, columns: Record<string, unknown> = {}) {
  await signIn(page, people.admin);
  const account = await createAccount(page);
  const app = await createApplication(page, account.sid, columns);
  await openApplication(page, app.sid);
  return app;
}

/** As a person would, without the help of closing brackets. */
async function type(page: Page, text: string) {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('verbs are stored while the override is on; off and on again they are back', async ({
  page,
}) => {
  const app = await openNew(page, { app_json: greeting });
  await expect(override(page)).toBeChecked();
  await expect(verbs(page)).toContainText('"say"');
  await override(page).uncheck();
  await expect(verbs(page)).toBeHidden();
  await override(page).check();
  await expect(verbs(page)).toContainText('"say"');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await override(page).uncheck();
  await saved(page);
  expect((await storedApplication(page, app.sid)).app_json).toBeNull();
});

test('the text is checked line by line; what the schema does not know is only advice', async ({
  page,
}) => {
  const app = await openNew(page);
  await override(page).check();
  await save(page);
  await expect(verbs(page)).toHaveAccessibleDescription(/Enter the verbs to execute\./);
  await page.getByRole('button', { name: 'Insert an example' }).click();
  await expect(verbs(page)).toContainText('Hello, and welcome.');

  const writes = writesOf(page);
  await type(page, '[\n  { "verb": "say", "text": "Hi" },\n  { "verb": "hangup" \n]');
  await expect(page.getByText('1 error', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Line 4:' }).click();
  await expect(editor(page)).toBeFocused();
  await save(page);
  await expect(verbs(page)).toHaveAccessibleDescription(/This is not valid JSON\./);
  await expect(verbs(page)).toBeFocused();
  await type(page, '{ "verb": "hangup" }');
  await save(page);
  await expect(verbs(page)).toHaveAccessibleDescription(/Enter an array of verbs/);
  expect(writes).toEqual([]);

  await type(page, '[{"verb":"gather","input":["morse"],"timeout":5}]');
  await expect(page.getByText(/^1 warning/)).toBeVisible();
  await page.getByRole('button', { name: 'Format' }).click();
  await expect(page.locator('.cm-line')).toHaveCount(9);
  await saved(page);
  const { app_json } = await storedApplication(page, app.sid);
  expect(JSON.parse(app_json ?? '')).toEqual([{ verb: 'gather', input: ['morse'], timeout: 5 }]);
});

test.describe('what the platform refuses', () => {
  test.use({ expectsFailedRequests: true });
  test('lands on the editor', async ({ page }) => {
    await openNew(page);
    await override(page).check();
    await expect(editor(page)).toBeVisible();
    await type(page, '[{"verb":"fly"}]');
    await expect(page.getByText(/Unknown verb "fly"/)).toBeVisible();
    await save(page);
    await expect(verbs(page)).toHaveAccessibleDescription(
      /These verbs were rejected: invalid instruction: fly/,
    );
    await expect(verbs(page)).toBeFocused();
    await type(page, greeting);
    await saved(page);
  });
});

test('nothing of the editor is loaded before it is asked for, and the page’s policy holds', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await signIn(page, people.admin);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openAdd(page);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  expect(scripts.filter((url) => /code-editor/.test(url))).toEqual([]);
  await override(page).check();
  await expect(editor(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  await type(page, '[{"verb":"sa');
  await expect(page.getByText('1 error', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => (window as { violations?: string[] }).violations)).toEqual([]);
});

test.describe('without the editor', () => {
  test.use({ expectsFailedRequests: true });
  test('a plain field takes the same text', async ({ page }) => {
    await page.route('**/code-editor-*.js', (route) => route.abort());
    const app = await openNew(page);
    await override(page).check();
    await expect(page.getByText("Plain text: the editor couldn't be loaded.")).toBeVisible();
    await verbs(page).fill('not json');
    await save(page);
    await expect(verbs(page)).toHaveAccessibleDescription(/This is not valid JSON\./);
    await verbs(page).fill(greeting);
    await saved(page);
    expect((await storedApplication(page, app.sid)).app_json).toBe(greeting);
  });
});

test('the keyboard alone gets through the whole form', async ({ page }) => {
  const app = await openNew(page, { app_json: greeting });
  await expect(editor(page)).toBeVisible();
  await nameField(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type('-keys');
  const visited: string[] = [];
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const active = document.activeElement;
      return active?.getAttribute('aria-label') ?? active?.textContent?.trim() ?? '';
    });
    visited.push(name);
    if (name === 'Save') break;
  }
  expect(visited.at(-1)).toBe('Save');
  // The editor lets go of Tab.
  expect(visited).toContain('Verbs');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Application updated successfully').first()).toBeVisible();
  expect((await storedApplication(page, app.sid)).name).toBe(`${app.name}-keys`);
});
