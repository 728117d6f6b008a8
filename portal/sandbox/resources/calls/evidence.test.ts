import { describe, expect, test } from 'vitest';
import { ACME, GLOBEX, NORTHWIND } from '../../seed/known-sids.ts';
import { DAY, NOW, PATH, sandboxWithCalls } from '../../tests/calls.ts';
import type { CallRow } from './store.ts';

type List = {
  data: { recording_url: string | null }[];
};

const calls = sandboxWithCalls();
const { sandbox, acme, ofAcme } = calls;
const list = calls.list<List>;

describe('what is known of a call', () => {
  const recorded = () => {
    const call = ofAcme(({ recording, answered }) => recording !== null && answered === 1).at(-1);
    if (!call) throw new Error('no recorded call');
    return call;
  };
  const urlOf = async (sid: string) => String((await list(`filter=${sid}`)).data[0]?.recording_url);

  test('its recording, whole and in part', async () => {
    const url = await urlOf(recorded().call_sid);
    const get = async (range?: string) => {
      const login = await sandbox().app.request('/api/v1/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'acme-user', password: 'Acct-Pass-1' }),
      });
      const { token } = (await login.json()) as { token: string };
      const headers: Record<string, string> = { authorization: `Bearer ${token}` };
      if (range !== undefined) headers['range'] = range;
      return sandbox().app.request(`/api/v1${url}`, { headers });
    };
    const whole = await get();
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toBe('audio/wav');
    expect(whole.headers.get('content-length')).toBeNull();
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes.subarray(0, 4).toString()).toBe('RIFF');
    expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);

    const part = await get('bytes=10-19');
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 10-19/${bytes.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
    const tail = await get('bytes=-5');
    expect(Buffer.from(await tail.arrayBuffer())).toEqual(bytes.subarray(-5));
    const rest = await get(`bytes=${bytes.length - 3}-`);
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(bytes.subarray(-3));
    const beyond = await get(`bytes=${bytes.length}-`);
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ]);
    for (const odd of ['bytes=5-2', 'bytes=a-b', 'lines=1-2', 'bytes=1-2,4-5', 'bytes=-']) {
      expect((await get(odd)).status, odd).toBe(200);
    }
  });

  test('a deleted recording is gone, its address stays', async () => {
    const { call_sid } = recorded();
    const url = await urlOf(call_sid);
    expect((await acme().get(url.replace('/wav', '/mp3'))).status).toBe(404);
    expect((await acme().get(url.replace('/record/20', '/record/19'))).status).toBe(404);
    expect((await acme().delete(url)).status).toBe(204);
    const after = await acme().get(url);
    expect([after.status, after.text]).toEqual([404, 'Not Found']);
    expect((await acme().delete(url)).status).toBe(404);
    expect(await urlOf(call_sid)).toBe(url);
  });

  test('its trace, unless it failed early', async () => {
    const call = recorded();
    expect((await acme().get(`${PATH}/trace/${call.trace_id}`)).status).toBe(200);
    const failed = ofAcme(({ answered }) => answered === 0);
    expect(failed.every(({ trace_id }) => trace_id === '0'.repeat(32))).toBe(true);
    expect((await acme().get(`${PATH}/trace/${'0'.repeat(32)}`)).status).toBe(404);
    expect((await acme().get(`${PATH}/trace/none`)).status).toBe(404);
  });

  test('its capture, for seven days', async () => {
    const young = ofAcme(({ attempted_at }) => attempted_at > NOW - 6 * DAY)[0];
    const old = ofAcme(({ attempted_at }) => attempted_at < NOW - 7 * DAY)
      .sort((a, b) => a.attempted_at - b.attempted_at)
      .at(-1);
    const path = (call?: CallRow) => `${PATH}/${encodeURIComponent(call?.sip_callid ?? '')}`;
    expect((await acme().get(path(young))).json).toMatchObject({ data: { messages: [] } });
    expect((await acme().get(path(old))).json).toMatchObject({ total: 0 });
    const pcap = await acme().get(`${path(young)}/invite/pcap`);
    expect(pcap.status).toBe(200);
    expect(pcap.headers.get('content-disposition')).toBe(
      `attachment; filename=callid-${young?.sip_callid}.pcap`,
    );
    expect((await acme().get(`${path(young)}/register/pcap`)).status).toBe(200);
    expect((await acme().get(`${path(young)}/options/pcap`)).status).toBe(404);
    expect((await acme().get(`${path(old)}/invite/pcap`)).status).toBe(404);
  });

  test("the capture of a carrier's registration, for those it belongs to", async () => {
    const ofPbx = '/RecentCalls/5c0d7e3a-1111-4c2f-9b7e-0f0f0f0f0f01';
    const pcap = await acme().get(`/Accounts/${ACME}${ofPbx}/register/pcap`);
    expect(pcap.status).toBe(200);
    expect(pcap.text).toContain('sip:acme-pbx@pbx.example.com');
    expect((await acme().get(`/Accounts/${ACME}${ofPbx}/invite/pcap`)).status).toBe(404);
    const globex = await sandbox().as('globex-user');
    expect((await globex.get(`/Accounts/${GLOBEX}${ofPbx}/register/pcap`)).status).toBe(404);
    const provider = await sandbox().as('sp-northwind');
    const path = `/ServiceProviders/${NORTHWIND}${ofPbx}/register/pcap`;
    expect((await provider.get(path)).status).toBe(200);
  });

  test('its log: texts of JSON in order of time', async () => {
    const call = recorded();
    const lines = (await acme().get(`${PATH}/${call.call_sid}/logs`)).json as string[];
    const entries = lines.map((line) => JSON.parse(line) as { time: number; callSid: string });
    expect(entries.length).toBeGreaterThan(3);
    expect(entries.every(({ callSid }) => callSid === call.call_sid)).toBe(true);
    expect(entries[0]?.time).toBe(call.attempted_at);
    expect(entries.at(-1)?.time).toBe(call.terminated_at);
    const sp = await sandbox().as('sp-northwind');
    const path = `/ServiceProviders/${NORTHWIND}/RecentCalls/${call.call_sid}/logs`;
    expect((await sp.get(path)).status).toBe(400);
  });
});
