import { expect, test } from 'vitest';
import {
  announced,
  api,
  choose,
  createAccount,
  createApplication,
  openScreen,
  page,
  people,
  userEvent,
  writes,
} from '../../../testing/index.ts';

const address = '/internal/configuration';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const subject = page.getByRole('combobox', { name: 'Export', exact: true });

test('an account is exported, without its secrets, and without what was not chosen', async () => {
  const account = await createAccount();
  await createApplication(account.sid);
  await api(people.admin, 'POST', 'Clients', {
    account_sid: account.sid,
    username: 'alice',
    password: 'hidden-from-all',
  });
  await openScreen(address, { as: 'admin' });
  await choose(subject, account.name);
  await page.getByRole('checkbox', { name: 'Limits' }).click();
  await button('Export').click();
  const file = page.getByRole('region', { name: 'YAML' });
  await expect.element(file).toHaveTextContent(`name: ${account.name}`);
  await expect.element(file).toHaveTextContent('password: { secret: ALICE_PASSWORD }');
  await expect.element(file).not.toHaveTextContent('limits');
  expect(document.body.textContent).not.toContain('hidden');
  expect(writes()).toEqual([]);
});

test('a snapshot is compared with what is there now', async () => {
  const account = await createAccount();
  const application = await createApplication(account.sid);
  await openScreen(address, { as: 'admin' });
  await choose(subject, account.name);
  await button('Export').click();
  await button('Keep as snapshot').click();
  await announced('Snapshot kept in this browser');
  await api(people.admin, 'PUT', `Applications/${application.sid}`, { record_all_calls: 1 });
  await page.getByRole('tab', { name: 'Compare' }).click();
  const [before, after] = ['Before', 'After'].map((name) =>
    page.getByRole('group', { name }).getByRole('combobox', { name: 'What' }),
  );
  if (!before || !after) throw new Error('no sides');
  await before.fill(account.name);
  await page.getByRole('option', { name: new RegExp(`${account.name}, kept`) }).click();
  await choose(after, `${account.name}, now`);
  await button('Compare').click();
  await expect.element(page.getByText(/^0 added, 1 changed, 0 removed/)).toBeVisible();
  await button(`Details of ${application.name}`).click();
  await expect.element(page.getByText('Record all calls')).toBeVisible();
  await page.getByText('As text').click();
  await expect.element(page.getByText(/\+\s+record_all_calls: true/)).toBeVisible();
});

test('who may only look exports and compares', async () => {
  await openScreen(`${address}?view=apply`, { as: 'viewer' });
  await expect.element(page.getByText('You have view-only access.')).toBeVisible();
  await page.getByRole('tab', { name: 'Export' }).click();
  await button('Export').click();
  await expect.element(page.getByRole('region', { name: 'YAML' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  expect(writes()).toEqual([]);
});

test('an account user has to do with the own account alone', async () => {
  await openScreen(address, { as: 'acme' });
  await expect.element(subject).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Copy an account' })).not.toBeInTheDocument();
  await button('Export').click();
  await expect
    .element(page.getByRole('region', { name: 'YAML' }))
    .toHaveTextContent('name: Acme Support');
});
