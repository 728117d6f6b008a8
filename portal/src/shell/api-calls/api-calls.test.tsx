import { expect, test } from 'vitest';
import {
  addGateway,
  addressField,
  createCarrier,
  editOf,
  nameField,
} from '../../../testing/areas/carriers.ts';
import {
  accountBox,
  list as clients,
  createButton,
  passwordField,
  usernameField,
} from '../../../testing/areas/clients.ts';
import {
  addressIs,
  choose,
  createAccount,
  openScreen,
  page,
  people,
  settled,
  tokenFor,
  uniqueName,
  userEvent,
  watchClipboard,
  writes,
} from '../../../testing/index.ts';

const panel = page.getByRole('region', { name: 'API calls' });
const heading = panel.getByRole('heading', { name: 'API calls' });
const here = panel.getByRole('region', { name: 'This screen' });
const elsewhere = panel.getByRole('region', { name: 'Other screens' });
const code = panel.getByRole('region', { name: /^(curl|fetch|Node): / });
const paletteButton = page.getByRole('button', { name: /^Search or jump to/ });
const palette = page.getByRole('combobox', { name: 'Search or jump to' });
const saveWould = panel.getByRole('region', { name: 'What Save would send' });
const saveCode = saveWould.getByRole('region', { name: /^curl: / });
const text = () => panel.element().textContent ?? '';

/** Opens the palette from its button, so that the focus has somewhere to return to. */
async function openPanel(): Promise<void> {
  await paletteButton.click();
  await palette.fill('api calls');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveFocus();
}

test('the keyboard opens it, reads a call and comes back', async () => {
  await openScreen('/internal/accounts', { as: 'admin' });
  await expect.element(page.getByRole('heading', { name: 'Accounts' })).toBeVisible();
  await settled();
  await openPanel();
  const call = here.getByRole('button', { name: /^GET \/ServiceProviders\/[^/]+\/Accounts/ });
  await expect.element(call.first()).toHaveTextContent('200');

  (call.first().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveTextContent(`-H "Authorization: Bearer \${TOKEN:?}"`);
  expect(text()).not.toContain(await tokenFor(people.admin));
  // The panel was closed when the call was made.
  await expect.element(panel.getByText('Body and answer were not recorded.')).toBeVisible();

  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(paletteButton).toHaveFocus();
});

test('it shows what a save sends, without the secrets in it', async () => {
  const { copied } = watchClipboard();
  const account = await createAccount({ sip_realm: `${crypto.randomUUID()}.example` });
  await openScreen(`${clients}/add`, { as: 'admin' });
  await choose(accountBox, account.name);
  await usernameField.fill(uniqueName('desk'));
  await passwordField.fill('Sip-Pass-77');
  await openPanel();
  await saveWould.getByRole('button', { name: 'POST /Clients' }).click();
  await expect.element(saveCode).toHaveTextContent(`"password": "'"$password_json"'"`);
  await expect.element(saveCode).toHaveTextContent(`"account_sid": "${account.sid}"`);
  expect(panel.element().innerHTML).not.toContain('Sip-Pass-77');
  await createButton.click();
  await addressIs(/^\/internal\/clients/);
  await elsewhere.getByRole('button', { name: /^POST \/Clients/ }).click();
  await expect.element(code).toHaveTextContent(`"password": "'"$password_json"'"`);
  await panel.getByRole('button', { name: 'Copy as curl' }).click();
  await panel.getByRole('button', { name: 'Body', exact: true }).click();
  await panel.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect.element(panel.getByRole('region', { name: /^Answer: / })).toHaveTextContent('"sid"');
  expect(`${panel.element().innerHTML}${copied.join()}`).not.toContain('Sip-Pass-77');
  expect(copied).toHaveLength(1);

  // Bodies and responses are dropped when the panel closes.
  await panel.getByRole('button', { name: 'Close API calls' }).click();
  await openPanel();
  await elsewhere.getByRole('button', { name: /^POST \/Clients/ }).click();
  await expect.element(panel.getByText('Body and answer were not recorded.')).toBeVisible();
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect.element(elsewhere).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

test('it tells what Save would send of a changed record, its parts too, and sends nothing', async () => {
  const { sid, name } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await nameField.fill(`${name} Ltd`);
  await openPanel();
  const told = saveWould.getByRole('button', { name: `PUT /VoipCarriers/${sid}` });
  await told.click();
  await expect.element(saveCode).toHaveTextContent(`"name": "${name} Ltd"`);
  await addGateway.click();
  await addressField(2).fill('198.51.100.77');
  await expect
    .element(saveWould.getByRole('button', { name: 'POST /SipGateways' }))
    .toHaveTextContent('Not sent yet');
  await nameField.fill('');
  await expect
    .element(saveWould.getByText('Correct the form first: Save would refuse it.'))
    .toBeVisible();
  expect(writes()).toEqual([]);
});
