import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mediaServer } from '../../sandbox/resources/live-calls/create.ts';
import { ACME } from '../../sandbox/seed/known-sids.ts';
import { subjectOf } from '../../src/features/live/use-live-call.ts';
import { connectedPlatform } from './platform.ts';

const [callSid, legSid] = [crypto.randomUUID(), crypto.randomUUID()];

let platform: Awaited<ReturnType<typeof connectedPlatform>>;
beforeEach(async () => {
  platform = await connectedPlatform('admin', 'Admin-Pass1');
  const goesOn = {
    account_sid: ACME,
    call_status: 'in-progress',
    sip_status: 200,
    service_url: `http://${mediaServer}:3000`,
  };
  platform.live.add({ ...goesOn, call_sid: callSid, direction: 'inbound' });
  platform.live.add({
    ...goesOn,
    call_sid: legSid,
    direction: 'outbound',
    parent_call_sid: callSid,
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await platform.close();
});

/** A page that follows this call; each look asks everything once. */
function following(sid: string) {
  const { initial, questions } = subjectOf(sid);
  let known = initial;
  return async () => {
    for (const question of questions) known = (await question(ACME, known))(known);
    return known;
  };
}

test('the page of a leg follows its call, and finds what is kept of that', async () => {
  const look = following(legSid);
  expect((await look()).call).toMatchObject({ sid: callSid, legs: [{ sid: legSid }] });
  platform.live.change(callSid, { call_status: 'completed', call_termination_by: 'caller' });
  expect(await look()).toMatchObject({
    call: { sid: callSid, status: 'completed', endedBy: 'caller' },
    recent: { call_sid: callSid },
  });
});

test('a call that drops out of the platform’s list stays known', async () => {
  const look = following(callSid);
  await look();
  platform.live.clear();
  expect(await look()).toMatchObject({ call: { sid: callSid, isGone: true }, recent: null });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000 });
  expect(await look()).toMatchObject({ call: { sid: callSid, isGone: true }, recent: null });
});
