import { expect, test } from 'vitest';
import {
  accountField,
  createButton,
  fillRequired,
  list,
  nameField,
  openAdd,
  openApplication,
  saved,
  storedApplication,
} from '../../../testing/areas/applications.ts';
import {
  addressIs,
  announced,
  api,
  choose,
  createAccount,
  createApplication,
  createProvider,
  fail,
  openScreen,
  page,
  people,
} from '../../../testing/index.ts';

test('account users have no choice of the account', async () => {
  await openAdd({ as: 'acme' });
  const account = page.getByRole('textbox', { name: 'Account' });
  await expect.element(account).toHaveValue('Acme Support');
  await expect.element(account).toHaveAttribute('readonly');
  const name = await fillRequired();
  await createButton.click();
  await announced('Application created successfully');
  await page.getByRole('searchbox', { name: 'Filter applications' }).fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await expect.element(nameField).toHaveValue(name);
});

test('account users do not get to see a foreign application', async () => {
  const account = await createAccount();
  const app = await createApplication(account.sid);
  const foreign = await storedApplication(app.sid);

  await openScreen(`/internal/applications/${app.sid}/edit`, { as: 'acme' });
  await expect
    .element(page.getByRole('heading', { name: 'This application does not exist.' }))
    .toBeVisible();
  // A platform that returns it anyway.
  fail({ path: `Applications/${app.sid}`, status: 200, answer: foreign });
  await openScreen(`/internal/applications/${app.sid}/edit`, { as: 'acme' });
  await announced('You do not have access.');
  await addressIs(/\/internal\/applications(\?|$)/);
});

test('without an account a person is sent to make one', async () => {
  const { sid: provider } = await createProvider();
  await openScreen(list, { as: 'admin', provider });
  const text = 'You must create an account before you can create an application.';
  await expect.element(page.getByRole('main').getByText(text)).toBeVisible();
  await openScreen(`${list}/add`, { as: 'admin', provider });
  await addressIs(/\/internal\/accounts$/);
  await announced(text);
});

test('recording is offered unless the account records all calls', async () => {
  const account = await createAccount();
  const recording = await createAccount();
  await api(people.admin, 'PUT', `Accounts/${recording.sid}`, { record_all_calls: 1 });
  const app = await createApplication(account.sid);
  await openApplication(app.sid);
  const record = page.getByLabelText('Record all calls');
  await record.click();
  await saved();
  expect(await storedApplication(app.sid)).toMatchObject({ record_all_calls: 1 });
  await choose(accountField, recording.name);
  await expect.element(record).not.toBeInTheDocument();
  await openApplication(app.sid, { settings: { disableCallRecording: 'true' } });
  await expect.element(record).not.toBeInTheDocument();
});
