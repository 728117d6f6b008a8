import type { CDPSession } from '@playwright/test';
import {
  callHook,
  choose,
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
  storedApplication,
  writesOf,
} from './support/applications.ts';
import { createAccount, expect, type Page, people, signIn, test } from './support/journey.ts';

const variables = (page: Page) => page.getByRole('group', { name: 'Environment variables' });
const variable = (page: Page, key: string) => variables(page).getByLabel(new RegExp(`^${key}`));

/** What the concierge takes at least. */
const needed = { GREETING: 'Hello', MAX_TURNS: 3, ORDER_API_TOKEN: 'tok' };

async function openWith(page: Page, app: string, values: Record<string, unknown> | null = null) {
  await signIn(page, people.admin);
  const account = await createAccount(page);
  const made = await createApplication(page, account.sid, {
    call_hook: { url: demoApp(page, app), method: 'POST' },
    ...(values && { env_vars: values }),
  });
  await openApplication(page, made.sid);
  return made;
}

/** Addresses the platform was asked about, in their order. */
function lookupsOf(page: Page): string[] {
  const lookups: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/AppEnv')) lookups.push(url.searchParams.get('url') ?? '');
  });
  return lookups;
}

test('each variable has the control of its type, its description and its default', async ({
  page,
}) => {
  await signIn(page, people.admin);
  await openAdd(page);
  await fillRequired(page);
  await callHook(page).fill(demoApp(page, 'concierge'));
  await expect(variable(page, 'GREETING')).toHaveValue('Welcome to the concierge desk');
  await expect(variable(page, 'GREETING')).toHaveAccessibleDescription(
    'Greeting spoken to the caller',
  );
  await expect(variable(page, 'GREETING')).toHaveAttribute('required');
  await expect(variable(page, 'AGENT_NAME')).toHaveValue('');
  await expect(variable(page, 'SILENCE_SECONDS')).toHaveValue('0');
  await expect(variable(page, 'ALLOW_BARGE_IN')).not.toBeChecked();
  await expect(variable(page, 'CALL_BACK')).toBeChecked();
  await expect(variables(page).getByRole('combobox', { name: 'REGION' })).toHaveText('eu');
  await expect(variables(page).getByRole('combobox', { name: 'PRIORITY' })).toHaveText('None');
  const token = variables(page).getByRole('textbox', { name: 'ORDER_API_TOKEN' });
  await expect(token).toHaveAttribute('type', 'password');
  await expect(variable(page, 'SYSTEM_PROMPT')).toHaveValue(/friendly concierge\.\nAnswer/);

  await variables(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'answers.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Q: Open?\nA: Yes'),
    });
  await expect(variables(page).getByLabel('Text of KNOWLEDGE_BASE')).toHaveValue(
    'Q: Open?\nA: Yes',
  );
  await choose(page, variables(page), 'PRIORITY', '2');
  await variables(page).getByRole('combobox', { name: 'OUTBOUND_CARRIER' }).click();
  const carrier = page.getByRole('option').nth(1);
  const carrierName = await carrier.textContent();
  await carrier.click();

  // Required, and without a default.
  const writes = writesOf(page);
  await create(page);
  await expect(token).toHaveAccessibleDescription(/^ORDER_API_TOKEN needs a value\./);
  await expect(token).toBeFocused();
  expect(writes).toEqual([]);
  await token.fill('tok-1');
  await variables(page).getByRole('button', { name: 'Show ORDER_API_TOKEN' }).click();
  await expect(token).toHaveAttribute('type', 'text');
  await create(page);
  await expect(page.getByText('Application created successfully').first()).toBeVisible();
  // Defaults that are false, 0 or chosen are stored, with numbers as numbers.
  expect(writes[0]?.body['env_vars']).toEqual({
    GREETING: 'Welcome to the concierge desk',
    MAX_TURNS: 12,
    SILENCE_SECONDS: 0,
    ALLOW_BARGE_IN: false,
    CALL_BACK: true,
    REGION: 'eu',
    PRIORITY: 2,
    ORDER_API_TOKEN: 'tok-1',
    SYSTEM_PROMPT: 'You are a friendly concierge.\nAnswer in one or two sentences.',
    KNOWLEDGE_BASE: 'Q: Open?\nA: Yes',
    OUTBOUND_CARRIER: carrierName,
  });
});

test('stored values win over defaults, false and 0 among them', async ({ page }) => {
  const app = await openWith(page, 'concierge', {
    ...needed,
    CALL_BACK: false,
    MAX_TURNS: 0,
    REGION: 'ap',
  });
  await expect(variable(page, 'CALL_BACK')).not.toBeChecked();
  await expect(variable(page, 'MAX_TURNS')).toHaveValue('0');
  await expect(variables(page).getByRole('combobox', { name: 'REGION' })).toHaveText('ap');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await variable(page, 'AGENT_NAME').fill('Zoe');
  await variable(page, 'MAX_TURNS').fill('many');
  await save(page);
  await expect(variable(page, 'MAX_TURNS')).toHaveAccessibleDescription(
    /MAX_TURNS must be a number\./,
  );
  await variable(page, 'MAX_TURNS').fill('7');
  await saved(page);
  expect((await storedApplication(page, app.sid)).env_vars).toMatchObject({
    CALL_BACK: false,
    MAX_TURNS: 7,
    REGION: 'ap',
    AGENT_NAME: 'Zoe',
  });
});

test('the application is asked half a second after the last key, and only at an address', async ({
  page,
}) => {
  await signIn(page, people.admin);
  await openAdd(page);
  const lookups = lookupsOf(page);
  const url = `${demoApp(page, 'reminder')}?a=1&b=50%25#x`;
  const asked = page.waitForRequest('**/AppEnv?*');
  await callHook(page).fill(url.slice(0, -3));
  // Before the last key, so that no slow key can make it look quicker than it was.
  const typing = Date.now();
  await callHook(page).pressSequentially(url.slice(-3), { delay: 10 });
  await asked;
  expect(Date.now() - typing).toBeGreaterThanOrEqual(500);
  await expect(variable(page, 'MINUTES_BEFORE')).toHaveValue('30');
  expect(lookups).toEqual([url]);
  // Half an address is none.
  await callHook(page).fill('http:/');
  await expect(variables(page)).toBeHidden();
  await callHook(page).fill(demoApp(page, 'concierge'));
  await expect(variable(page, 'GREETING')).toBeVisible();
  await expect(variable(page, 'MINUTES_BEFORE')).toBeHidden();
  expect(lookups).toEqual([url, demoApp(page, 'concierge')]);
});

test('an application that asks for nothing shows nothing, and stored values stay', async ({
  page,
}) => {
  const app = await openWith(page, 'plain', { LEFT_OVER: 'x' });
  await expect(variables(page)).toContainText('This application has no variables.');
  await expect(variables(page)).toContainText('LEFT_OVER');
  await hookGroup(page, 'Calling webhook').getByRole('combobox', { name: 'Method' }).click();
  await page.getByRole('option', { name: 'GET' }).click();
  await saved(page);
  expect((await storedApplication(page, app.sid)).env_vars).toEqual({ LEFT_OVER: 'x' });
  await openAdd(page);
  const answered = page.waitForResponse('**/AppEnv?*');
  await callHook(page).fill(demoApp(page, 'plain'));
  await answered;
  await expect(page.getByRole('heading', { name: 'Environment variables' })).toBeHidden();
});

test('a late answer to the address before shows nothing of it', async ({ page }) => {
  await signIn(page, people.admin);
  await openAdd(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/AppEnv.*concierge/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/AppEnv.*concierge/);
  await callHook(page).fill(demoApp(page, 'concierge'));
  await asked;
  await callHook(page).fill(demoApp(page, 'reminder'));
  await expect(variable(page, 'MINUTES_BEFORE')).toBeVisible();
  const late = page.waitForResponse(/AppEnv.*concierge/);
  release();
  await late;
  await expect(variable(page, 'MINUTES_BEFORE')).toBeVisible();
  await expect(variable(page, 'GREETING')).toBeHidden();
});

test.describe('when the lookup fails', () => {
  test.use({ expectsFailedRequests: true });
  const stored = { GREETING: 'Hi', RETRIES: 2 };

  test('a broken schema is said without blocking, and a save keeps what is stored', async ({
    page,
  }) => {
    const app = await openWith(page, 'plain', stored);
    await page.route('**/AppEnv?*', (route) =>
      route.fulfill({ status: 400, json: { msg: 'Invalid appenv schema' } }),
    );
    await openApplication(page, app.sid);
    await expect(variables(page)).toContainText("Couldn't load the application's variables.");
    await expect(variables(page)).toContainText('RETRIES');
    const writes = writesOf(page);
    await nameField(page).fill(`${app.name}-b`);
    await saved(page);
    expect(writes[0]?.body).not.toHaveProperty('env_vars');
    expect((await storedApplication(page, app.sid)).env_vars).toEqual(stored);
    await page.unroute('**/AppEnv?*');
    await variables(page).getByRole('button', { name: 'Retry' }).click();
    await expect(variables(page)).toContainText('This application has no variables.');
  });

  test('a connection that drops loses neither form nor values', async ({ page }) => {
    const app = await openWith(page, 'concierge', { ...needed, AGENT_NAME: 'Zoe' });
    let drops = 1;
    await page.route('**/AppEnv?*', (route) =>
      drops-- > 0 ? route.abort('connectionreset') : route.continue(),
    );
    await nameField(page).fill(`${app.name}-c`);
    await callHook(page).fill(`${demoApp(page, 'concierge')}?x`);
    await expect(page.getByRole('alert')).toHaveText('The server cannot be reached');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(nameField(page)).toHaveValue(`${app.name}-c`);
    await expect(variable(page, 'AGENT_NAME')).toHaveValue('Zoe');
    await saved(page);
    expect((await storedApplication(page, app.sid)).env_vars).toMatchObject({
      ...needed,
      AGENT_NAME: 'Zoe',
    });
  });

  test('what the platform refuses lands on its variable', async ({ page }) => {
    const app = await openWith(page, 'concierge', needed);
    await page.route(`**/Applications/${app.sid}`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 400, json: { msg: 'Invalid value/type for env_vars.MAX_TURNS' } })
        : route.continue(),
    );
    await variable(page, 'MAX_TURNS').fill('9');
    await save(page);
    await expect(variable(page, 'MAX_TURNS')).toHaveAccessibleDescription(
      /Invalid value\/type for env_vars\.MAX_TURNS/,
    );
    await expect(variable(page, 'MAX_TURNS')).toBeFocused();
  });
});

/** From the key to the frame that shows it, in ms, for each of the keys. */
async function keyTimes(page: Page, session: CDPSession, text: string): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    document.addEventListener(
      'keydown',
      (event) => {
        requestAnimationFrame(() =>
          setTimeout(() => times.push(performance.now() - event.timeStamp)),
        );
      },
      true,
    );
  });
  for (const key of text) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
}

test('typing among 200 variables stays quick', async ({ page }) => {
  await openWith(page, 'call-centre');
  await expect(variable(page, 'SKILL_200')).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await variable(page, 'SKILL_101').focus();
  const times = (await keyTimes(page, session, 'typed among two hundred')).sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  test.info().annotations.push({
    type: 'ms a key',
    description: `median ${median.toFixed(1)}, worst ${times.at(-1)?.toFixed(1)}`,
  });
  expect(times).toHaveLength(23);
  expect(median).toBeLessThan(50);
});
