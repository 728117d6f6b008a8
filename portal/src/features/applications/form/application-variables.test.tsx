import { expect, test } from 'vitest';
import {
  applicationWrites,
  callHook,
  createButton,
  demoApp,
  fillRequired,
  hookGroup,
  nameField,
  openAdd,
  openApplication,
  openNew,
  saveButton,
  saved,
  storedApplication,
} from '../../../../testing/areas/applications.ts';
import {
  addressIs,
  announced,
  calls,
  choose,
  chooseFile,
  fail,
  forgetCalls,
  hold,
  page,
  settled,
  storeAnyway,
  typeInto,
} from '../../../../testing/index.ts';

const variables = () => page.getByRole('group', { name: 'Environment variables' });
const variable = (key: string) => variables().getByLabelText(new RegExp(`^${key}`));

/** Values that the concierge requires. */
const needed = { GREETING: 'Hello', MAX_TURNS: 3, ORDER_API_TOKEN: 'tok' };

const openWith = (app: string, values: Record<string, unknown> | null = null) =>
  openNew({
    call_hook: { url: demoApp(app), method: 'POST' },
    ...(values && { env_vars: values }),
  });

/** Addresses that the platform was asked about, in order. */
const lookups = () =>
  calls({ path: /^AppEnv/ }).map(({ search }) => new URLSearchParams(search).get('url'));

test('variables are asked for, with their defaults, and sent by their types', async () => {
  await openAdd();
  await fillRequired();
  await callHook.fill(demoApp('concierge'));
  await expect.element(variable('GREETING')).toHaveValue('Welcome to the concierge desk');
  const token = variables().getByRole('textbox', { name: 'ORDER_API_TOKEN' });
  await chooseFile(new File(['Q: Open?\nA: Yes'], 'answers.txt', { type: 'text/plain' }));
  await choose(variables().getByRole('combobox', { name: 'PRIORITY' }), '2');
  await variables().getByRole('combobox', { name: 'OUTBOUND_CARRIER' }).click();
  const carrier = page.getByRole('option').nth(1);
  const carrierName = carrier.element().textContent;
  await carrier.click();

  // Required, and without a default.
  forgetCalls();
  await createButton.click();
  await expect.element(token).toHaveAccessibleDescription(/^ORDER_API_TOKEN needs a value\./);
  await expect.element(token).toHaveFocus();
  expect(applicationWrites()).toEqual([]);
  await token.fill('tok-1');
  await createButton.click();
  await announced('Application created successfully');
  await addressIs(/\/internal\/applications(\?|$)/);
  // Defaults such as false, 0 and choices are stored, and numbers stay numbers.
  expect(applicationWrites()[0]?.body).toHaveProperty('env_vars', {
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

test('stored values win over defaults, false and 0 among them', async () => {
  const app = await openWith('concierge', {
    ...needed,
    CALL_BACK: false,
    MAX_TURNS: 0,
    REGION: 'ap',
  });
  await expect.element(variable('CALL_BACK')).not.toBeChecked();
  await expect.element(variable('MAX_TURNS')).toHaveValue('0');
  await expect
    .element(variables().getByRole('combobox', { name: 'REGION' }))
    .toHaveTextContent('ap');
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  await variable('AGENT_NAME').fill('Zoe');
  await variable('MAX_TURNS').fill('many');
  await saveButton.click();
  await expect
    .element(variable('MAX_TURNS'))
    .toHaveAccessibleDescription(/MAX_TURNS must be a number\./);
  await variable('MAX_TURNS').fill('7');
  await saved();
  expect((await storedApplication(app.sid)).env_vars).toMatchObject({
    CALL_BACK: false,
    MAX_TURNS: 7,
    REGION: 'ap',
    AGENT_NAME: 'Zoe',
  });
});

test('the application is asked when the typing rests, once, and only at an address', async () => {
  await openAdd();
  const url = `${demoApp('reminder')}?a=1&b=50%25#x`;
  await typeInto(callHook, url);
  await expect.element(variable('MINUTES_BEFORE')).toHaveValue('30');
  expect(lookups()).toEqual([url]);
  // An incomplete address doesn't count.
  await callHook.fill('http:/');
  await expect.element(variables()).not.toBeInTheDocument();
  await callHook.fill(demoApp('concierge'));
  await expect.element(variable('GREETING')).toBeVisible();
  await expect.element(variable('MINUTES_BEFORE')).not.toBeInTheDocument();
  expect(lookups()).toEqual([url, demoApp('concierge')]);
});

test('an application that asks for nothing shows nothing, and stored values stay', async () => {
  const app = await openWith('plain', { LEFT_OVER: 'x' });
  await expect.element(variables()).toHaveTextContent('This application has no variables.');
  await expect.element(variables()).toHaveTextContent('LEFT_OVER');
  await hookGroup('Calling webhook').getByRole('combobox', { name: 'Method' }).click();
  await page.getByRole('option', { name: 'GET' }).click();
  await saved();
  expect((await storedApplication(app.sid)).env_vars).toEqual({ LEFT_OVER: 'x' });
  await openAdd();
  forgetCalls();
  await callHook.fill(demoApp('plain'));
  await expect.poll(lookups).toHaveLength(1);
  await settled();
  await expect
    .element(page.getByRole('heading', { name: 'Environment variables' }))
    .not.toBeInTheDocument();
});

test('a save waits for the variables, and sends nothing without those that are needed', async () => {
  const app = await openWith('plain');
  const held = hold({ path: /AppEnv.*concierge/ });
  await callHook.fill(demoApp('concierge'));
  forgetCalls();
  await saveButton.click();
  await expect.poll(lookups).not.toEqual([]);
  held.release();
  await expect
    .element(variables().getByRole('textbox', { name: 'ORDER_API_TOKEN' }))
    .toHaveAccessibleDescription(/^ORDER_API_TOKEN needs a value\./);
  expect(applicationWrites()).toEqual([]);
  expect((await storedApplication(app.sid)).call_hook.url).toBe(demoApp('plain'));
});

test('stored values that are not asked for are named, and gone after the save', async () => {
  const app = await openWith('reminder', { MINUTES_BEFORE: 5, LEFT_OVER: 'x' });
  await expect.element(variable('MINUTES_BEFORE')).toHaveValue('5');
  await expect.element(variables()).toHaveTextContent(/Removed when you save:\s*LEFT_OVER/);
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  expect((await storedApplication(app.sid)).env_vars).toHaveProperty('LEFT_OVER');
  await nameField.fill(`${app.name}-l`);
  await saved();
  const { env_vars } = await storedApplication(app.sid);
  expect(env_vars).toHaveProperty('MINUTES_BEFORE', 5);
  expect(env_vars).not.toHaveProperty('LEFT_OVER');
  await expect.element(variables()).not.toHaveTextContent('LEFT_OVER');
});

test('stored values can be removed where the application asks for none', async () => {
  const app = await openWith('plain', { LEFT_OVER: 'x' });
  await variables().getByRole('button', { name: 'Remove stored values' }).click();
  expect(await saved()).toEqual({ name: app.name, env_vars: null });
  expect((await storedApplication(app.sid)).env_vars).toBeNull();
  await expect.element(variables()).not.toBeInTheDocument();
});

test('a broken schema is said without blocking, and a save keeps what is stored', async () => {
  const stored = { GREETING: 'Hi', RETRIES: 2 };
  const app = await openWith('plain', stored);
  const broken = fail({
    path: /^AppEnv\?.*/,
    status: 400,
    answer: { msg: 'Invalid appenv schema' },
  });
  await openApplication(app.sid);
  await expect.element(variables()).toHaveTextContent("Couldn't load the application's variables.");
  await expect.element(variables()).toHaveTextContent('RETRIES');
  await nameField.fill(`${app.name}-b`);
  expect(await saved()).not.toHaveProperty('env_vars');
  expect((await storedApplication(app.sid)).env_vars).toEqual(stored);
  broken.stop();
  await variables().getByRole('button', { name: 'Retry' }).click();
  await expect.element(variables()).toHaveTextContent('This application has no variables.');
});

test('a value that no field can show is dropped by nothing but another one in its place', async () => {
  const shown = { GREETING: 'Hi', MAX_RETRIES: 3, VOICEMAIL: false, REGION: 'us' };
  const hook = { url: 'https://services.example.net/apps/support', method: 'POST' };
  const app = await openNew({ call_hook: hook });
  const stored = { ...shown, PROMPT: { lines: ['x', 2] } };
  await storeAnyway(
    'UPDATE applications SET env_vars = ? WHERE application_sid = ?',
    JSON.stringify(stored),
    app.sid,
  );
  await openApplication(app.sid);
  await expect.element(variable('PROMPT')).toHaveValue('');
  await nameField.fill(`${app.name}-n`);
  await saved();
  expect((await storedApplication(app.sid)).env_vars).toEqual(stored);
  // The platform refuses to save such a value, so the user has to replace it.
  await variable('GREETING').fill('Hello');
  await saveButton.click();
  await expect
    .element(variable('PROMPT'))
    .toHaveAccessibleDescription(/PROMPT has an invalid value\./);
  expect((await storedApplication(app.sid)).env_vars).toEqual(stored);
  await variable('PROMPT').fill('Be brief.');
  await saved();
  expect((await storedApplication(app.sid)).env_vars).toEqual({
    ...shown,
    GREETING: 'Hello',
    PROMPT: 'Be brief.',
  });
});

test('what is neither on nor off stays until its box is changed', async () => {
  const hook = { url: 'https://services.example.net/apps/support', method: 'POST' };
  const app = await openNew({ call_hook: hook });
  const stored = { GREETING: 'Hi', MAX_RETRIES: 3, VOICEMAIL: 'yes', REGION: 'us' };
  await storeAnyway(
    'UPDATE applications SET env_vars = ? WHERE application_sid = ?',
    JSON.stringify(stored),
    app.sid,
  );
  await openApplication(app.sid);
  await expect.element(variable('VOICEMAIL')).not.toBeChecked();
  await variable('GREETING').fill('Hello');
  await saveButton.click();
  // The platform refuses to save such a value, so the user has to change it.
  await expect
    .element(variable('VOICEMAIL'))
    .toHaveAccessibleDescription(/VOICEMAIL has an invalid value\./);
  expect((await storedApplication(app.sid)).env_vars).toEqual(stored);
  await variable('VOICEMAIL').click();
  await saved();
  expect((await storedApplication(app.sid)).env_vars).toEqual({
    ...stored,
    GREETING: 'Hello',
    VOICEMAIL: true,
  });
});
