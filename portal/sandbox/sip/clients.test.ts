import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GLOBEX_APP, IVR_MAIN_MENU } from '../seed/known-sids.ts';
import { headerOf } from './message.ts';
import { type Browser, openBrowser } from './tests/browser.ts';
import type { RawClient } from './tests/raw-client.ts';
import { GLOBEX, openWorld, sales, type World } from './tests/sip-world.ts';

let world: World;
let browsers: Browser[];
beforeEach(async () => {
  world = await openWorld();
  browsers = [];
  world.store.clients.add({ account_sid: GLOBEX, username: 'till9', password: 'pass-till9' });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const browser of browsers) await browser.close();
  await world.end();
});

async function browser() {
  const made = await openBrowser();
  browsers.push(made);
  return made;
}

const uri = (user: string) => `sip:${user}@${sales.realm}`;

async function registered(): Promise<RawClient> {
  const till = await world.client({ username: 'till9', password: 'pass-till9' });
  expect((await till.register()).final.status).toBe(200);
  return till;
}

const device = async (name: string) => {
  const admin = await world.as('admin');
  return (await admin.get(`/Accounts/${GLOBEX}/RegisteredSipUsers/${name}`)).json;
};
const legs = () => world.live.list(GLOBEX).map((record) => record?.call_status);

test('a registration is short, listed, and replaced by the next of the same address', async () => {
  const first = await registered();
  const { final } = await first.register();
  expect(headerOf(final, 'Contact')).toBe(
    `${first.contact.replace(/;transport=ws>/, ';transport=ws>')};expires=60`,
  );
  const time = world.clock.now.getTime();
  expect(await device('till9')).toMatchObject({
    protocol: 'wss',
    registered_status: 'active',
    expiryTime: time + 60_000,
    contact: first.contact.slice(1, -1),
  });
  const second = await registered();
  expect(await device('till9')).toMatchObject({ contact: second.contact.slice(1, -1) });
  world.clock.now = new Date(time + 60_000);
  expect(await device('till9')).toMatchObject({ registered_status: 'inactive' });
});

test('a renewal from the same socket is not challenged; the end of a registration is at once', async () => {
  const till = await registered();
  const again = till.request('REGISTER', `sip:${sales.realm}`, 'renewal');
  till.send(again);
  expect((await till.answer(again)).status).toBe(200);
  const { final } = await till.register(0);
  expect([final.status, headerOf(final, 'Contact')]).toEqual([200, undefined]);
  expect(await device('till9')).toMatchObject({ registered_status: 'inactive' });
});

/** sales1 calls till9, who answers. */
async function bridged() {
  const [till, caller] = [await registered(), await world.client()];
  const [near, far] = [await browser(), await browser()];
  const answering = (async () => {
    const invite = await till.asked('INVITE');
    till.reply(invite, 180);
    till.reply(invite, 200, await far.answer(invite.body));
    await till.asked('ACK');
    return invite;
  })();
  const { sent, final } = await caller.ask('INVITE', uri('till9'), { body: await near.offer() });
  caller.acknowledge(sent, final);
  await near.accept(final.body);
  const invite = await answering;
  await Promise.all([near.connected, far.connected]);
  return { till, caller, near, far, sent, final, invite };
}

test('two clients talk and hear each other; who hangs up ends it for both', async () => {
  const { till, caller, near, far, sent, final, invite } = await bridged();
  expect(headerOf(invite, 'From')).toContain('sip:sales1@globex.sip.example.net');
  expect(legs()).toEqual(['in-progress', 'in-progress']);
  near.hum(600);
  far.hum(1400);
  await Promise.all([far.hears(600), near.hears(1400)]);
  expect((await caller.inDialog(sent, final, 'BYE')).status).toBe(200);
  till.reply(await till.asked('BYE'), 200);
  expect(legs()).toEqual(['completed', 'completed']);
  const [call, leg] = world.live.list(GLOBEX);
  expect(leg).toMatchObject({
    parent_call_sid: call?.call_sid,
    direction: 'outbound',
    from: 'sales1',
    to: 'till9@globex.sip.example.net',
  });
});

test('a redirect of the API drops the other client, and the caller hears the application', async () => {
  const { till, near } = await bridged();
  const [call, leg] = world.live.list(GLOBEX);
  const admin = await world.as('admin');
  // Of the leg: it shares the application of its call.
  await admin.put(`/Accounts/${GLOBEX}/Calls/${leg?.call_sid}`, {
    call_hook: 'https://apps.example.com/other',
  });
  till.reply(await till.asked('BYE'), 200);
  near.hum(1000);
  await near.hears(1000);
  expect(legs()).toEqual(['in-progress', 'completed']);
  expect(status(call?.call_sid ?? '')).toBe('in-progress');
});

test('CANCEL: the client that rings is cancelled, and the call was not answered', async () => {
  const [till, caller] = [await registered(), await world.client()];
  const { sent } = await caller.invite(uri('till9'), (await browser()).offer());
  const invite = await till.asked('INVITE');
  till.reply(invite, 180);
  await caller.answer(sent, (status) => status === 180);
  caller.send(caller.cancel(sent));
  expect((await caller.answer(caller.cancel(sent))).status).toBe(200);
  expect((await caller.answer(sent)).status).toBe(487);
  till.reply(await till.asked('CANCEL'), 200);
  till.reply(invite, 487);
  await till.asked('ACK');
  expect(legs()).toEqual(['no-answer', 'no-answer']);
});

test.each([
  [486, 'failed', 'busy'],
  [480, 'failed', 'failed'],
])('a client that refuses with %s', async (status, call, leg) => {
  const [till, caller] = [await registered(), await world.client()];
  const { sent } = await caller.invite(uri('till9'), (await browser()).offer());
  till.reply(await till.asked('INVITE'), status);
  await till.asked('ACK');
  expect((await caller.answer(sent)).status).toBe(status);
  expect(legs()).toEqual([call, leg]);
});

test('a client whose socket is gone is not reached', async () => {
  const [till, caller] = [await registered(), await world.client()];
  till.close();
  await till.closed;
  const { sent } = await caller.invite(uri('till9'), (await browser()).offer());
  expect((await caller.answer(sent)).status).toBe(503);
});

test('a device that is none rings, and its name says the rest', async () => {
  const expiryTime = world.clock.now.getTime() + 60_000;
  const contact = 'sip:desk@192.0.2.1';
  for (const name of ['desk0486', 'desk1']) {
    const address = `${name}@${sales.realm}`;
    world.live.registrations.set(address, { contact, protocol: 'udp', expiryTime });
  }
  const caller = await world.client();
  const offer = await (await browser()).offer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const busy = await caller.invite(uri('desk0486'), offer);
  await caller.answer(busy.sent, (status) => status === 180);
  vi.advanceTimersByTime(2000);
  expect((await caller.answer(busy.sent)).status).toBe(486);
  const talks = await caller.invite(uri('desk1'), offer);
  await caller.answer(talks.sent, (status) => status === 180);
  vi.advanceTimersByTime(4000);
  const final = await caller.answer(talks.sent);
  expect(final.status).toBe(200);
  caller.acknowledge(talks.sent, final);
  expect(legs()).toEqual(['failed', 'busy', 'in-progress', 'in-progress']);
  vi.advanceTimersByTime(30_000);
  caller.reply(await caller.asked('BYE'), 200);
  expect(legs().slice(2)).toEqual(['completed', 'completed']);
});

/** The API calls a registered client. */
async function calledOut(more: Record<string, unknown> = {}) {
  const till = await registered();
  const admin = await world.as('admin');
  const { json } = await admin.post(`/Accounts/${GLOBEX}/Calls`, {
    from: '15085550199',
    to: { type: 'user', name: 'till9' },
    application_sid: GLOBEX_APP,
    ...more,
  });
  const { sid } = json as { sid: string };
  return { till, sid, admin, invite: await till.asked('INVITE') };
}
const status = (sid: string) => world.live.get(GLOBEX, sid)?.call_status;

test('a call of the API rings the client, which answers and hangs up', async () => {
  const { till, sid, invite } = await calledOut();
  expect(headerOf(invite, 'X-Call-Sid')).toBe(sid);
  expect(status(sid)).toBe('trying');
  till.reply(invite, 180);
  const far = await browser();
  till.reply(invite, 200, await far.answer(invite.body));
  await till.asked('ACK');
  await far.connected;
  await far.hearsMore();
  expect(status(sid)).toBe('in-progress');
  const to = headerOf(invite, 'From') ?? '';
  const bye = till.request('BYE', invite.uri, headerOf(invite, 'Call-ID') ?? '', {
    headers: [['To', to]],
  });
  till.send(bye);
  expect((await till.answer(bye)).status).toBe(200);
  expect(world.live.get(GLOBEX, sid)).toMatchObject({
    call_status: 'completed',
    call_termination_by: 'caller',
    direction: 'outbound',
  });
});

test('a call of the API: busy, cancelled by it, and not answered in time', async () => {
  const busy = await calledOut();
  busy.till.reply(busy.invite, 486);
  await busy.till.asked('ACK');
  expect(status(busy.sid)).toBe('busy');

  const cancelled = await calledOut();
  cancelled.till.reply(cancelled.invite, 180);
  await cancelled.admin.put(`/Accounts/${GLOBEX}/Calls/${cancelled.sid}`, {
    call_status: 'no-answer',
  });
  cancelled.till.reply(await cancelled.till.asked('CANCEL'), 200);
  expect(status(cancelled.sid)).toBe('no-answer');

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const late = await calledOut({ timeout: 20 });
  vi.advanceTimersByTime(20_000);
  await late.till.asked('CANCEL');
  expect(status(late.sid)).toBe('no-answer');
});

test('the API refuses a caller who is not answered yet: 503, and the record stays', async () => {
  const [till, caller] = [await registered(), await world.client()];
  const { sent } = await caller.invite(uri('till9'), (await browser()).offer());
  await till.asked('INVITE');
  const ringing = await caller.answer(sent, (code) => code === 100);
  const sid = headerOf(ringing, 'X-Call-Sid') ?? '';
  const admin = await world.as('admin');
  await admin.put(`/Accounts/${GLOBEX}/Calls/${sid}`, { call_status: 'no-answer' });
  expect((await caller.answer(sent)).status).toBe(503);
  await till.asked('CANCEL');
  expect(status(sid)).toBe('trying');
});

const refer = (to: string): readonly [string, string][] => [['Refer-To', `<${to}>`]];

/** What a transfer is said to have come to, until its end. */
async function progress(client: RawClient): Promise<string[]> {
  const lines: string[] = [];
  for (;;) {
    const notify = await client.asked('NOTIFY');
    client.reply(notify, 200);
    lines.push(notify.body.trim());
    if (headerOf(notify, 'Subscription-State')?.startsWith('terminated')) return lines;
  }
}

test('REFER: the other client goes on with the application, and who transferred leaves', async () => {
  const { caller, till, far, sent, final } = await bridged();
  const answer = await caller.inDialog(sent, final, 'REFER', {
    headers: refer(uri(`app-${IVR_MAIN_MENU}`)),
  });
  expect(answer.status).toBe(202);
  expect(await progress(caller)).toEqual(['SIP/2.0 100 Trying', 'SIP/2.0 200 OK']);
  caller.reply(await caller.asked('BYE'), 200);
  far.hum(1000);
  await far.hears(1000);
  expect(legs()).toEqual(['completed', 'in-progress']);
  expect(till.unread()).toBe(0);
});

test('REFER to a client: it rings, and talks to the application in place of the caller', async () => {
  const till = await registered();
  const caller = await world.client();
  const near = await browser();
  const { sent, final } = await caller.ask('INVITE', uri(`app-${GLOBEX_APP}`), {
    body: await near.offer(),
  });
  caller.acknowledge(sent, final);
  await caller.inDialog(sent, final, 'REFER', { headers: refer(uri('till9')) });
  const invite = await till.asked('INVITE');
  till.reply(invite, 180);
  const far = await browser();
  till.reply(invite, 200, await far.answer(invite.body));
  expect(await progress(caller)).toEqual([
    'SIP/2.0 100 Trying',
    'SIP/2.0 180 Ringing',
    'SIP/2.0 200 OK',
  ]);
  caller.reply(await caller.asked('BYE'), 200);
  await far.connected;
  await far.hearsMore();
});

test.each([
  ['nobody answers there', uri('nobody'), 'SIP/2.0 480 Temporarily Unavailable'],
  ['another realm', 'sip:a@acme.sip.example.net', 'SIP/2.0 404 Not Found'],
])('REFER that fails, and the call goes on: %s', async (_, to, line) => {
  const { caller, sent, final, near, far } = await bridged();
  await caller.inDialog(sent, final, 'REFER', { headers: refer(to) });
  expect((await progress(caller)).at(-1)).toBe(line);
  near.hum(600);
  await far.hears(600);
  expect((await caller.inDialog(sent, final, 'REFER')).status).toBe(400);
});
