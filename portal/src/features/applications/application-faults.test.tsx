import { expect, test } from 'vitest';
import {
  applicationWrites,
  callHook,
  createButton,
  fillRequired,
  nameField,
  openAdd,
  openNew,
  saveButton,
  saved,
} from '../../../testing/applications.ts';
import {
  addressIs,
  announced,
  calls,
  fail,
  forgetCalls,
  hold,
  openScreen,
  page,
  reopen,
  scrollTo,
  settled,
  uniqueName,
  userEvent,
} from '../../../testing/index.ts';

test('a save that fails keeps what was typed and says why', async () => {
  const { sid } = await openNew();
  const typed = uniqueName('Typed');
  const broken = fail({
    method: 'PUT',
    path: `Applications/${sid}`,
    status: 500,
    answer: { msg: 'database is away' },
  });
  await nameField.fill(typed);
  await saveButton.click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'The application was not saved' }).first())
    .toHaveTextContent('database is away');
  await expect.element(nameField).toHaveValue(typed);
  broken.stop();
  await saved();
});

test('an update whose result cannot be read back is still an update', async () => {
  const { sid } = await openNew();
  const typed = uniqueName('Unread');
  await nameField.fill(typed);
  const put = hold({ method: 'PUT', path: `Applications/${sid}` });
  await saveButton.click();
  await expect.poll(() => applicationWrites()).toHaveLength(1);
  fail({
    method: 'GET',
    path: `Applications/${sid}`,
    status: 500,
    answer: { msg: 'database is away' },
  });
  put.release();
  await announced('Application updated successfully');
  await expect.element(nameField).toHaveValue(typed);
  await expect.element(page.getByText('database is away')).not.toBeInTheDocument();
});

test('what cannot be read again before the save is not saved over', async () => {
  const { sid } = await openNew();
  const typed = uniqueName('Unread');
  await nameField.fill(typed);
  const broken = fail({
    method: 'GET',
    path: `Applications/${sid}`,
    status: 500,
    answer: { msg: 'database is away' },
  });
  await saveButton.click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'The application was not saved' }).first())
    .toHaveTextContent('database is away');
  await expect.element(nameField).toHaveValue(typed);
  expect(applicationWrites()).toEqual([]);
  broken.stop();
  await saved();
});

test('a Save without changes sends nothing, and blanks around a name are none', async () => {
  const { name } = await openNew();
  forgetCalls();
  await saveButton.click();
  await announced('There is nothing to save.');
  await nameField.fill(`  ${name} `);
  await userEvent.tab();
  await expect.element(nameField).toHaveValue(name);
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  expect(applicationWrites()).toEqual([]);
});

test('what the platform says of a webhook lands on it', async () => {
  const { sid } = await openNew();
  fail({
    method: 'PUT',
    path: `Applications/${sid}`,
    status: 400,
    answer: { msg: 'call_hook URL has invalid hostname x' },
  });
  await nameField.fill(uniqueName('Hooked'));
  await saveButton.click();
  await expect
    .element(callHook)
    .toHaveAccessibleDescription(/^call_hook URL has invalid hostname x/);
  await expect.element(callHook).toHaveFocus();
});

test('an application that cannot be loaded says so, with a retry', async () => {
  const { sid, name } = await openNew();
  const broken = fail({ path: `Applications/${sid}`, status: 400, answer: 'no json' });
  reopen();
  await expect
    .element(page.getByRole('alert').filter({ hasText: "Couldn't load the application" }))
    .toHaveTextContent('Something went wrong, please try again');
  broken.stop();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(nameField).toHaveValue(name);
});

test('a double click on Save saves once', async () => {
  await openNew();
  forgetCalls();
  await nameField.fill(uniqueName('Once'));
  await saveButton.dblClick();
  await announced('Application updated successfully');
  expect(applicationWrites()).toHaveLength(1);

  await openAdd();
  await fillRequired();
  await createButton.dblClick();
  await announced('Application created successfully');
  expect(applicationWrites()).toHaveLength(2);
  // On the way to the list: it must not arrive in the next test.
  await addressIs(/^\/internal\/applications\?/);
});

test('opening a form asks for nothing twice, and for little', async () => {
  const app = await openNew({
    call_hook: { url: 'https://apps.example.com/journey', method: 'POST' },
  });
  for (const address of ['/internal/applications/add', `/internal/applications/${app.sid}/edit`]) {
    forgetCalls();
    await openScreen(address, { as: 'admin' });
    await expect.element(nameField).toBeVisible();
    scrollTo(page.getByRole('heading', { name: 'Webhook override' }));
    await settled();
    // Who signed in, which providers and outbound routing: asked by the frame of every screen.
    const own = calls()
      .filter(({ path }) => !/^(Users\/me|ServiceProviders|Lcrs)$/.test(path))
      .map(({ path, search }) => `${path}${search}`);
    expect(new Set(own).size, own.join('\n')).toBe(own.length);
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(6);
  }
});

test('a new application that fails stays on its form', async () => {
  await openAdd();
  const name = await fillRequired();
  fail({
    method: 'POST',
    path: 'Applications',
    status: 400,
    answer: { msg: 'insufficient privileges' },
  });
  await createButton.click();
  await announced('insufficient privileges');
  await expect.element(nameField).toHaveValue(name);
});
