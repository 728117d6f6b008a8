import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '../../client/calls/transport.ts';
import { anyCall } from './recent-calls.ts';
import { siftedCalls } from './sifted-calls.ts';

beforeEach(() => {
  connect({
    baseUrl: 'https://api.example.com/v1',
    getToken: () => 'token',
    onUnauthorized: () => undefined,
    onUnreachable: () => undefined,
  });
});
afterEach(() => vi.unstubAllGlobals());

const call = (sid: string, answered: boolean | null, sip_status: number, recording = false) => ({
  account_sid: 'a',
  call_sid: sid,
  answered,
  sip_status,
  recording_url: recording ? '/record' : null,
  attempted_at: '2026-11-27T10:00:00.000Z',
});

/** A platform that filters like the real one: a call without the flag is neither answered nor unanswered. */
function platformWith(calls: readonly ReturnType<typeof call>[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const query = new URL(url).searchParams;
    const answered = query.get('answered') ?? '';
    const data = calls.filter((one) => answered === '' || String(one.answered) === answered);
    const count = Number(query.get('count'));
    if (count > 1) asked.push(answered);
    const body = { total: data.length, page_size: count, page: 1, data: data.slice(0, count) };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  return asked;
}

const owner = { kind: 'account', sid: 'a' } as const;
const filter = { ...anyCall, period: { days: 1 } };
const found = async (sift: number | 'recorded') =>
  (await siftedCalls(owner, filter, sift)).calls.map(({ call_sid }) => call_sid);

const known = [call('busy', false, 486), call('talk', true, 200), call('kept', true, 200, true)];

test('a call that does not say whether it was answered is found by its SIP status', async () => {
  platformWith([...known, call('odd', null, 486), call('odd kept', null, 200, true)]);
  expect(await found(486)).toEqual(['busy', 'odd']);
  expect(await found(200)).toEqual(['talk', 'kept', 'odd kept']);
  expect(await found('recorded')).toEqual(['kept', 'odd kept']);
});

test('where all of them say it, only those that may fit are looked through', async () => {
  const asked = platformWith(known);
  expect(await found(486)).toEqual(['busy']);
  expect(asked).toEqual(['false']);
});
