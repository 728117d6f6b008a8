import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GLOBEX_APP } from '../../seed/known-sids.ts';
import { headerOf } from '../message.ts';
import { openScene, type Scene, uri } from '../tests/scene.ts';
import { GLOBEX } from '../tests/sip-world.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(async () => {
  vi.useRealTimers();
  await scene.end();
});

/** The API calls a registered client. */
async function calledOut(more: Record<string, unknown> = {}) {
  const till = await scene.registered();
  const admin = await scene.as('admin');
  const { json } = await admin.post(`/Accounts/${GLOBEX}/Calls`, {
    from: '15085550199',
    to: { type: 'user', name: 'till9' },
    application_sid: GLOBEX_APP,
    ...more,
  });
  const { sid } = json as { sid: string };
  return { till, sid, admin, invite: await till.asked('INVITE') };
}

test('a call of the API rings the client, which answers and hangs up', async () => {
  const { till, sid, invite } = await calledOut();
  expect(headerOf(invite, 'X-Call-Sid')).toBe(sid);
  expect(scene.statusOf(sid)).toBe('trying');
  till.reply(invite, 180);
  const far = await scene.browser();
  till.reply(invite, 200, await far.answer(invite.body));
  await till.asked('ACK');
  await far.connected;
  await far.hearsMore();
  expect(scene.statusOf(sid)).toBe('in-progress');
  const to = headerOf(invite, 'From') ?? '';
  const bye = till.request('BYE', invite.uri, headerOf(invite, 'Call-ID') ?? '', {
    headers: [['To', to]],
  });
  till.send(bye);
  expect((await till.answer(bye)).status).toBe(200);
  expect(scene.live.get(GLOBEX, sid)).toMatchObject({
    call_status: 'completed',
    call_termination_by: 'caller',
    direction: 'outbound',
  });
});

test('a call of the API: busy, cancelled by it, and not answered in time', async () => {
  const busy = await calledOut();
  busy.till.reply(busy.invite, 486);
  await busy.till.asked('ACK');
  expect(scene.statusOf(busy.sid)).toBe('busy');

  const cancelled = await calledOut();
  cancelled.till.reply(cancelled.invite, 180);
  await cancelled.admin.put(`/Accounts/${GLOBEX}/Calls/${cancelled.sid}`, {
    call_status: 'no-answer',
  });
  cancelled.till.reply(await cancelled.till.asked('CANCEL'), 200);
  expect(scene.statusOf(cancelled.sid)).toBe('no-answer');

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const late = await calledOut({ timeout: 20 });
  vi.advanceTimersByTime(20_000);
  await late.till.asked('CANCEL');
  expect(scene.statusOf(late.sid)).toBe('no-answer');
});

test('the API refuses a caller who is not answered yet: 503, and the record stays', async () => {
  const [till, caller] = [await scene.registered(), await scene.client()];
  const { sent } = await caller.invite(uri('till9'), (await scene.browser()).offer());
  await till.asked('INVITE');
  const ringing = await caller.answer(sent, (code) => code === 100);
  const sid = headerOf(ringing, 'X-Call-Sid') ?? '';
  const admin = await scene.as('admin');
  await admin.put(`/Accounts/${GLOBEX}/Calls/${sid}`, { call_status: 'no-answer' });
  expect((await caller.answer(sent)).status).toBe(503);
  await till.asked('CANCEL');
  expect(scene.statusOf(sid)).toBe('trying');
});
