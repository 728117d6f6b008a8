import { expect, test } from 'vitest';
import {
  accountField,
  applicationWrites,
  callHook,
  createButton,
  fillRequired,
  hookGroup,
  list,
  nameField,
  openAdd,
  openApplication,
  saveButton,
  saved,
  statusHook,
  storedApplication,
} from '../../../../testing/areas/applications.ts';
import {
  addressIs,
  announced,
  choose,
  createAccount,
  createApplication,
  fail,
  forgetCalls,
  page,
  typeInto,
  uniqueName,
} from '../../../../testing/index.ts';

const nameTaken =
  'The name you have entered is already in use on another one of your applications.';

test('an application is created for the chosen account, and its list is shown', async () => {
  const account = await createAccount();
  await openAdd();
  await expect
    .element(page.getByRole('heading', { name: 'Add an application', level: 1 }))
    .toBeVisible();
  const name = await fillRequired();
  await choose(accountField, account.name);
  const auth = hookGroup('Calling webhook');
  await auth.getByLabelText('Use HTTP basic authentication').click();
  await auth.getByLabelText(/^Username/).fill('hook');
  await auth.getByLabelText(/^Password/).fill('hook-secret');
  forgetCalls();
  await createButton.click();
  await announced('Application created successfully');
  await addressIs(`${list}?account=${account.sid}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect.element(nameField).toHaveValue(name);
  await expect.element(auth.getByLabelText(/^Username/)).toHaveValue('hook');
  expect(applicationWrites()).toHaveLength(1);
  expect(applicationWrites()[0]?.body).toMatchObject({
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

test('an update stays, shows what is stored, and changes the webhooks in place', async () => {
  const account = await createAccount();
  const app = await createApplication(account.sid);
  const before = await storedApplication(app.sid);
  await openApplication(app.sid);
  const renamed = uniqueName('Renamed');
  await nameField.fill(renamed);
  await saved();
  await addressIs(`${list}/${app.sid}/edit`);
  await expect.element(page.getByRole('heading', { name: renamed, level: 1 })).toBeVisible();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  const after = await storedApplication(app.sid);
  expect(after).toEqual({ ...after, ...before, name: renamed });
  // Saves the same form again, under its own name.
  await hookGroup('Calling webhook').getByLabelText('Use HTTP basic authentication').click();
  await hookGroup('Calling webhook')
    .getByLabelText(/^Username/)
    .fill('u');
  await hookGroup('Calling webhook')
    .getByLabelText(/^Password/)
    .fill('p');
  await saved();
  await hookGroup('Calling webhook').getByLabelText('Use HTTP basic authentication').click();
  await saved();
  const { call_hook } = await storedApplication(app.sid);
  expect(call_hook).toEqual(before.call_hook);
});

test('what is missing is named at its field, and nothing is sent', async () => {
  await openAdd();
  forgetCalls();
  await createButton.click();
  await expect.element(nameField).toHaveFocus();
  await expect.element(nameField).toHaveAccessibleDescription('Give the application a name.');
  await expect.element(callHook).toHaveAccessibleDescription(/^Enter a URL\./);
  await expect.element(statusHook).toHaveAccessibleDescription(/^Enter a URL\./);
  await expect.element(page.getByText('3 problems')).toBeVisible();
  expect(applicationWrites()).toEqual([]);
});

test('a name in use on another application is refused before anything is sent', async () => {
  const account = await createAccount();
  const taken = await createApplication(account.sid);
  const app = await createApplication(account.sid);
  await openApplication(app.sid);
  forgetCalls();
  await nameField.fill(taken.name.toUpperCase());
  await saveButton.click();
  await expect.element(nameField).toHaveAccessibleDescription(nameTaken);
  await expect.element(nameField).toHaveFocus();
  expect(applicationWrites()).toEqual([]);
  await nameField.fill(app.name);
  await statusHook.fill('https://apps.example.com/other');
  await saved();
  expect(applicationWrites()).toHaveLength(1);
});
test('a name that is taken meanwhile is refused in the same words', async () => {
  const account = await createAccount();
  const taken = await createApplication(account.sid);
  const app = await createApplication(account.sid);
  await openApplication(app.sid);
  // The check doesn't see the other application yet.
  fail({
    path: /^Applications\?.*page_size=500.*/,
    status: 200,
    answer: { total: 0, data: [] },
  });
  await nameField.fill(taken.name);
  await saveButton.click();
  await expect.element(nameField).toHaveAccessibleDescription(nameTaken);
  await expect.element(page.getByText('Duplicate entry')).not.toBeInTheDocument();
});

const method = (hook: string) => hookGroup(hook).getByRole('combobox', { name: 'Method' });

test('websockets bring GET and the status webhook along, and give POST back', async () => {
  await openAdd();
  await typeInto(callHook, 'wss://apps.example.com/bot');
  await expect.element(method('Calling webhook')).toHaveTextContent('GET');
  await expect.element(method('Calling webhook')).toBeDisabled();
  await expect.element(statusHook).toHaveValue('wss://apps.example.com/bot');
  await expect.element(method('Call status webhook')).toHaveTextContent('GET');
  // A status webhook that is a websocket keeps following.
  await typeInto(callHook, '/two');
  await expect.element(statusHook).toHaveValue('wss://apps.example.com/bot/two');
  await callHook.fill('https://apps.example.com/bot');
  await expect.element(method('Calling webhook')).toBeEnabled();
  await expect.element(method('Calling webhook')).toHaveTextContent('POST');
  await expect.element(statusHook).toHaveValue('wss://apps.example.com/bot/two');
});

test('websockets leave a status webhook of another kind, and one emptied by hand, alone', async () => {
  await openAdd();
  await statusHook.fill('https://apps.example.com/status');
  await callHook.fill('wss://apps.example.com/bot');
  await expect.element(statusHook).toHaveValue('https://apps.example.com/status');
  await statusHook.fill('');
  const calling = hookGroup('Calling webhook');
  await calling.getByLabelText('Use HTTP basic authentication').click();
  await expect.element(calling.getByLabelText(/^Username/)).toBeVisible();
  await expect.element(statusHook).toHaveValue('');
});
