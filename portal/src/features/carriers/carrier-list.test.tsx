import { afterEach, expect, test, vi } from 'vitest';
import {
  carrierLink,
  createCarrier,
  createSipGateway,
  filter,
  list,
  row,
  usedBy,
} from '../../../testing/areas/carriers.ts';
import {
  accountSid,
  calls,
  choose,
  createAccount,
  fail,
  hold,
  openScreen,
  page,
  providerSid,
  settled,
} from '../../../testing/index.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a row tells whose it is, its state, its registration and its gateways', async () => {
  await openScreen(`${list}?filter=Acme`, { as: 'admin' });
  await expect.element(row('Acme PBX')).toHaveTextContent(/Acme Support.*Active.*Registered/);
  await expect.element(row('Acme PBX')).toHaveTextContent(/1 inbound, 1 outbound/);
  await expect
    .element(row('Acme backup trunk'))
    .toHaveTextContent(/Unregistered.*401 Unauthorized.*0 inbound, 1 outbound/);
});

test('a list asks for three things and for the gateways of the rows that are seen, once', async () => {
  const { name, sid } = await createCarrier();
  await createSipGateway(sid, { ipv4: '198.18.0.2', outbound: 1 });
  await openScreen(`${list}?filter=${name}`, { as: 'admin' });
  await expect.element(row(name)).toHaveTextContent('2 inbound, 1 outbound');
  await settled();
  const asked = () =>
    calls({ path: /^(?!Users\/me|ServiceProviders$|Lcrs|.*\/Alerts)/ }).map((one) => one.path);
  expect(asked().sort()).toEqual(
    [
      `ServiceProviders/${await providerSid()}/Accounts`,
      `ServiceProviders/${await providerSid()}/VoipCarriers`,
      'SipGateways',
    ].sort(),
  );
  expect(calls({ path: /VoipCarriers/ })[0]?.search).toContain('page=1&page_size=25');
});

test('no more than four rows are asked for at a time', async () => {
  const held = hold({ path: /^SipGateways/ });
  await openScreen(list, { as: 'admin' });
  await expect.element(page.getByText('Checking gateways...').first()).toBeVisible();
  await expect.poll(() => calls({ path: /^SipGateways/ }).length).toBe(4);
  held.release();
  await expect.poll(() => calls({ path: /^SipGateways/ }).length).toBeGreaterThan(6);
  const sids = calls({ path: /^SipGateways/ }).map(({ search }) => search);
  expect(new Set(sids).size).toBe(sids.length);
});

async function openUsers() {
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect.element(page.getByRole('table', { name: 'Users' })).toBeVisible();
}

test('gateways are asked for again after ten minutes, and not before', async () => {
  const { name, sid } = await createCarrier();
  await openScreen(`${list}?filter=${name}`, { as: 'admin' });
  // Reads of an earlier list may still be in flight.
  const asked = () =>
    calls({ path: /^SipGateways/ }).filter(({ search }) => search.includes(sid)).length;
  const lookAgain = async () => {
    await openUsers();
    window.history.back();
    await expect.element(row(name)).toHaveTextContent('1 inbound, 0 outbound');
    await settled();
  };
  await expect.element(row(name)).toHaveTextContent('1 inbound, 0 outbound');
  await lookAgain();
  expect(asked()).toBe(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
  // The cache skips a request repeated within two seconds.
  await expect
    .poll(async () => {
      await lookAgain();
      return asked();
    })
    .toBe(2);
});

test('gateways that cannot be read are told, the rows stay', async () => {
  const { name } = await createCarrier();
  fail({ path: /^SipGateways/, status: 500, answer: { msg: 'away' } });
  await openScreen(`${list}?filter=${name}`, { as: 'admin' });
  await expect.element(row(name)).toHaveTextContent('Gateways error');
});

test('an account narrows the list to its own and the shared, and its realm is told', async () => {
  const account = await createAccount({ sip_realm: `${crypto.randomUUID()}.example` });
  const own = await createCarrier({ account_sid: account.sid });
  await openScreen(list, { as: 'admin' });
  await expect
    .element(page.getByText("Have your carrier send calls to your account's SIP realm."))
    .toBeVisible();
  await choose(usedBy, account.name);
  await expect
    .element(page.getByText(/^Have your carrier send calls to .*\.example/))
    .toBeVisible();
  await filter.fill(own.name);
  await expect.element(carrierLink(own.name)).toBeVisible();
  const globex = await accountSid('Globex Sales');
  await openScreen(`${list}?account=${globex}&filter=${own.name}`, { as: 'admin' });
  await expect.element(page.getByText('No matching carriers')).toBeVisible();
});

test('account users see the carriers of their account, without a choice of accounts', async () => {
  await openScreen(list, { as: 'acme' });
  await expect.element(carrierLink('Acme PBX')).toBeVisible();
  await expect.element(usedBy).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Have your carrier send calls to acme/)).toBeVisible();
  await filter.fill('backup');
  await expect.element(carrierLink('Acme backup trunk')).toBeVisible();
  await expect.element(carrierLink('Acme PBX')).not.toBeInTheDocument();
});
