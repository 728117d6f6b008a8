import { afterEach, expect, test, vi } from 'vitest';
import { clearLive, makeCall, moveCall, setLive } from '../../../testing/areas/live.ts';
import {
  accountSid,
  addressIs,
  announced,
  api,
  calls,
  choose,
  createAccount,
  createApplication,
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
  writes,
} from '../../../testing/index.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  return clearLive();
});

const row = (name: string) => page.getByRole('row', { name });
const liveOf = (sid: string) => `/internal/live?account=${sid}`;
/** Chooses an action of a row; those beyond three are in its menu. */
async function act(from: string, to: string, action: string): Promise<void> {
  await userEvent.hover(row(`${from} → ${to}`));
  await page.getByRole('button', { name: `${action}: ${from} to ${to}` }).click();
}

const answered = { call_status: 'in-progress', originating_sip_trunk_name: 'Aurora' };

async function bridged(account_sid: string) {
  const call = await makeCall({ account_sid, from: 'caller', to: 'hotline', ...answered });
  const leg = await makeCall({
    account_sid,
    parent_call_sid: call,
    direction: 'outbound',
    from: 'caller',
    to: 'desk',
    call_status: 'in-progress',
  });
  return { call, leg };
}

test('calls of all accounts stand with their legs; one that ends tells why', async () => {
  const provider = await createProvider();
  const { sid, name } = await createAccount({ service_provider_sid: provider.sid });
  await createAccount({ service_provider_sid: provider.sid });
  const { call, leg } = await bridged(sid);
  await openScreen('/internal/live?account=all', { as: 'admin', provider: provider.sid });
  await expect
    .element(row('caller → hotline'))
    .toHaveTextContent(new RegExp(`Connected.*Aurora.*${name}`));
  await expect.element(row('caller → desk')).toHaveTextContent('Connected');
  await moveCall(leg, { call_status: 'completed' });
  await moveCall(call, { call_status: 'completed', call_termination_by: 'caller' });
  halfAMinuteLater();
  await expect.element(row('caller → hotline')).toHaveTextContent('Caller hung up');
});

const confirm = (name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

test('a call is hung up for everyone, in one request', async () => {
  const { sid } = await createAccount();
  const { call } = await bridged(sid);
  await openScreen(liveOf(sid), { as: 'admin' });
  await act('caller', 'hotline', 'Hang up');
  await expect.element(page.getByText('Ends the call for everyone in it.')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hang up' }).click();
  await announced('Hanging up…');
  expect(writes()).toMatchObject([
    { method: 'PUT', path: `Accounts/${sid}/Calls/${call}`, body: { call_status: 'completed' } },
  ]);
  halfAMinuteLater();
  await expect.element(row('caller → hotline')).toHaveTextContent('Ended by the platform');
});

test('a call goes to another application with its webhook; a whisper reaches one leg', async () => {
  const { sid } = await createAccount();
  const { name } = await createApplication(sid);
  const { call, leg } = await bridged(sid);
  await openScreen(liveOf(sid), { as: 'admin' });
  await act('caller', 'desk', 'Whisper');
  await page.getByRole('alertdialog').getByLabelText(/^Text/).fill('Two minutes left');
  await confirm('Whisper');
  await announced('Whisper sent');
  await act('caller', 'hotline', 'Send to application');
  await choose(page.getByRole('combobox', { name: /^Application/ }), name);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send call' }).click();
  await announced('Sent to the application');
  expect(writes()).toMatchObject([
    {
      path: `Accounts/${sid}/Calls/${leg}`,
      body: { whisper: { verb: 'say', text: 'Two minutes left' } },
    },
    {
      path: `Accounts/${sid}/Calls/${call}`,
      body: { call_hook: { url: 'https://apps.example.com/call', method: 'POST' } },
    },
  ]);
});

test('a refusal is told in words, and the dialog stays', async () => {
  const { sid } = await createAccount();
  const { call } = await bridged(sid);
  await openScreen(liveOf(sid), { as: 'admin' });
  await act('caller', 'hotline', 'Hang up');
  failNext({
    method: 'PUT',
    path: `Accounts/${sid}/Calls/${call}`,
    status: 422,
    answer: `call session is gone for call_sid ${call}`,
  });
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Hang up' }).click();
  await expect.element(dialog.getByText(/^The call has ended, or its state/)).toBeVisible();
});

test('a command without an answer says so after ten seconds, and the dialog can be left', async () => {
  const { sid } = await createAccount();
  const { call } = await bridged(sid);
  await openScreen(liveOf(sid), { as: 'admin' });
  await act('caller', 'hotline', 'Hang up');
  const patience = vi.spyOn(AbortSignal, 'timeout');
  patience.mockImplementationOnce(() => AbortSignal.abort());
  fail({ method: 'PUT', path: `Accounts/${sid}/Calls/${call}`, afterwards: true, drop: true });
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Hang up' }).click();
  await expect.element(dialog.getByText(/^The platform didn’t answer. It may have/)).toBeVisible();
  expect(patience).toHaveBeenCalledWith(10_000);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('digits that were sent are not sent again', async () => {
  const { sid } = await createAccount();
  const { leg } = await bridged(sid);
  await openScreen(liveOf(sid), { as: 'admin' });
  await userEvent.hover(row('caller → desk'));
  await row('caller → desk').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: /^Send digits/ }).click();
  const dialog = page.getByRole('alertdialog');
  const field = dialog.getByLabelText(/^Digits/);
  await field.fill('1234#');
  const isDigit = (digit: string) => (body: unknown) =>
    JSON.stringify(body) === JSON.stringify({ dtmf: { digit } });
  const path = `Accounts/${sid}/Calls/${leg}`;
  failNext({ method: 'PUT', path, body: isDigit('3'), status: 500, answer: 'Internal' });
  await dialog.getByRole('button', { name: 'Send digits' }).click();
  await expect.element(dialog.getByText(/^Sent: 12. 3 wasn’t sent/)).toBeVisible();
  await expect.element(field).toHaveValue('34#');
  failNext({ method: 'PUT', path, body: isDigit('4'), drop: true, afterwards: true });
  await dialog.getByRole('button', { name: 'Send digits' }).click();
  await expect.element(dialog.getByText(/^Sent: 3. No answer to 4: it may/)).toBeVisible();
  await expect.element(field).toHaveValue('#');
  await dialog.getByRole('button', { name: 'Send digits' }).click();
  await announced('Digits sent');
  const digits = writes().map(({ body }) => (body as { dtmf: { digit: string } }).dtmf.digit);
  expect(digits).toEqual(['1', '2', '3', '3', '4', '#']);
});

test('an application that is gone is not told as a lost call', async () => {
  const { sid } = await createAccount();
  const { name, sid: application } = await createApplication(sid);
  await bridged(sid);
  await openScreen(liveOf(sid), { as: 'admin' });
  await act('caller', 'hotline', 'Send to application');
  await choose(page.getByRole('combobox', { name: /^Application/ }), name);
  await api(people.admin, 'DELETE', `Applications/${application}`);
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Send call' }).click();
  await expect.element(dialog.getByText(/^This application no longer exists/)).toBeVisible();
  expect(writes()).toEqual([]);
});

test('those who may only look see the calls, and can do nothing', async () => {
  await bridged(await accountSid('Acme Support'));
  await openScreen('/internal/live', { as: 'viewer' });
  await userEvent.hover(row('caller → hotline'));
  await expect.element(row('caller → hotline')).toHaveTextContent('Connected');
  await expect.element(page.getByRole('button', { name: /^Hang up/ })).not.toBeInTheDocument();
  await isRefused(page.getByRole('button', { name: 'Call out' }), /view-only/);
});

test('providers control calls they can’t make, and are told why', async () => {
  await bridged(await accountSid('Acme Support'));
  await openScreen('/internal/live?account=all', { as: 'northwind' });
  await isRefused(page.getByRole('button', { name: 'Call out' }), /Only admins and account users/);
  await userEvent.hover(row('caller → hotline'));
  await expect.element(page.getByRole('button', { name: /^Hang up/ })).toBeVisible();
});

test('who may not make calls reads so before the form', async () => {
  await openScreen('/internal/live/call-out', { as: 'northwind' });
  const why = page
    .getByRole('paragraph')
    .filter({ hasText: /^Only admins and account users can place calls\.$/ });
  await expect.element(why).toBeVisible();
  await isRefused(
    page.getByRole('button', { name: 'Call', exact: true }),
    /Only admins and account users/,
  );
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
  await expect.element(row('caller → hotline')).toBeVisible();
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
  await expect.element(row('caller → hotline')).toHaveTextContent('Connected');
  fail({ path: `Accounts/${sid}/Calls`, status: 500, answer: { msg: 'store is away' } });
  halfAMinuteLater();
  await expect.element(page.getByText('Couldn’t load this call.')).toBeVisible();
  await expect.element(page.getByText('store is away')).toBeVisible();
  await expect.element(row('caller → hotline')).toHaveTextContent('Connected');
});

test('a call of which nothing is kept is not waited for without end', async () => {
  const { sid } = await createAccount();
  const { call } = await bridged(sid);
  // The platform could not store it.
  fail({ path: /RecentCalls/, status: 200, answer: { total: 0, batch: 1, data: [] } });
  await openScreen(`/internal/live/${sid}/${call}`, { as: 'admin' });
  await expect.element(row('caller → hotline')).toHaveTextContent('Connected');
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

test('a call is made after asking, and followed to its end', async () => {
  const { sid } = await createAccount();
  const { name, sid: application } = await createApplication(sid);
  await openScreen(`/internal/live/call-out?account=${sid}&application=${application}`, {
    as: 'admin',
  });
  await expect.element(page.getByRole('combobox', { name: /^Application/ })).toHaveValue(name);
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect.element(page.getByText('This field is required.').first()).toBeVisible();
  await page.getByLabelText(/^From/).fill('12125550110');
  await page.getByLabelText(/^To/).fill('+1 508 555 0199');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Call', exact: true }).click();
  await addressIs(new RegExp(`^/internal/live/${sid}/[0-9a-f-]{36}$`));
  expect(writes()).toMatchObject([
    {
      path: `Accounts/${sid}/Calls`,
      body: {
        from: '12125550110',
        to: { type: 'phone', number: '+15085550199' },
        application_sid: application,
      },
    },
  ]);
  await expect.element(row('508')).toHaveTextContent('Ringing');
  const callSid = window.location.pathname.split('/').at(-1) ?? '';
  await moveCall(callSid, { call_status: 'busy' });
  halfAMinuteLater();
  await expect.element(page.getByText('The call has ended.').first()).toBeVisible();
  halfAMinuteLater();
  await addressIs(/^\/internal\/recent-calls\?/);
  await expect.element(page.getByText('486').first()).toBeVisible();
});

test('own numbers are suggested as caller ID, those that contain what is typed', async () => {
  const sid = await accountSid('Acme Support');
  await openScreen(`/internal/live/call-out?account=${sid}`, { as: 'admin' });
  const from = page.getByRole('combobox', { name: 'From' });
  await expect.element(from).toBeVisible();
  const suggested = () =>
    [...((from.element() as HTMLInputElement).list?.options ?? [])].map(({ value }) => value);
  await expect.poll(() => suggested().length).toBeGreaterThan(0);
  await from.fill('1508');
  await expect.poll(() => suggested().every((one) => one.includes('1508'))).toBe(true);
  await expect.poll(() => suggested().length).toBeGreaterThan(0);
});

test('a platform without a media server makes no call, and says so', async () => {
  const { sid } = await createAccount();
  const { sid: application } = await createApplication(sid);
  await setLive({ hasMediaServer: false });
  await openScreen(
    `/internal/live/call-out?account=${sid}&application=${application}&from=12125550110`,
    { as: 'admin' },
  );
  await page.getByRole('radio', { name: 'SIP address' }).click();
  await page.getByLabelText(/^To/).fill('sip:bob@example.com');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect.element(page.getByText(/no media server for calls right now/)).toBeVisible();
  await setLive({ hasMediaServer: true });
});

async function readyToCall(kind: string, to: string) {
  const { sid } = await createAccount();
  const { sid: application } = await createApplication(sid);
  const query = `account=${sid}&application=${application}&from=12125550110`;
  await openScreen(`/internal/live/call-out?${query}`, { as: 'admin' });
  await page.getByRole('radio', { name: kind }).click();
  await page.getByLabelText(/^To/).fill(to);
  return { sid, application };
}
const callButton = page.getByRole('button', { name: 'Call', exact: true });

test.each([
  ['SIP client', 'desk'],
  ['SIP address', 'sip:bob@example.com'],
  ['Microsoft Teams', '+1 212 555 0123'],
])('a %s is called once, however often Call is pressed', async (kind, to) => {
  const { sid } = await readyToCall(kind, to);
  const held = hold({ method: 'POST', path: `Accounts/${sid}/Calls` });
  const button = callButton.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(callButton).toHaveAttribute('aria-busy', 'true');
  button.click();
  button.form?.requestSubmit();
  held.release();
  // A call that is made opens; one that the platform refuses leaves the form.
  await expect.poll(() => callButton.query()?.getAttribute('aria-busy') ?? null).toBe(null);
  expect(writes()).toHaveLength(1);
});

test('a call whose answer is lost is looked for before a second one is placed', async () => {
  const { sid } = await readyToCall('SIP address', 'sip:bob@example.com');
  failNext({ method: 'POST', path: `Accounts/${sid}/Calls`, drop: true, afterwards: true });
  await callButton.click();
  await expect.element(page.getByText(/The call may be ringing\.$/)).toBeVisible();
  await expect.element(page.getByLabelText(/^To/)).toHaveValue('sip:bob@example.com');
  const again = page.getByRole('button', { name: 'Call again' });
  await again.click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/may still be ringing/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Open the call' }).click();
  await addressIs(new RegExp(`^/internal/live/${sid}/[0-9a-f-]{36}$`));
  expect(writes()).toHaveLength(1);
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
  await expect.element(row('caller → hotline')).toHaveTextContent('Connected');
  await page.getByRole('tab', { name: 'Queues and conferences' }).click();
  await expect.element(page.getByText('Nobody is waiting in a queue.')).toBeVisible();
  await moveCall(call, { call_status: 'completed', call_termination_by: 'caller' });
  await page.getByRole('tab', { name: 'Calls' }).click();
  await expect.element(row('caller → hotline')).toHaveTextContent('Caller hung up');
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
