import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LiveRecord } from '../../live/live-state.ts';
import { ACME, GLOBEX, SUPPORT_LINE } from '../../seed/known-sids.ts';
import { type Client, type TestSandbox, testSandbox } from '../../tests/client.ts';

let sandbox: TestSandbox;
let acme: Client;
beforeEach(async () => {
  sandbox = await testSandbox();
  acme = await sandbox.as('acme-user');
});
afterEach(() => sandbox.close());

const calls = `/Accounts/${ACME}/Calls`;
const pass = (seconds: number) => {
  sandbox.clock.now = new Date(sandbox.clock.now.getTime() + seconds * 1000);
};

function put(members: Partial<LiveRecord>): string {
  const call_sid = crypto.randomUUID();
  sandbox.live.add({
    call_sid,
    account_sid: ACME,
    call_status: 'in-progress',
    direction: 'inbound',
    sip_status: 200,
    service_url: 'http://172.31.4.20:3000',
    ...members,
  });
  return call_sid;
}
const bridged = (leg: Partial<LiveRecord> = {}) => {
  const call = put({});
  return { call, leg: put({ direction: 'outbound', parent_call_sid: call, ...leg }) };
};
const read = async (sid: string) => (await acme.get(`${calls}/${sid}`)).json as LiveRecord;
const send = (sid: string, body: object) => acme.put(`${calls}/${sid}`, body);
const recent = async (sid: string) =>
  (await acme.get(`/Accounts/${ACME}/RecentCalls?page=1&count=25&days=1&filter=${sid}`)).json as {
    total: number;
  };

describe('commands', () => {
  it('hang up the call with its legs, whichever of them is named', async () => {
    const { call, leg } = bridged();
    pass(42);
    expect((await send(leg, { call_status: 'completed' })).status).toBe(202);
    expect(await read(call)).toMatchObject({
      call_status: 'completed',
      call_termination_by: 'jambonz',
      duration: 42,
    });
    expect((await read(leg)).call_status).toBe('completed');
    expect((await recent(call)).total).toBe(1);
    expect((await send(call, { mute_status: 'mute' })).status).toBe(422);
  });

  it('end a leg that still rings as one that nobody answered', async () => {
    const { call, leg } = bridged({ call_status: 'ringing', sip_status: 180 });
    await send(call, { call_status: 'completed' });
    expect(await read(leg)).toMatchObject({ call_status: 'no-answer', sip_status: 487 });
  });

  it('refuse a caller, whose record stays as it was', async () => {
    const call = put({ call_status: 'trying', sip_status: 100 });
    expect((await send(call, { call_status: 'no-answer' })).status).toBe(202);
    pass(600);
    expect((await read(call)).call_status).toBe('trying');
  });

  it('drop the partner of a call that goes to another application', async () => {
    const { call, leg } = bridged();
    await send(call, { call_hook: 'https://apps.example.com/ivr' });
    expect((await read(call)).call_status).toBe('in-progress');
    expect((await read(leg)).call_status).toBe('completed');
  });

  it.each([
    [{ mute_status: 'mute' }],
    [{ dtmf: { digit: '1' } }],
    [{ tag: { ticket: 'T-7' } }],
    [{ record: { action: 'startCallRecording', type: 'cloud' } }],
  ])('%o is handed over, and shows nowhere', async (body) => {
    const call = put({});
    const before = await read(call);
    expect((await send(call, body)).text).toBe('Accepted');
    expect(await read(call)).toEqual(before);
  });
});

describe('records', () => {
  it('deleted while the call goes on, are written again by its next status, in no list', async () => {
    const call = put({});
    expect((await acme.delete(`${calls}/${call}`)).status).toBe(204);
    expect((await acme.get(`${calls}/${call}`)).status).toBe(404);
    sandbox.live.change(call, { call_status: 'completed' });
    const again = await read(call);
    expect(again.call_status).toBe('completed');
    expect(again).not.toHaveProperty('service_url');
    expect((await acme.get(calls)).json).toEqual([]);
    expect((await send(call, { tag: { a: 1 } })).status).toBe(500);
  });

  it('of answered calls run out after an hour, of others after twelve', async () => {
    const answered = put({});
    const trying = put({ call_status: 'trying', sip_status: 100 });
    pass(3601);
    expect((await acme.get(`${calls}/${answered}`)).status).toBe(404);
    expect((await acme.get(calls)).json).toContainEqual({});
    expect(await read(trying)).toMatchObject({ call_status: 'trying' });
    pass(12 * 3600);
    expect(sandbox.live.list(ACME)).toEqual([]);
  });
});

describe('rights', () => {
  it('are those of the account; who may only look changes nothing', async () => {
    const call = put({});
    const viewer = await sandbox.as('acme-viewer');
    expect((await viewer.get(calls)).status).toBe(200);
    expect((await viewer.put(`${calls}/${call}`, { mute_status: 'mute' })).status).toBe(403);
    const globex = await sandbox.as('globex-user');
    expect((await globex.get(calls)).status).toBe(403);
    expect((await globex.get(`/Accounts/${GLOBEX}/Calls/${call}`)).status).toBe(404);
  });

  it('let providers control calls, and not make them', async () => {
    const call = put({});
    const provider = await sandbox.as('sp-northwind');
    expect((await provider.put(`${calls}/${call}`, { mute_status: 'mute' })).status).toBe(202);
    const body = { from: '1', to: { type: 'phone', number: '2' }, application_sid: SUPPORT_LINE };
    expect((await provider.post(calls, body)).status).toBe(400);
    expect((await acme.post(calls, body)).status).toBe(201);
  });
});

it('a call that is made rings, is answered, ends, and is among the recent calls', async () => {
  const body = { from: '1', to: { type: 'phone', number: '2' }, application_sid: SUPPORT_LINE };
  const { sid } = (await acme.post(calls, body)).json as { sid: string };
  expect((await read(sid)).call_status).toBe('ringing');
  pass(5);
  expect((await read(sid)).call_status).toBe('in-progress');
  pass(60);
  expect(await read(sid)).toMatchObject({ call_status: 'completed', duration: 30 });
  expect((await recent(sid)).total).toBe(1);
});

describe('a call that is made', () => {
  const make = async (members: object) => {
    const body = { from: '1', to: { type: 'phone', number: '2' }, application_sid: SUPPORT_LINE };
    return ((await acme.post(calls, { ...body, ...members })).json as { sid: string }).sid;
  };
  const phone = (number: string, trunk?: string) => ({ type: 'phone', number, trunk });

  it.each([
    ['15085550486', 'busy', 486],
    ['15085550503', 'failed', 503],
  ])('to %s is %s', async (number, call_status, sip_status) => {
    const sid = await make({ to: phone(number) });
    expect((await read(sid)).call_status).toBe('ringing');
    pass(3);
    expect(await read(sid)).toMatchObject({ call_status, sip_status });
    expect(await recent(sid)).toMatchObject({ data: [{ answered: false, sip_status }] });
  });

  it('rings no longer than its timeout, and talks no longer than its time limit', async () => {
    const unanswered = await make({ to: phone('15085550408'), timeout: 20 });
    const cut = await make({ timeLimit: 10 });
    pass(19);
    expect((await read(unanswered)).call_status).toBe('ringing');
    expect(await read(cut)).toMatchObject({
      call_status: 'completed',
      duration: 10,
      call_termination_by: 'jambonz',
    });
    pass(2);
    expect(await read(unanswered)).toMatchObject({ call_status: 'no-answer', sip_status: 487 });
  });

  it.each([
    [{ to: phone('2', 'Skyline SIP') }, 'Skyline SIP'],
    [{ to: { type: 'user', name: 'desk100' } }, 'user'],
    [{ from: 'nobody’s' }, ''],
  ])('%j names its carrier among the recent calls alone', async (members, trunk) => {
    const sid = await make(members);
    expect(await read(sid)).not.toHaveProperty('trunk');
    expect(await read(sid)).not.toHaveProperty('originating_sip_trunk_name');
    pass(60);
    expect(await recent(sid)).toMatchObject({ data: [{ trunk }] });
  });

  it('from a known number leaves through its carrier', async () => {
    const [number] = sandbox.store.numbers
      .list({ accountSid: ACME })
      .filter(({ voip_carrier_sid }) => voip_carrier_sid !== null);
    const carrier = sandbox.store.carriers.get(number?.voip_carrier_sid ?? '');
    const sid = await make({ from: number?.number });
    pass(60);
    expect(await recent(sid)).toMatchObject({ data: [{ trunk: carrier?.name }] });
  });

  it('has its hooks from its application: those of the body aren’t looked at', async () => {
    const body = {
      from: '1',
      to: phone('2'),
      application_sid: SUPPORT_LINE,
      call_hook: 'not a url',
      call_status_hook: null,
    };
    expect((await acme.post(calls, body)).status).toBe(201);
  });
});

describe('a path in lower case', () => {
  it.each(['calls', 'callcount', 'queues', 'conferences'])(
    '%s has lost its account',
    async (list) => {
      const path = `/accounts/${ACME}/${list}`;
      expect((await acme.get(path)).status).toBe(403);
      const admin = await sandbox.as('admin');
      put({});
      const nothing = list === 'callcount' ? { inbound: 0, outbound: 0 } : [];
      expect((await admin.get(path)).json).toEqual(nothing);
    },
  );
});

it('devices of an account without a realm are never registered', async () => {
  const { account_sid } = sandbox.store.accounts.list({}).find(({ sip_realm }) => !sip_realm) ?? {};
  expect(account_sid).toBeDefined();
  sandbox.store.clients.add({ account_sid, username: 'dispatch1', password: 'Wire-Pass-1' });
  const admin = await sandbox.as('admin');
  const path = `/Accounts/${account_sid}/RegisteredSipUsers/dispatch1`;
  expect((await admin.get(path)).json).toMatchObject({ registered_status: 'inactive' });
});
