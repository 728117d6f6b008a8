import { afterEach, expect, test, vi } from 'vitest';
import { clearLive, moveCall, setLive } from '../../../testing/areas/live.ts';
import { bridged, liveOf, row } from '../../../testing/areas/live-screen.ts';
import {
  accountSid,
  addressIs,
  api,
  calls,
  createAccount,
  createProvider,
  fail,
  failNext,
  halfAMinuteLater,
  hold,
  isRefused,
  openScreen,
  page,
  people,
  userEvent,
} from '../../../testing/index.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  return clearLive();
});

test('calls of all accounts stand with their legs; one that ends tells why', async () => {
  const provider = await createProvider();
  const { sid, name } = await createAccount({ service_provider_sid: provider.sid });
  await createAccount({ service_provider_sid: provider.sid });
  const { call, leg } = await bridged(sid);
  await openScreen('/internal/live?account=all', { as: 'admin', provider: provider.sid });
  await expect
    .element(row('caller to hotline'))
    .toHaveTextContent(new RegExp(`Connected.*Aurora.*${name}`));
  await expect.element(row('caller to desk')).toHaveTextContent('Connected');
  await moveCall(leg, { call_status: 'completed' });
  await moveCall(call, { call_status: 'completed', call_termination_by: 'caller' });
  halfAMinuteLater();
  await expect.element(row('caller to hotline')).toHaveTextContent('Caller hung up');
});

test('those who may only look see the calls, and can do nothing', async () => {
  await bridged(await accountSid('Acme Support'));
  await openScreen('/internal/live', { as: 'viewer' });
  await userEvent.hover(row('caller to hotline'));
  await expect.element(row('caller to hotline')).toHaveTextContent('Connected');
  await expect.element(page.getByRole('button', { name: /^Hang up/ })).not.toBeInTheDocument();
  await isRefused(page.getByRole('button', { name: 'Call out' }), /view-only/);
});

test('providers control calls they can’t make, and are told why', async () => {
  await bridged(await accountSid('Acme Support'));
  await openScreen('/internal/live?account=all', { as: 'northwind' });
  await isRefused(page.getByRole('button', { name: 'Call out' }), /Only admins and account users/);
  await userEvent.hover(row('caller to hotline'));
  await expect.element(page.getByRole('button', { name: /^Hang up/ })).toBeVisible();
});

test('nothing is asked once the platform has had too many requests, until someone goes on', async () => {
  const { sid } = await createAccount();
  failNext({ path: `Accounts/${sid}/Calls`, status: 429, answer: 'Too many requests' });
  await openScreen(liveOf(sid), { as: 'admin' });
  await expect.element(page.getByText(/^Paused/)).toBeVisible();
  const asked = () => calls({ path: `Accounts/${sid}/Calls` }).length;
  expect(asked()).toBe(1);
  await bridged(sid);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.element(row('caller to hotline')).toBeVisible();
});

test('no answer is no empty list, and no count', async () => {
  const { sid } = await createAccount();
  failNext({ path: `Accounts/${sid}/Calls`, status: 500, answer: { msg: 'store is away' } });
  await openScreen(liveOf(sid), { as: 'admin' });
  await expect.element(page.getByText('Couldn’t load the calls.')).toBeVisible();
  await expect.element(page.getByText('store is away')).toBeVisible();
  await expect.element(page.getByText('No calls right now.')).not.toBeInTheDocument();
  await expect.element(page.getByText('0 calls')).not.toBeInTheDocument();
  const held = hold({ path: `Accounts/${sid}/Calls` });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('Couldn’t load the calls.')).not.toBeInTheDocument();
  held.release();
  await expect.element(page.getByText('No calls right now.')).toBeVisible();
});

test('a call that ended before its page was opened is shown among the recent calls', async () => {
  const { sid } = await createAccount();
  const { call } = await bridged(sid);
  await moveCall(call, { call_status: 'completed', call_termination_by: 'caller' });
  await openScreen(`/internal/live/${sid}/${call}`, { as: 'admin' });
  await addressIs(/^\/internal\/recent-calls\?.*open=/);
});

test('a call that can’t be read any more says so beside what was seen last', async () => {
  const { sid } = await createAccount();
  const { call } = await bridged(sid);
  await openScreen(`/internal/live/${sid}/${call}`, { as: 'admin' });
  await expect.element(row('caller to hotline')).toHaveTextContent('Connected');
  fail({ path: `Accounts/${sid}/Calls`, status: 500, answer: { msg: 'store is away' } });
  halfAMinuteLater();
  await expect.element(page.getByText('Couldn’t load this call.')).toBeVisible();
  await expect.element(page.getByText('store is away')).toBeVisible();
  await expect.element(row('caller to hotline')).toHaveTextContent('Connected');
});

test('a call of which nothing is kept is not waited for without end', async () => {
  const { sid } = await createAccount();
  const { call } = await bridged(sid);
  // The platform could not store it.
  fail({ path: /RecentCalls/, status: 200, answer: { total: 0, batch: 1, data: [] } });
  await openScreen(`/internal/live/${sid}/${call}`, { as: 'admin' });
  await expect.element(row('caller to hotline')).toHaveTextContent('Connected');
  await moveCall(call, { call_status: 'completed', call_termination_by: 'caller' });
  halfAMinuteLater();
  const status = page.getByRole('status').filter({ hasText: 'The call has ended.' });
  await expect.element(status).toHaveTextContent('Its details follow in a moment.');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await expect.element(status).toHaveTextContent(/no details of it so far/);
  await expect
    .element(status.getByRole('link', { name: 'Look among the recent calls' }))
    .toHaveAttribute('href', `/internal/recent-calls?account=${sid}&filter=${call}`);
});

test('at an account without a realm nobody is registered', async () => {
  const { sid } = await createAccount({ sip_realm: null });
  await openScreen(`${liveOf(sid)}&view=registrations`, { as: 'admin' });
  await expect.element(page.getByText('No client is registered.')).toBeVisible();
  await expect.element(page.getByText('Couldn’t load registrations.')).not.toBeInTheDocument();
});

test('queues tell how many wait; conferences have names alone', async () => {
  const { sid } = await createAccount();
  await setLive({
    account_sid: sid,
    queues: { 'eu:support': 3 },
    conferences: ['x:waitlist', 'standup'],
  });
  await openScreen(`${liveOf(sid)}&view=queues`, { as: 'admin' });
  await expect.element(row('support')).toHaveTextContent('3');
  await expect.element(page.getByText('standup')).toBeVisible();
  await expect.element(page.getByText('waitlist')).not.toBeInTheDocument();
});

test('queues that can’t be read leave the conferences to be seen', async () => {
  const { sid } = await createAccount();
  await setLive({ account_sid: sid, queues: { odd: 'wrong kind' }, conferences: ['standup'] });
  await openScreen(`${liveOf(sid)}&view=queues`, { as: 'admin' });
  await expect.element(page.getByText('Couldn’t load the queues.')).toBeVisible();
  await expect.element(page.getByText('standup')).toBeVisible();
  await expect.element(page.getByText('Nobody is waiting in a queue.')).not.toBeInTheDocument();
});

test('a call that was seen is still known after a look at another tab', async () => {
  const { sid } = await createAccount();
  const { call } = await bridged(sid);
  await openScreen(liveOf(sid), { as: 'admin' });
  await expect.element(row('caller to hotline')).toHaveTextContent('Connected');
  await page.getByRole('tab', { name: 'Queues and conferences' }).click();
  await expect.element(page.getByText('Nobody is waiting in a queue.')).toBeVisible();
  await moveCall(call, { call_status: 'completed', call_termination_by: 'caller' });
  await page.getByRole('tab', { name: 'Calls' }).click();
  await expect.element(row('caller to hotline')).toHaveTextContent('Caller hung up');
});

test('registrations are told with their transport, on the client’s own page too', async () => {
  const acme = await accountSid('Acme Support');
  const { body: clients } = await api<
    { client_sid: string; username: string; account_sid: string }[]
  >(people.admin, 'GET', 'Clients');
  const client = clients.find(
    ({ account_sid, username }) => account_sid === acme && !/\d$/.test(username),
  );
  const { body: account } = await api<{ sip_realm: string }>(
    people.admin,
    'GET',
    `Accounts/${acme}`,
  );
  const registration = {
    contact: 'sip:x@192.0.2.1',
    protocol: 'tls',
    expiryTime: Date.now() + 600_000,
  };
  await setLive({ registrations: { [`${client?.username}@${account.sip_realm}`]: registration } });
  await openScreen('/internal/live?view=registrations', { as: 'acme' });
  await expect.element(row(client?.username ?? '')).toHaveTextContent('TLS');
  await openScreen(`/internal/clients/${client?.client_sid}/edit`, { as: 'acme' });
  await expect.element(page.getByText(/until .*, over TLS/)).toBeVisible();
});
