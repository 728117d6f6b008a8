import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { headerOf } from '../message.ts';
import { openScene, type Scene, uri } from '../tests/scene.ts';
import { GLOBEX, sales } from '../tests/sip-world.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(async () => {
  vi.useRealTimers();
  await scene.end();
});

const device = async (name: string) => {
  const admin = await scene.as('admin');
  return (await admin.get(`/Accounts/${GLOBEX}/RegisteredSipUsers/${name}`)).json;
};

test('a registration is short, listed, and replaced by the next of the same address', async () => {
  const first = await scene.registered();
  const { final } = await first.register();
  expect(headerOf(final, 'Contact')).toBe(
    `${first.contact.replace(/;transport=ws>/, ';transport=ws>')};expires=60`,
  );
  const time = scene.clock.now.getTime();
  expect(await device('till9')).toMatchObject({
    protocol: 'wss',
    registered_status: 'active',
    expiryTime: time + 60_000,
    contact: first.contact.slice(1, -1),
  });
  const second = await scene.registered();
  expect(await device('till9')).toMatchObject({ contact: second.contact.slice(1, -1) });
  scene.clock.now = new Date(time + 60_000);
  expect(await device('till9')).toMatchObject({ registered_status: 'inactive' });
});

test('a renewal from the same socket is not challenged; the end of a registration is at once', async () => {
  const till = await scene.registered();
  const again = till.request('REGISTER', `sip:${sales.realm}`, 'renewal');
  till.send(again);
  expect((await till.answer(again)).status).toBe(200);
  const { final } = await till.register(0);
  expect([final.status, headerOf(final, 'Contact')]).toEqual([200, undefined]);
  expect(await device('till9')).toMatchObject({ registered_status: 'inactive' });
});

test('two clients talk and hear each other; who hangs up ends it for both', async () => {
  const { till, caller, near, far, sent, final, invite } = await scene.bridged();
  expect(headerOf(invite, 'From')).toContain('sip:sales1@globex.sip.example.net');
  expect(scene.legs()).toEqual(['in-progress', 'in-progress']);
  near.hum(600);
  far.hum(1400);
  await Promise.all([far.hears(600), near.hears(1400)]);
  expect((await caller.inDialog(sent, final, 'BYE')).status).toBe(200);
  till.reply(await till.asked('BYE'), 200);
  expect(scene.legs()).toEqual(['completed', 'completed']);
  const [call, leg] = scene.live.list(GLOBEX);
  expect(leg).toMatchObject({
    parent_call_sid: call?.call_sid,
    direction: 'outbound',
    from: 'sales1',
    to: 'till9@globex.sip.example.net',
  });
});

test('a redirect of the API drops the other client, and the caller hears the application', async () => {
  const { till, near } = await scene.bridged();
  const [call, leg] = scene.live.list(GLOBEX);
  const admin = await scene.as('admin');
  // Names the leg, which shares the application of its call.
  await admin.put(`/Accounts/${GLOBEX}/Calls/${leg?.call_sid}`, {
    call_hook: 'https://apps.example.com/other',
  });
  till.reply(await till.asked('BYE'), 200);
  near.hum(1000);
  await near.hears(1000);
  expect(scene.legs()).toEqual(['in-progress', 'completed']);
  expect(scene.statusOf(call?.call_sid ?? '')).toBe('in-progress');
});

test('CANCEL: the client that rings is cancelled, and the call was not answered', async () => {
  const [till, caller] = [await scene.registered(), await scene.client()];
  const { sent } = await caller.invite(uri('till9'), (await scene.browser()).offer());
  const invite = await till.asked('INVITE');
  till.reply(invite, 180);
  await caller.answer(sent, (status) => status === 180);
  caller.send(caller.cancel(sent));
  expect((await caller.answer(caller.cancel(sent))).status).toBe(200);
  expect((await caller.answer(sent)).status).toBe(487);
  till.reply(await till.asked('CANCEL'), 200);
  till.reply(invite, 487);
  await till.asked('ACK');
  expect(scene.legs()).toEqual(['no-answer', 'no-answer']);
});

test.each([
  [486, 'failed', 'busy'],
  [480, 'failed', 'failed'],
])('a client that refuses with %s', async (status, call, leg) => {
  const [till, caller] = [await scene.registered(), await scene.client()];
  const { sent } = await caller.invite(uri('till9'), (await scene.browser()).offer());
  till.reply(await till.asked('INVITE'), status);
  await till.asked('ACK');
  expect((await caller.answer(sent)).status).toBe(status);
  expect(scene.legs()).toEqual([call, leg]);
});

test('a client that answers and leaves at once takes the caller along', async () => {
  const [till, caller] = [await scene.registered(), await scene.client()];
  const { sent } = await caller.invite(uri('till9'), (await scene.browser()).offer());
  const trying = await caller.answer(sent, (status) => status === 100);
  const call = scene.phone.calls.get(headerOf(trying, 'X-Call-Sid') ?? '');
  const over = new Promise<void>((resolve) => call?.onEnded(resolve));
  const invite = await till.asked('INVITE');
  till.reply(invite, 200, await (await scene.browser()).answer(invite.body));
  till.close();
  await over;
  expect([scene.phone.legs.size, scene.phone.calls.size]).toEqual([0, 0]);
  expect(scene.legs()).not.toContain('in-progress');
});

test('a client that vanishes while it rings has refused', async () => {
  const [till, caller] = [await scene.registered(), await scene.client()];
  const { sent } = await caller.invite(uri('till9'), (await scene.browser()).offer());
  await till.asked('INVITE');
  till.close();
  expect((await caller.answer(sent)).status).toBe(503);
});

test('a client whose socket is gone is not reached', async () => {
  const [till, caller] = [await scene.registered(), await scene.client()];
  till.close();
  await till.closed;
  const { sent } = await caller.invite(uri('till9'), (await scene.browser()).offer());
  expect((await caller.answer(sent)).status).toBe(503);
});

test('a device that is none rings, and its name says the rest', async () => {
  const expiryTime = scene.clock.now.getTime() + 60_000;
  const contact = 'sip:desk@192.0.2.1';
  for (const name of ['desk0486', 'desk1']) {
    const address = `${name}@${sales.realm}`;
    scene.live.registrations.set(address, { contact, protocol: 'udp', expiryTime });
  }
  const caller = await scene.client();
  const offer = await (await scene.browser()).offer();
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
  expect(scene.legs()).toEqual(['failed', 'busy', 'in-progress', 'in-progress']);
  vi.advanceTimersByTime(30_000);
  caller.reply(await caller.asked('BYE'), 200);
  expect(scene.legs().slice(2)).toEqual(['completed', 'completed']);
});
