import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCapture } from '../../../../ui/src/engines/sip-capture/capture.ts';
import { GLOBEX_APP } from '../../seed/known-sids.ts';
import { headerOf } from '../message.ts';
import { type Browser, loudness, openBrowser } from '../tests/browser.ts';
import type { RawClient } from '../tests/raw-client.ts';
import { GLOBEX, openWorld, type World } from '../tests/sip-world.ts';

let world: World;
let browser: Browser;
beforeEach(async () => {
  world = await openWorld();
  browser = await openBrowser();
});
afterEach(async () => {
  await browser.close();
  await world.end();
});

const application = `sip:app-${GLOBEX_APP}@globex.sip.example.net`;

/** Makes a call that is answered and acknowledged. */
async function call(client: RawClient) {
  const { sent, final } = await client.ask('INVITE', application, { body: await browser.offer() });
  expect(final.status).toBe(200);
  client.acknowledge(sent, final);
  await browser.accept(final.body);
  const sid = headerOf(final, 'X-Call-Sid') ?? '';
  const callId = headerOf(sent, 'Call-ID') ?? '';
  return { sent, final, sid, callId };
}

const live = (sid: string) => world.live.get(GLOBEX, sid);
const admin = () => world.as('admin');
const recent = async (sid: string) => {
  const path = `/Accounts/${GLOBEX}/RecentCalls?page=1&count=25&days=1&filter=${sid}`;
  const { json } = await (await admin()).get(path);
  return (json as { data: Record<string, unknown>[] }).data[0];
};

test('what is said is heard back after the greeting, keys are read back, and # hangs up', async () => {
  world.store.accounts.change(GLOBEX, { record_all_calls: 1, bucket_credential: '{}' });
  const client = await world.client();
  const { sid } = await call(client);
  expect(live(sid)).toMatchObject({
    call_status: 'in-progress',
    direction: 'inbound',
    from: 'sales1',
    to: `app-${GLOBEX_APP}`,
    application_sid: GLOBEX_APP,
    originating_sip_ip: '127.0.0.1',
  });
  await browser.connected;
  browser.hum(1000);
  await browser.hears(1000);
  await browser.press('5');
  await Promise.all([browser.hears(770), browser.hears(1336)]);
  await browser.press('#');
  const bye = await client.asked('BYE');
  client.reply(bye, 200);
  expect(live(sid)).toMatchObject({ call_status: 'completed', call_termination_by: 'jambonz' });

  const row = await recent(sid);
  const response = await world.app.request(`/api/v1${row?.['recording_url']}`, {
    headers: { authorization: `Bearer ${await world.tokenOf('admin')}` },
  });
  const wav = new Int16Array((await response.arrayBuffer()).slice(44));
  const side = (channel: number) => wav.filter((_, index) => index % 2 === channel);
  expect(loudness(side(0), 1000)).toBeGreaterThan(0.4);
  expect(loudness(side(0), 770)).toBeLessThan(0.05);
  for (const hertz of [1000, 770, 1336]) expect(loudness(side(1), hertz)).toBeGreaterThan(0.08);
});

test('a call leaves its row, its trace, its log and the very messages it was made of', async () => {
  const client = await world.client();
  const { sent, final, sid, callId } = await call(client);
  const trace = `/Accounts/${GLOBEX}/RecentCalls/trace/${live(sid)?.['trace_id']}`;
  await client.inDialog(sent, final, 'INFO', {
    headers: [['Content-Type', 'application/dtmf-relay']],
    body: 'Signal=7\r\nDuration=160\r\n',
  });
  world.clock.now = new Date(world.clock.now.getTime() + 1000);
  const going = (await (await admin()).get(trace)).text;
  expect(going).toContain('"name":"dtmf:7"');
  expect(going).not.toContain('incoming-call');
  expect((await client.inDialog(sent, final, 'BYE')).status).toBe(200);
  expect(await recent(sid)).toMatchObject({
    trunk: 'user',
    direction: 'inbound',
    answered: true,
    sip_callid: callId,
    termination_reason: 'caller hungup',
    remote_host: '127.0.0.1',
    recording_url: null,
  });
  expect((await (await admin()).get(trace)).text).toContain('incoming-call');
  const logs = `/Accounts/${GLOBEX}/RecentCalls/${sid}/logs`;
  expect((await (await admin()).get(logs)).text).toContain('dtmf:7');

  const pcap = `/api/v1/Accounts/${GLOBEX}/RecentCalls/${callId}/invite/pcap`;
  const file = await world.app.request(pcap, {
    headers: { authorization: `Bearer ${await world.tokenOf('admin')}` },
  });
  const { messages } = readCapture(new Uint8Array(await file.arrayBuffer()));
  expect(messages.map(({ method, status }) => status ?? method)).toEqual([
    'INVITE',
    407,
    'ACK',
    'INVITE',
    100,
    180,
    200,
    'ACK',
    'INFO',
    200,
    'BYE',
    200,
  ]);
  expect(messages.every(({ from, to }) => [from.port, to.port].includes(world.port))).toBe(true);
});

test('the API hangs up: BYE', async () => {
  const client = await world.client();
  const { sid } = await call(client);
  const path = `/Accounts/${GLOBEX}/Calls/${sid}`;
  expect((await (await admin()).put(path, { call_status: 'completed' })).status).toBe(202);
  client.reply(await client.asked('BYE'), 200);
  expect(await recent(sid)).toMatchObject({ termination_reason: 'call hungup by application' });
});

test('digits and requests of the API reach the client', async () => {
  const client = await world.client();
  const { sid } = await call(client);
  await browser.connected;
  const path = `/Accounts/${GLOBEX}/Calls/${sid}`;
  await (await admin()).put(path, { dtmf: { digit: '1', duration: 300 } });
  await Promise.all([browser.hears(697), browser.hears(1209)]);
  const request = { method: 'INFO', content_type: 'text/plain', content: 'hello' };
  const answered = (await admin()).put(path, { sip_request: request });
  const info = await client.asked('INFO');
  expect(info.body).toBe('hello');
  client.reply(info, 415);
  expect((await answered).json).toMatchObject({ status: 415 });
});

test('the API records a part, whispers and redirects', async () => {
  world.store.accounts.change(GLOBEX, { bucket_credential: '{}' });
  const client = await world.client();
  const { sent, final, sid, callId } = await call(client);
  await browser.connected;
  const user = await admin();
  const command = (body: object) => user.put(`/Accounts/${GLOBEX}/Calls/${sid}`, body);
  await command({ record: { action: 'startCallRecording', type: 'cloud' } });
  // Sent after the start: once it is heard, something has been recorded.
  await command({ dtmf: { digit: '1', duration: 300 } });
  await Promise.all([browser.hears(697), browser.hears(1209)]);
  await command({
    whisper: [
      { verb: 'say', text: 'Hello.' },
      { verb: 'play', url: 'x' },
    ],
  });
  await command({ call_hook: 'https://apps.example.com/other' });
  await command({ record: { action: 'stopCallRecording', type: 'cloud' } });
  await client.inDialog(sent, final, 'BYE');
  const row = await recent(sid);
  expect(row?.['recording_url']).toMatch(/\/wav$/);
  const { trace } = world.store.evidence.get(sid) ?? {};
  const names = trace?.children?.map(({ name }) => name) ?? [];
  expect(names[0]).toBe('background-record:listen');
  expect(names.filter((name) => name.startsWith('verb:say'))).toHaveLength(2);
  expect(row?.['sip_callid']).toBe(callId);
});

test('hold: nothing is sent to who holds; then it goes on', async () => {
  const client = await world.client();
  const { sent, final } = await call(client);
  await browser.connected;
  const renew = async (direction: string) => {
    const offer = (await browser.offer()).replace('a=sendrecv', `a=${direction}`);
    const answer = await client.inDialog(sent, final, 'INVITE', { body: offer });
    client.acknowledge(sent, answer);
    return answer.body;
  };
  expect(await renew('inactive')).toContain('a=inactive\r\n');
  expect(await renew('sendonly')).toContain('a=recvonly\r\n');
  const before = browser.heard();
  // Setting up another call takes longer than a few packets.
  await client.ask('INVITE', application, { body: await browser.offer() });
  expect(browser.heard() - before).toBeLessThanOrEqual(160);
  expect(await renew('sendrecv')).toContain('a=sendrecv\r\n');
  await browser.hearsMore();
});

test('a description that can not be agreed on is refused, and the call goes on', async () => {
  const client = await world.client();
  const { sent, final, sid } = await call(client);
  const answer = await client.inDialog(sent, final, 'INVITE', { body: 'v=0\r\n' });
  expect(answer.status).toBe(488);
  expect(live(sid)?.call_status).toBe('in-progress');
  const { final: other } = await client.ask('INVITE', application, { body: 'nonsense' });
  expect(other.status).toBe(488);
});

test('without a path the candidate leads nowhere', async () => {
  await world.fault({ noIcePath: true }, 1);
  const client = await world.client();
  const { final } = await call(client);
  expect(final.body).toMatch(/a=candidate:\S+ 1 udp \d+ 127\.0\.0\.1 65534 typ host/);
});

test('a client that vanishes has hung up', async () => {
  const client = await world.client();
  const { sid } = await call(client);
  const gone = new Promise((resolve) => world.phone.calls.get(sid)?.onEnded(() => resolve(true)));
  client.close();
  await gone;
  expect(await recent(sid)).toMatchObject({ termination_reason: 'caller hungup' });
});

test('requests for a call that is none', async () => {
  const client = await world.client();
  const { sent, final } = await call(client);
  await client.inDialog(sent, final, 'BYE');
  for (const method of ['BYE', 'INFO', 'INVITE', 'REFER']) {
    expect((await client.inDialog(sent, final, method)).status).toBe(481);
  }
  expect((await client.ask('CANCEL', application)).final.status).toBe(481);
});
