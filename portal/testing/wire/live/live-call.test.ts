import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ACME } from '../../../sandbox/seed/known-sids.ts';
import { subjectOf } from '../../../src/shared/calls/live/use-live-call.ts';
import { callSid, legSid, platformWithCall } from './bridged-call.ts';

let platform: Awaited<ReturnType<typeof platformWithCall>>;
beforeEach(async () => {
  platform = await platformWithCall();
});
afterEach(async () => {
  vi.useRealTimers();
  await platform.close();
});

/** Follows a call as its page does; each look makes every request once. */
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
