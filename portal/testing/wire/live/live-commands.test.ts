import { DigitsNotSent } from '@trunkline/ui/engines/live-calls';
import type { CallCommand } from '@trunkline/ui/widgets/call-controls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ACME, SUPPORT_LINE } from '../../../sandbox/seed/known-sids.ts';
import { sendCommand } from '../../../src/features/live/one-call/commands.ts';
import { command } from '../../../src/platform/client/calls/transport.ts';
import { callSid, legSid, platformWithCall } from './bridged-call.ts';

const call = { accountSid: ACME, sid: callSid };
const hook = { url: 'https://apps.example.com/next', method: 'GET' };

let platform: Awaited<ReturnType<typeof platformWithCall>>;
beforeEach(async () => {
  platform = await platformWithCall();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await platform.close();
});

/** Writes that a command sends, with the sid at the end of their path. */
async function sentBy(one: CallCommand) {
  const { fetch } = globalThis;
  const sent: [method: string, sid: string | undefined, body: unknown][] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    if (method !== 'GET') {
      sent.push([method, url.split('/').at(-1), typeof body === 'string' && JSON.parse(body)]);
    }
    return fetch(url, init);
  });
  await sendCommand(call, one);
  return sent;
}

test.each<[CallCommand, string, object]>([
  [{ action: 'hang-up' }, callSid, { call_status: 'completed' }],
  [{ action: 'mute', legSid }, legSid, { mute_status: 'mute' }],
  [{ action: 'unmute', legSid }, legSid, { mute_status: 'unmute' }],
  [
    { action: 'whisper', legSid, text: 'Two minutes' },
    legSid,
    { whisper: { verb: 'say', text: 'Two minutes' } },
  ],
  [{ action: 'digits', legSid, digits: '#' }, legSid, { dtmf: { digit: '#' } }],
  [
    { action: 'start-recording' },
    callSid,
    { record: { action: 'startCallRecording', type: 'cloud' } },
  ],
  [
    { action: 'stop-recording' },
    callSid,
    { record: { action: 'stopCallRecording', type: 'cloud' } },
  ],
  [{ action: 'tag', tag: { ticket: 'T-7' } }, callSid, { tag: { ticket: 'T-7' } }],
])('%o is one request', async (one, sid, body) => {
  expect(await sentBy(one)).toEqual([['PUT', sid, body]]);
});

test.each([
  ['was refused', async () => new Response('{}', { status: 500 }), '2#'],
  ['has no answer, and may have been heard', () => Promise.reject(new TypeError('lost')), '#'],
])('after a digit that %s, what is left is sent again', async (_, answer, unsent) => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) =>
    String(init.body).includes('"2"') ? answer() : fetch(url, init),
  );
  const failed = await sendCommand(call, { action: 'digits', legSid, digits: '12#' }).catch(
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(DigitsNotSent);
  expect(failed).toMatchObject({ unsent, message: expect.stringMatching(/^Sent: 1\. /) });
});

test('a call that rings is cancelled', async () => {
  platform.live.change(callSid, { call_status: 'ringing', direction: 'outbound' });
  expect(await sentBy({ action: 'cancel' })).toEqual([
    ['PUT', callSid, { call_status: 'no-answer' }],
  ]);
  expect(platform.live.get(ACME, callSid)?.call_status).toBe('no-answer');
});

test('clearing removes the record of the leg alone', async () => {
  expect(await sentBy({ action: 'clear', legSid })).toEqual([['DELETE', legSid, false]]);
  expect(platform.live.get(ACME, legSid)).toBeUndefined();
  expect(platform.live.get(ACME, callSid)?.call_status).toBe('in-progress');
});

test.each([
  [{ ...hook, username: 'engine', password: 'Hook-Pass1' }],
  [{ ...hook, username: null, password: null }],
])('a call is sent to another application with its webhook: %o', async (call_hook) => {
  await command('PUT', `Applications/${SUPPORT_LINE}`, { body: { call_hook } });
  const redirected = await sentBy({ action: 'redirect', applicationSid: SUPPORT_LINE });
  expect(redirected).toEqual([
    ['PUT', callSid, { call_hook: call_hook.username === null ? hook : call_hook }],
  ]);
});
