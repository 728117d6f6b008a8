import { afterEach, beforeEach, expect, test } from 'vitest';
import { callsHappen, openSandbox } from '../open.ts';
import { ACME, GLOBEX } from '../seed/known-sids.ts';
import { type TestSandbox, testSandbox } from '../tests/client.ts';
import { isEnded, type LiveRecord } from './live-state.ts';
import { startRhythm } from './rhythm.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await testSandbox();
});
afterEach(() => sandbox.close());

const shown = async (account: string) => {
  const admin = await sandbox.as('admin');
  return (await admin.get(`/Accounts/${account}/Calls`)).json as LiveRecord[];
};
const pass = (seconds: number) => {
  sandbox.clock.now = new Date(sandbox.clock.now.getTime() + seconds * 1000);
};

test('without a rhythm nobody calls', async () => {
  expect(await shown(ACME)).toEqual([]);
});

test('about six calls go on in Acme at any time, fewer elsewhere', async () => {
  startRhythm(sandbox.live, sandbox.store);
  let acme = 0;
  let globex = 0;
  const rounds = 30;
  for (let round = 0; round < rounds; round += 1) {
    const calls = (await shown(ACME)).filter((one) => !isEnded(one) && !one['parent_call_sid']);
    acme += calls.length;
    globex += (await shown(GLOBEX)).filter((one) => !isEnded(one)).length;
    pass(60);
  }
  expect(acme / rounds).toBeGreaterThan(3.5);
  expect(acme / rounds).toBeLessThan(8);
  expect(globex / rounds).toBeGreaterThan(0.3);
  expect(globex).toBeLessThan(acme);
});

test('the same moment has the same calls', async () => {
  startRhythm(sandbox.live, sandbox.store);
  const first = await shown(ACME);
  const again = await testSandbox();
  startRhythm(again.live, again.store);
  const admin = await again.as('admin');
  expect((await admin.get(`/Accounts/${ACME}/Calls`)).json).toEqual(first);
  again.close();
});

test('the trace of a call grows while it lasts; its root comes at its end', async () => {
  startRhythm(sandbox.live, sandbox.store);
  const admin = await sandbox.as('admin');
  const lengths: number[] = [];
  const [call] = (await shown(ACME)).filter(
    ({ call_status, parent_call_sid }) => call_status === 'in-progress' && !parent_call_sid,
  );
  const path = `/Accounts/${ACME}/RecentCalls/trace/${call?.['trace_id']}`;
  for (let round = 0; round < 20; round += 1) {
    const { json } = await admin.get(path);
    lengths.push((json as { resourceSpans: unknown[] }).resourceSpans.length);
    pass(10);
    await shown(ACME);
  }
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(lengths.at(-1)).toBeGreaterThan(lengths[0] ?? 0);
});

test('a call passes through its states, and is among the recent calls at its end', async () => {
  startRhythm(sandbox.live, sandbox.store);
  const statuses = new Map<string, Set<string>>();
  for (let round = 0; round < 200; round += 1) {
    for (const { call_sid, call_status } of await shown(ACME)) {
      statuses.set(call_sid, (statuses.get(call_sid) ?? new Set()).add(call_status));
    }
    pass(2);
  }
  const whole = [...statuses].find(([, seen]) =>
    ['trying', 'in-progress', 'completed'].every((one) => seen.has(one)),
  );
  expect(whole).toBeDefined();
  const admin = await sandbox.as('admin');
  const path = `/Accounts/${ACME}/RecentCalls?page=1&count=25&days=1&filter=${whole?.[0]}`;
  expect((await admin.get(path)).json).toMatchObject({ total: 1 });
});

test.each([
  [{ SANDBOX_CALLS: '0' }, false],
  [{ SANDBOX_CALLS: '1' }, true],
  [{}, true],
] as const)('with %j calls happen: %s', async (environment, isBusy) => {
  const now = () => new Date('2026-11-20T12:00:00Z');
  const hasCalls = callsHappen(environment);
  const { live, close } = await openSandbox({ file: ':memory:', now, scale: 0.02, hasCalls });
  expect(live.list(ACME).length > 0).toBe(isBusy);
  close();
});

test('queues and conferences that someone has set stay as they were set', async () => {
  startRhythm(sandbox.live, sandbox.store);
  const admin = await sandbox.as('admin');
  const queuesOf = async (account: string) => (await admin.get(`/Accounts/${account}/Queues`)).json;
  await sandbox.app.request('/sandbox/live', {
    method: 'PUT',
    body: JSON.stringify({ account_sid: ACME, queues: { vip: 7 }, conferences: [] }),
  });
  for (let round = 0; round < 10; round += 1) {
    pass(60);
    expect(await queuesOf(ACME)).toEqual([{ name: 'vip', length: 7 }]);
    expect((await admin.get(`/Accounts/${ACME}/Conferences`)).json).toEqual([]);
  }
});

test('most devices are registered, each until its hour is over; what is set stays', async () => {
  startRhythm(sandbox.live, sandbox.store);
  const admin = await sandbox.as('admin');
  const registered = async () =>
    (await admin.post(`/Accounts/${ACME}/RegisteredSipUsers`, [])).json as {
      name: string;
      expiryTime: number;
    }[];
  const seen = new Set<string>();
  for (let round = 0; round < 6; round += 1) {
    for (const { name, expiryTime } of await registered()) {
      seen.add(name);
      const left = expiryTime - sandbox.clock.now.getTime();
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(3_600_000);
    }
    pass(3600);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['desk100', 'desk101']));
  const realm = sandbox.store.accounts.get(ACME)?.sip_realm;
  const expiryTime = sandbox.clock.now.getTime() + 86_400_000;
  sandbox.live.registrations.clear();
  sandbox.live.registrations.set(`guest@${realm}`, { contact: 'x', protocol: 'tcp', expiryTime });
  pass(1);
  expect(await registered()).toContainEqual(expect.objectContaining({ name: 'guest', expiryTime }));
});

test('a call that nobody watched is among the recent calls at its end', async () => {
  startRhythm(sandbox.live, sandbox.store);
  const [call] = (await shown(ACME)).filter(
    ({ call_status, parent_call_sid }) => call_status === 'in-progress' && !parent_call_sid,
  );
  pass(300);
  const admin = await sandbox.as('admin');
  const path = `/Accounts/${ACME}/RecentCalls?page=1&count=25&days=1&filter=${call?.call_sid}`;
  expect((await admin.get(path)).json).toMatchObject({ total: 1 });
});

test('what someone registers in place of a device of the rhythm stays until it is gone', async () => {
  startRhythm(sandbox.live, sandbox.store);
  sandbox.live.pass();
  const [device = ''] = [...sandbox.live.registrations.keys()];
  const expiryTime = sandbox.clock.now.getTime() + 60_000;
  const own = { contact: 'sip:x@y.invalid', protocol: 'wss', expiryTime };
  sandbox.live.registrations.set(device, own);
  pass(1);
  sandbox.live.pass();
  expect(sandbox.live.registrations.get(device)).toBe(own);
  sandbox.live.registrations.delete(device);
  pass(1);
  sandbox.live.pass();
  expect(sandbox.live.registrations.get(device)).toMatchObject({ contact: expect.any(String) });
});
