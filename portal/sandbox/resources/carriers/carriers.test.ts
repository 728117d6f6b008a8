import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ACME, ACME_PBX, CONTOSO, GLOBEX, IDLE_TRUNK, NORTHWIND } from '../../seed/known-sids.ts';
import { type Client, type TestSandbox, testSandbox } from '../../tests/client.ts';

let sandbox: TestSandbox;
let admin: Client;
let acme: Client;
beforeEach(async () => {
  sandbox = await testSandbox();
  admin = await sandbox.as('admin');
  acme = await sandbox.as('acme-user');
});
afterEach(() => sandbox.close());

type Rows = Record<string, unknown>[];
const rows = async (client: Client, path: string) => (await client.get(path)).json as Rows;
const sidOf = (answer: { json: unknown }) => (answer.json as { sid: string }).sid;

describe('who sees which carriers', () => {
  test('the two paths of an account user differ in the unbound ones', async () => {
    const listed = await rows(acme, '/VoipCarriers');
    const owners = new Set(listed.map((carrier) => carrier['account_sid']));
    expect(owners).toEqual(new Set([ACME, null]));
    const bound = await rows(acme, `/Accounts/${ACME}/VoipCarriers`);
    expect(bound.length).toBeGreaterThan(1);
    expect(bound.every((carrier) => carrier['account_sid'] === ACME)).toBe(true);
    expect(listed.length).toBeGreaterThan(bound.length);
    // Listed, but a single read is refused.
    expect((await acme.get(`/VoipCarriers/${IDLE_TRUNK}`)).status).toBe(400);
  });

  test('the path of the provider gives an account user the unbound ones too, whatever it asks for', async () => {
    const path = `/ServiceProviders/${NORTHWIND}/VoipCarriers`;
    const listed = await rows(acme, path);
    expect(listed).toEqual(await rows(acme, '/VoipCarriers'));
    expect(await rows(acme, `${path}?account_sid=${GLOBEX}`)).toEqual(listed);
    expect((await acme.get(`/ServiceProviders/${CONTOSO}/VoipCarriers`)).status).toBe(403);
  });

  test('an account user reads the gateways of an unbound one, and puts numbers on it', async () => {
    const gateway = { voip_carrier_sid: IDLE_TRUNK, ipv4: '192.0.2.6', inbound: 1, outbound: 0 };
    const sid = sidOf(await admin.post('/SipGateways', gateway));
    for (const kind of ['Sip', 'Smpp']) {
      const query = `voip_carrier_sid=${IDLE_TRUNK}`;
      expect((await acme.get(`/${kind}Gateways?${query}`)).status).toBe(200);
    }
    expect((await acme.put(`/SipGateways/${sid}`, { is_active: false })).status).toBe(403);
    const number = { number: '19995550199', voip_carrier_sid: IDLE_TRUNK };
    expect((await acme.post('/PhoneNumbers', number)).status).toBe(201);
  });

  test('every kind of registration is there, and carriers that are off', async () => {
    const listed = await rows(admin, '/VoipCarriers');
    const kinds = new Set(
      listed.map(({ register_status: status }) => JSON.stringify(status).slice(0, 50)),
    );
    expect(kinds.size).toBeGreaterThan(5);
    expect(kinds.has('{}')).toBe(true);
    expect(listed.some((carrier) => carrier['is_active'] === 0)).toBe(true);
    expect(listed.length).toBeGreaterThanOrEqual(60);
  });
});

describe('templates', () => {
  const simwood = 'e6fb301a-1af0-4fb8-a1f6-f65530c6e1c6';

  test('are listed without a token', async () => {
    const templates = await rows(sandbox.withToken(undefined), '/PredefinedCarriers/');
    expect(templates.length).toBeGreaterThan(4);
  });

  test('bring their gateways, and a name of their own the second time', async () => {
    const from = `/ServiceProviders/${NORTHWIND}/PredefinedCarriers/${simwood}`;
    const first = sidOf(await admin.post(from));
    const second = sidOf(await admin.post(from));
    expect(await rows(admin, `/SipGateways?voip_carrier_sid=${first}`)).toHaveLength(6);
    const named = (await admin.get(`/VoipCarriers/${first}`)).json;
    expect(named).toMatchObject({ name: 'Simwood' });
    expect((await admin.get(`/VoipCarriers/${second}`)).json).toMatchObject({
      name: expect.stringMatching(/^Simwood-\w{22}$/),
    });
  });
});

describe('gateways', () => {
  const gateway = { voip_carrier_sid: ACME_PBX, ipv4: '192.0.2.5', inbound: 1, outbound: 0 };

  test.each([
    [{ ipv4: '192.0.2. 5' }, 'Gateway must not contain whitespace'],
    [{ ipv4: 'gw.example.com' }, 'Inbound gateway must be IPv4 address'],
    [{ ipv4: '192.0.2.256' }, 'Inbound gateway must be IPv4 address'],
    [{ inbound: 0, outbound: 1, netmask: 24 }, 'For outbound only gateway netmask can only be 32'],
  ])('%j is refused', async (columns, msg) => {
    const answer = await admin.post('/SipGateways', { ...gateway, ...columns });
    expect([answer.status, answer.json]).toEqual([400, { msg }]);
  });

  test('the default port is none, and a change of inbound alone needs the address', async () => {
    const sid = sidOf(await acme.post('/SipGateways', gateway));
    expect((await acme.get(`/SipGateways/${sid}`)).json).toMatchObject({ port: null, netmask: 32 });
    expect((await acme.put(`/SipGateways/${sid}`, { inbound: 1 })).status).toBe(400);
    expect((await acme.put(`/SipGateways/${sid}`, { is_active: false })).status).toBe(204);
  });
});

test('an account with a SIP client is not deleted, though its parts are', async () => {
  const body = { name: 'Short-lived', service_provider_sid: NORTHWIND };
  const account = sidOf(await admin.post('/Accounts', body));
  const number = { number: '19990001111', account_sid: account };
  const numberSid = sidOf(await admin.post('/PhoneNumbers', number));
  const speech = { vendor: 'soniox', api_key: 'fakekey', account_sid: account };
  await admin.post(`/ServiceProviders/${NORTHWIND}/SpeechCredentials`, speech);
  const client = sidOf(await admin.post('/Clients', { account_sid: account, username: 'x' }));
  const refused = await admin.delete(`/Accounts/${account}`);
  expect(refused.status).toBe(500);
  expect(refused.text).toContain('account_sid_idxfk_13');
  expect((await admin.get(`/PhoneNumbers/${numberSid}`)).status).toBe(404);
  expect(sandbox.store.speechCredentials.ofAccount(account)).toEqual([]);
  await admin.delete(`/Clients/${client}`);
  expect((await admin.delete(`/Accounts/${account}`)).status).toBe(204);
});
