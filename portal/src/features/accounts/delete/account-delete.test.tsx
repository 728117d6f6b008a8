import { expect, test } from 'vitest';
import {
  accountLink,
  deleteQuestion,
  nameField,
  overlay,
} from '../../../../testing/areas/accounts.ts';
import { digitsOf, numberOf } from '../../../../testing/areas/phone-numbers.ts';
import {
  addressIs,
  announced,
  api,
  createAccount,
  createApplication,
  createUser,
  fail,
  failNext,
  hold,
  openScreen,
  page,
  people,
  providerSid,
  uniqueName,
  writes,
} from '../../../../testing/index.ts';

const list = '/internal/accounts';
const deleteButton = (name: string) => page.getByRole('button', { name: `Delete ${name}` });
const confirm = page
  .getByRole('alertdialog')
  .getByRole('button', { name: 'Delete account', exact: true });

test('is refused with the list of what uses the account', async () => {
  const { sid, name } = await createAccount();
  for (const application of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await createApplication(sid, { name: application });
  }
  await openScreen(list, { as: 'admin' });
  await deleteButton(name).click();
  const dialog = page.getByRole('dialog', { name: `${name} is in use` });
  await expect
    .element(dialog)
    .toHaveTextContent(
      'In order to delete the account it cannot be in use by any Applications (5), Phone Numbers (0), or MS Teams Tenants (0) or have any Api Keys (0).',
    );
  await expect.element(dialog.getByRole('link', { name: 'Five', exact: true })).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'View all 5' }))
    .toHaveAttribute('href', `/internal/applications?account=${sid}`);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(writes()).toEqual([]);
});

test('names the numbers in its way as people write them', async () => {
  const { sid, name } = await createAccount();
  await api(people.admin, 'POST', 'PhoneNumbers', { number: digitsOf(name), account_sid: sid });
  await openScreen(list, { as: 'admin' });
  await deleteButton(name).click();
  const dialog = page.getByRole('dialog', { name: `${name} is in use` });
  await expect
    .element(dialog.getByRole('link', { name: numberOf(name), exact: true }))
    .toBeVisible();
});

type Made = { sid: string };
const made = async (path: string, body: object) =>
  (await api<Made>(people.admin, 'POST', path, body)).body.sid;

/** Number of users that the platform still has for an account. */
const usersOf = async (sid: string) =>
  (await api<{ account_sid: string | null }[]>(people.admin, 'GET', 'Users')).body.filter(
    ({ account_sid }) => account_sid === sid,
  ).length;

test('is refused over what the platform would fail at half-way', async () => {
  const { sid, name } = await createAccount();
  await createUser({ account_sid: sid });
  await made('Clients', { account_sid: sid, username: 'desk', password: 'secret-1' });
  const carrier = { account_sid: sid, service_provider_sid: await providerSid() };
  const smpp = await made('VoipCarriers', { ...carrier, name: 'Text carrier' });
  await made('SmppGateways', { voip_carrier_sid: smpp, ipv4: '192.0.2.7', outbound: 1 });
  const routed = await made('VoipCarriers', { ...carrier, name: 'Routed carrier' });
  const table = await made('Lcrs', { name: `Routes of ${name}`, account_sid: sid });
  const route = await made('LcrRoutes', { lcr_sid: table, regex: '.*', priority: 1 });
  await made('LcrCarrierSetEntries', { lcr_route_sid: route, voip_carrier_sid: routed });
  await openScreen(list, { as: 'admin' });
  await deleteButton(name).click();
  const dialog = page.getByRole('dialog', { name: `${name} is in use` });
  await expect
    .element(dialog)
    .toHaveTextContent(
      'Remove these first: SIP Clients (1), Carriers with SMPP gateways (1), Outbound call routes to its carriers (1).',
    );
  for (const link of ['desk', 'Text carrier', `Routes of ${name}`]) {
    await expect.element(dialog.getByRole('link', { name: link, exact: true })).toBeVisible();
  }
  // Provider users don't see the routing tables of their accounts.
  await openScreen(list, { as: 'northwind' });
  await deleteButton(name).click();
  await expect.element(dialog).toHaveTextContent('SIP Clients (1), Carriers (2).');
  expect(writes()).toEqual([]);
  expect(await usersOf(sid)).toBe(1);
});

test('that goes half its way says so, and never in SQL', async () => {
  const { sid, name } = await createAccount();
  await createUser({ account_sid: sid });
  await openScreen(list, { as: 'admin' });
  await deleteButton(name).click();
  await expect.element(deleteQuestion(name)).toBeVisible();
  // After the check, so that the platform itself refuses.
  await made('Clients', { account_sid: sid, username: 'late', password: 'secret-1' });
  await confirm.click();
  await announced(/^The account was not deleted: something still uses it/);
  expect(page.getByText(/constraint|jambones|FOREIGN KEY/).elements()).toEqual([]);
  expect(await usersOf(sid)).toBe(0);
});

test('asks, shows that it works, and the row is gone', async () => {
  const { name } = await createAccount();
  await openScreen(list, { as: 'admin' });
  await deleteButton(name).click();
  await expect.element(deleteQuestion(name)).toBeVisible();
  const question = page.getByRole('alertdialog', { name: 'Delete account?' });
  await expect.element(question.getByRole('strong')).toHaveTextContent(name);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(deleteQuestion(name)).not.toBeInTheDocument();
  await expect.element(accountLink(name)).toBeVisible();

  const deletion = hold({ method: 'DELETE', path: /^Accounts\// });
  await deleteButton(name).click();
  await confirm.click();
  await expect.element(overlay).toBeVisible();
  deletion.release();
  await announced(`Deleted account ${name}`);
  await expect.element(overlay).not.toBeInTheDocument();
  await expect.element(accountLink(name)).not.toBeInTheDocument();
  // The row that had the focus is gone.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('that fails ends the overlay and says why', async () => {
  const { name } = await createAccount();
  await openScreen(list, { as: 'admin' });
  failNext({
    method: 'DELETE',
    path: /^Accounts\//,
    status: 422,
    answer: { msg: 'a SIP client exists' },
  });
  await deleteButton(name).click();
  await confirm.click();
  await announced('a SIP client exists');
  await expect.element(overlay).not.toBeInTheDocument();
  await expect.element(accountLink(name)).toBeInTheDocument();
});

test('whose check fails says so, can be repeated, and deletes nothing', async () => {
  const { name } = await createAccount();
  await openScreen(list, { as: 'admin' });
  const broken = fail({
    path: 'MicrosoftTeamsTenants',
    status: 500,
    answer: { msg: 'database is away' },
  });
  await deleteButton(name).click();
  await expect
    .element(page.getByText("Couldn't check what uses this account. Nothing was deleted."))
    .toBeVisible();
  broken.stop();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(deleteQuestion(name)).toBeVisible();
  expect(writes()).toEqual([]);
});

test('while it runs the page stays, and unsaved edits do not ask', async () => {
  const { name, sid } = await createAccount();
  await openScreen(list, { as: 'admin' });
  await accountLink(name).click();
  await nameField.fill(uniqueName('Doomed'));
  const deletion = hold({ method: 'DELETE', path: `Accounts/${sid}` });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await confirm.click();
  await expect.element(overlay).toBeVisible();
  window.history.back();
  await addressIs(`${list}/${sid}/edit`);
  await expect.element(overlay).toBeVisible();
  deletion.release();
  await announced(`Deleted account ${name}`);
  await addressIs(list);
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});

test('of an account that was deleted elsewhere says so', async () => {
  const { sid, name } = await createAccount();
  await openScreen(list, { as: 'admin' });
  await expect.element(accountLink(name)).toBeVisible();
  await api(people.admin, 'DELETE', `Accounts/${sid}`);
  await deleteButton(name).click();
  await confirm.click();
  await announced(/was already deleted$/);
  await expect.element(accountLink(name)).not.toBeInTheDocument();
});
