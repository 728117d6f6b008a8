import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestTerminal, testTerminal } from '../terminal.fixtures.ts';

type Call = Record<string, string | boolean | number | null>;

let terminal: TestTerminal;
let calls: Call[];
beforeAll(async () => {
  terminal = await testTerminal();
  const admin = await terminal.sandbox.as('sp-northwind');
  const [provider] = (await admin.get('/ServiceProviders')).json as Record<string, string>[];
  const list = `/ServiceProviders/${provider?.['service_provider_sid']}/RecentCalls`;
  const { data } = (await admin.get(`${list}?page=1&count=500&days=30`)).json as { data: Call[] };
  calls = data;
});
afterAll(() => terminal.close());

const as = { as: 'sp-northwind' };
const callWhere = (fits: (call: Call) => boolean) => {
  const found = calls.find(fits);
  if (!found) throw new Error('no such call');
  return found;
};

test('a call that was answered: who, its trace, its SIP', async () => {
  const call = callWhere(
    (one) =>
      one['answered'] === true &&
      one['direction'] === 'inbound' &&
      !/^0*$/.test(String(one['trace_id'])),
  );
  const { status, out } = await terminal.trunkline(
    ['explain', 'call', String(call['call_sid'])],
    as,
  );
  expect(status).toBe(0);
  expect(out).toContain(`${call['from']} called ${call['to']}`);
  expect(out).toMatch(/answered after .*ended the call/);
  expect(out).toMatch(/^ {2}0\.000 s {2}\S/m);
  expect(out).toMatch(/^SIP: .*answered/m);
  expect(out).toMatch(/Carrier \(.*\) → Platform \(.*\) {2}INVITE/);
});

test('a call that failed: why, and what to do; as JSON without the link to a recording', async () => {
  const call = callWhere((one) => one['answered'] === false && one['sip_status'] === 487);
  const args = ['explain', 'call', String(call['call_sid']), '--json'];
  const { status, out } = await terminal.trunkline(args, as);
  expect(status).toBe(0);
  const told = [JSON.parse(out)].flat()[0];
  expect(told.steps.slice(0, 1)).toEqual(['487 Request Terminated']);
  expect(told.call.call_sid).toBe(call['call_sid']);
  expect(told.call).not.toHaveProperty('recording_url');
});

test('a route, by each table that covers the account', async () => {
  const args = ['explain', 'route', '+44 20 7946 0123', '--account', 'Acme Support'];
  const { status, out } = await terminal.trunkline([...args, '--provider', 'Northwind Telecom']);
  expect(status).toBe(0);
  expect(out).toMatch(/^\+442079460123: Skyline SIP\n {2}2 routing tables cover this account/);
  expect(out).toContain('  The default route matches.\n  Sends sips:');
  const asJson = await terminal.trunkline([...args, '--provider', 'Northwind Telecom', '--json']);
  expect(JSON.parse(asJson.out)).toMatchObject([
    { number: '+442079460123', table: 'Northwind outbound', carriers: ['Skyline SIP'] },
    { table: 'Acme outbound', carriers: ['Acme PBX'] },
  ]);
});

test('an inbound call, and what only the engine knows', async () => {
  const args = ['explain', 'inbound', '--from', '198.51.100.7', '--to', '442079460123'];
  const { status, out } = await terminal.trunkline([...args, '--account', 'Acme Support'], as);
  expect(status).toBe(0);
  expect(out).toMatch(
    /^\S.*: of Acme Support, by Acme PBX\n {2}The host is the SIP realm of Acme Support\.\n/,
  );
  expect(out).toContain('not known: Calls beyond the limits');
});

test.each(['198.51.100', '2001:db8::1', 'sip.example.net'])(
  'a call from %s is not explained: no gateway is compared with it',
  async (from) => {
    const args = ['explain', 'inbound', '--from', from, '--account', 'Acme Support'];
    const { status, err } = await terminal.trunkline(args, as);
    expect(status).toBe(1);
    expect(err).toContain(`"${from}" is no IPv4 address`);
  },
);

test('a capture from a file', async () => {
  const call = callWhere((one) => one['answered'] === true && one['sip_callid'] !== '');
  const response = await terminal.sandbox.app.request(
    `/api/v1/Accounts/${call['account_sid']}/RecentCalls/${encodeURIComponent(String(call['sip_callid']))}/invite/pcap`,
    { headers: { authorization: `Bearer ${await tokenOf('sp-northwind')}` } },
  );
  const file = join(terminal.folder, 'call.pcap');
  writeFileSync(file, new Uint8Array(await response.arrayBuffer()));
  const { status, out } = await terminal.trunkline(['explain', 'capture', file, '--json'], {
    API_BASE_URL: '',
  });
  expect(status).toBe(0);
  const told = JSON.parse(out);
  expect(told.title).toMatch(/answered/);
  expect(told.messages[0]).toMatchObject({ method: 'INVITE', status: null });
});

async function tokenOf(username: string): Promise<string> {
  const answer = await terminal.sandbox.app.request('/api/v1/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: terminal.passwordOf(username) }),
  });
  return JSON.parse(await answer.text()).token;
}

test('what can’t be explained is said', async () => {
  const missing = await terminal.trunkline(['explain', 'call', 'no-such-call'], as);
  expect(missing).toEqual({
    status: 1,
    out: '',
    err: 'There is no call no-such-call in the last 30 days.\n',
  });
  const text = terminal.written('text.pcap', 'this is no capture at all, and long enough');
  expect((await terminal.trunkline(['explain', 'capture', text])).err).toBe(
    `${text}: This is not a capture: neither pcap nor pcapng.\n`,
  );
  expect((await terminal.trunkline(['explain', 'route', '44'], as)).err).toBe(
    'Name the account with --account.\n',
  );
  expect((await terminal.trunkline(['explain', 'weather', 'x'])).err).toMatch(
    /^Can't explain "weather"/,
  );
});
