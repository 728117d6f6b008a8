import { api, expect, type Page, uniqueName } from './journey.ts';

/** What the platform tells of an application, as far as the journeys look at it. */
export type StoredApplication = Record<string, unknown> & {
  name: string;
  account_sid: string;
  call_hook: StoredHook;
  call_status_hook: StoredHook;
  env_vars: Record<string, unknown> | null;
  app_json: string | null;
};
type StoredHook = {
  webhook_sid: string;
  url: string;
  method: string;
  username: string | null;
  password: string | null;
};

export const storedApplication = async (page: Page, sid: string) =>
  (await api<StoredApplication>(page, 'GET', `Applications/${sid}`)).body;

const hookUrl = 'https://apps.example.com/journey';

/** A new application, for one journey; `columns` in the words of the platform. */
export async function createApplication(
  page: Page,
  accountSid: string,
  columns: Record<string, unknown> = {},
) {
  const name = uniqueName('App');
  const { body } = await api<{ sid: string }>(page, 'POST', 'Applications', {
    name,
    account_sid: accountSid,
    call_hook: { url: hookUrl, method: 'POST' },
    call_status_hook: { url: `${hookUrl}/status`, method: 'POST' },
    ...columns,
  });
  return { name: typeof columns['name'] === 'string' ? columns['name'] : name, sid: body.sid };
}

/** Address of an application that the sandbox itself serves. */
export const demoApp = (page: Page, name: string) =>
  `${new URL(page.url()).origin}/sandbox/apps/${name}`;

export const nameField = (page: Page) => page.getByRole('textbox', { name: 'Application name' });
export const callHook = (page: Page) => page.getByRole('textbox', { name: 'Calling webhook' });
export const statusHook = (page: Page) =>
  page.getByRole('textbox', { name: 'Call status webhook' });
export const hookGroup = (page: Page, name: string) => page.getByRole('group', { name });

export async function openApplication(page: Page, sid: string) {
  await page.goto(`/internal/applications/${sid}/edit`);
  await expect(nameField(page)).toBeVisible();
}

export async function openAdd(page: Page) {
  await page.goto('/internal/applications/add');
  await expect(nameField(page)).toBeVisible();
}

/** The least a new application takes. */
export async function fillRequired(page: Page, name = uniqueName('App')) {
  await nameField(page).fill(name);
  await callHook(page).fill(hookUrl);
  await statusHook(page).fill(`${hookUrl}/status`);
  return name;
}

export const create = (page: Page) =>
  page.getByRole('button', { name: 'Create application' }).click();
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
/** Saves. The answer is waited for, because the toast of a save before this one may still stand. */
export async function saved(page: Page) {
  const answer = page.waitForResponse(
    (one) => one.request().method() === 'PUT' && one.url().includes('/Applications/'),
  );
  await save(page);
  await answer;
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page.getByText('Application updated successfully').first()).toBeVisible();
}

/** Bodies of the writes to applications, in their order. */
export function writesOf(page: Page): { method: string; body: Record<string, unknown> }[] {
  const writes: { method: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    const isWrite = ['POST', 'PUT'].includes(request.method());
    if (!isWrite || !/\/Applications(\/[^/]+)?$/.test(request.url())) return;
    writes.push({
      method: request.method(),
      body: request.postDataJSON() as Record<string, unknown>,
    });
  });
  return writes;
}

/** Chooses in a select or a combobox, by the text of the option. */
export async function choose(
  page: Page,
  within: ReturnType<Page['getByRole']>,
  field: string,
  option: string | RegExp,
) {
  await within.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: typeof option === 'string' }).click();
}
