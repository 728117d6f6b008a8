import { expect, test } from 'vitest';
import {
  addressField,
  carrierLink,
  createCarrier,
  editOf,
  filter,
  list,
  nameField,
  row,
  saveButton,
  seededCarrier,
} from '../../../testing/areas/carriers.ts';
import {
  calls,
  createAccount,
  createProvider,
  createUser,
  fail,
  openScreen,
  page,
  settled,
  textsOf,
} from '../../../testing/index.ts';

const shared = page.getByRole('table', { name: 'Shared by your provider' });
const own = page.getByRole('table', { name: 'Carriers', exact: true });
const readsOfCarriers = () => calls({ path: /VoipCarriers/ }).map(({ path }) => path);

/** An account of a provider without other carriers, and its user. */
async function scene() {
  const provider = await createProvider();
  const account = await createAccount({ service_provider_sid: provider.sid });
  const user = await createUser({ service_provider_sid: provider.sid, account_sid: account.sid });
  const carrier = (columns: object = {}, addresses = ['198.18.5.1']) =>
    createCarrier({ ...columns }, addresses, provider.name);
  return { provider, account, user, carrier };
}

test('carriers of the provider stand below those of the account, from one request, and do not count', async () => {
  const { provider, account, user, carrier } = await scene();
  const [mine, theirs] = [await carrier({ account_sid: account.sid }), await carrier()];
  const other = await createAccount({ service_provider_sid: provider.sid });
  const foreign = await carrier({ account_sid: other.sid });
  await openScreen(list, { as: user });
  await expect.element(own.getByRole('link', { name: mine.name, exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Shared by your provider', level: 2 }))
    .toBeVisible();
  await expect.element(row(theirs.name)).toHaveTextContent(/Active.*1 inbound, 0 outbound/);
  expect(textsOf(shared.getByRole('link'))).toEqual([theirs.name]);
  expect(textsOf(own.getByRole('link', { name: theirs.name, exact: true }))).toEqual([]);
  await expect.element(carrierLink(foreign.name)).not.toBeInTheDocument();
  await expect.element(page.getByText('Total: 1 record')).toBeInTheDocument();
  await settled();
  expect(readsOfCarriers()).toEqual([`ServiceProviders/${provider.sid}/VoipCarriers`]);
});

test('nothing about a shared carrier can be edited, deleted or selected', async () => {
  const { user, carrier, account } = await scene();
  const [mine, theirs] = [await carrier({ account_sid: account.sid }), await carrier()];
  await openScreen(list, { as: user });
  await expect.element(shared).toBeVisible();
  await expect.element(page.getByRole('button', { name: `Delete ${mine.name}` })).toBeVisible();
  const actions = page.getByRole('button', { name: new RegExp(theirs.name) });
  await expect.element(actions).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: `Edit ${theirs.name}` }))
    .not.toBeInTheDocument();
  await expect.element(shared.getByRole('checkbox')).not.toBeInTheDocument();
});

test('an account without carriers is told so, above those it may use', async () => {
  const { user, carrier } = await scene();
  const theirs = await carrier();
  await openScreen(list, { as: user });
  await expect.element(page.getByText('No Carriers.')).toBeVisible();
  await expect
    .element(page.getByText('None of your own. The ones your provider shares are below.'))
    .toBeVisible();
  await filter.fill('nothing like it');
  await expect.element(page.getByText('No matching carriers')).toBeVisible();
  await expect.element(shared).not.toBeInTheDocument();
  await filter.fill(theirs.name);
  await expect.element(shared.getByRole('link', { name: theirs.name })).toBeVisible();
  await expect.element(page.getByText('None of your own carriers matches.')).toBeVisible();
});

test('provider users and admins see one list, as before', async () => {
  for (const as of ['northwind', 'admin'] as const) {
    await openScreen(`${list}?filter=Skyline`, { as });
    await expect.element(own.getByRole('link', { name: 'Skyline SIP', exact: true })).toBeVisible();
    await expect.element(page.getByText('Shared by your provider')).not.toBeInTheDocument();
  }
});

test('a shared carrier opens to be read, from the list and its SIP gateways alone', async () => {
  const { provider, user, carrier } = await scene();
  const { sid, name } = await carrier(
    {
      requires_register: true,
      register_username: 'provider-login',
      register_password: 'fakesecret',
      register_sip_realm: 'sip.wholesale.example',
    },
    ['198.18.5.2'],
  );
  await openScreen(editOf(sid), { as: user });
  await expect.element(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect
    .element(
      page.getByText(
        'Your provider shares this carrier with its accounts. Only your provider can change it.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText('Unregistered')).toBeVisible();
  await expect.element(page.getByText('198.18.5.2')).toBeVisible();
  for (const control of [nameField, saveButton, addressField(1)]) {
    await expect.element(control).not.toBeInTheDocument();
  }
  await expect
    .element(page.getByRole('button', { name: 'Delete carrier' }))
    .not.toBeInTheDocument();
  await settled();
  expect(readsOfCarriers()).toEqual([`ServiceProviders/${provider.sid}/VoipCarriers`]);
  expect(calls({ path: /^SmppGateways/ })).toEqual([]);
  expect(document.body.textContent).not.toMatch(/fakesecret|provider-login/);
});

test('gateways of a shared carrier that can’t be loaded are told in their place', async () => {
  const { user, carrier } = await scene();
  const { sid, name } = await carrier({}, ['198.18.5.3']);
  const broken = fail({ path: /^SipGateways/, status: 500, answer: { msg: 'gateways are away' } });
  await openScreen(editOf(sid), { as: user });
  await expect.element(page.getByText('gateways are away')).toBeVisible();
  await expect.element(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  broken.stop();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('198.18.5.3')).toBeVisible();
});

test('from the list a shared carrier opens without asking for it', async () => {
  const { user, carrier } = await scene();
  const theirs = await carrier();
  await openScreen(list, { as: user });
  await shared.getByRole('link', { name: theirs.name }).click();
  await expect.element(page.getByText(/^Your provider shares this carrier/)).toBeVisible();
  await settled();
  expect(calls({ path: `VoipCarriers/${theirs.sid}` })).toEqual([]);
});

test('without the list an own carrier opens all the same, and a shared one says what failed', async () => {
  const { user, account, carrier } = await scene();
  const [mine, theirs] = [await carrier({ account_sid: account.sid }), await carrier()];
  const away = { path: /^ServiceProviders\/.*VoipCarriers/, status: 500, answer: { msg: 'away' } };
  fail(away);
  await openScreen(editOf(mine.sid), { as: user });
  await expect.element(nameField).toHaveValue(mine.name);
  const broken = fail(away);
  await openScreen(editOf(theirs.sid), { as: user });
  await expect.element(page.getByText("Couldn't load the carrier")).toBeVisible();
  broken.stop();
});

test('an admin and a provider user open the shared carrier in its form, without a list', async () => {
  const sid = await seededCarrier('Skyline SIP');
  await openScreen(editOf(sid), { as: 'northwind' });
  await expect.element(nameField).toHaveValue('Skyline SIP');
  await settled();
  expect(readsOfCarriers()).toEqual([`VoipCarriers/${sid}`]);
});
