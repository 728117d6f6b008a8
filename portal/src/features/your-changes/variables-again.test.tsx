import { expect, test } from 'vitest';
import { demoApp, openNew, storedApplication } from '../../../testing/areas/applications.ts';
import {
  changeOf,
  keptAnywhere,
  keptHistory,
  yourChanges,
} from '../../../testing/areas/your-changes.ts';
import {
  addressIs,
  announced,
  api,
  openScreen,
  page,
  people,
  writes,
} from '../../../testing/index.ts';

test('which variables of a deleted application can’t come back is said, whatever their values', async () => {
  const variables = {
    GREETING: 'FAKE-hello',
    RETRIES: 0,
    VERBOSE: false,
    EMPTY: '',
    'DOTTED.NAME': 'FAKE-dotted',
    NOTHING: null,
    LIST: ['FAKE-in-list'],
  };
  const { sid, name } = await openNew({ env_vars: variables });
  await page.getByRole('button', { name: 'Delete application' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete application' }).click();
  await announced(new RegExp(`Deleted .*${name}`));
  await addressIs(/^\/internal\/applications(\?.*)?$/);
  await expect.poll(keptHistory).toMatch(new RegExp(`"deleted".*${name}`));
  expect(await keptAnywhere()).not.toMatch(/FAKE-(?:hello|dotted|in-list)/);
  await openScreen(yourChanges, { as: 'admin' });
  await changeOf(name)
    .getByRole('button', { name: /^Create again: / })
    .click();
  const notice = page.getByText(/What can’t come back: its SID, passwords and keys/);
  await expect.element(notice).toBeVisible();
  for (const one of Object.keys(variables)) {
    await expect.element(notice).toHaveTextContent(new RegExp(`nvironment variable ${one}\\b`));
  }
  await page.getByRole('button', { name: 'Create application' }).click();
  await announced('Application created successfully');
  type Row = { name: string; application_sid: string };
  const { body } = await api<Row[]>(people.admin, 'GET', 'Applications');
  const made = body.find((one) => one.name === name)?.application_sid ?? '';
  expect(made).not.toBe(sid);
  expect((await storedApplication(made)).env_vars).toBeNull();
});

test('variables that are no secrets come back, and secret ones are asked for', async () => {
  const { name } = await openNew({
    call_hook: { url: demoApp('concierge'), method: 'POST' },
    env_vars: { GREETING: 'Hello again', MAX_TURNS: 3, ORDER_API_TOKEN: 'FAKE-gone-token' },
  });
  await page.getByRole('button', { name: 'Delete application' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete application' }).click();
  await announced(new RegExp(`Deleted .*${name}`));
  await addressIs(/^\/internal\/applications(\?.*)?$/);
  await expect.poll(keptHistory).toMatch(new RegExp(`"deleted".*${name}`));
  expect(await keptAnywhere()).not.toContain('FAKE-gone-token');
  await openScreen(yourChanges, { as: 'admin' });
  await changeOf(name)
    .getByRole('button', { name: /^Create again: / })
    .click();
  await expect
    .element(page.getByText(/What can’t come back: /))
    .toHaveTextContent(/passwords and keys \(Environment variable ORDER_API_TOKEN\)/);
  await expect.element(page.getByRole('textbox', { name: 'GREETING' })).toHaveValue('Hello again');
  await expect.element(page.getByRole('textbox', { name: 'MAX_TURNS' })).toHaveValue('3');
  await page.getByRole('textbox', { name: 'ORDER_API_TOKEN' }).fill('FAKE-next-token');
  await page.getByRole('button', { name: 'Create application' }).click();
  await announced('Application created successfully');
  expect(writes().at(-1)?.body).toMatchObject({
    env_vars: { GREETING: 'Hello again', MAX_TURNS: 3, ORDER_API_TOKEN: 'FAKE-next-token' },
  });
});
