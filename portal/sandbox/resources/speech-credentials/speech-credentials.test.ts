import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CONTOSO, NORTHWIND } from '../../seed/known-sids.ts';
import { VENDOR_SAMPLES } from '../../seed/speech/speech.ts';
import { type Client, type TestSandbox, testSandbox } from '../../tests/client.ts';
import { speechVendor, vendorIds } from './vendors.ts';

let sandbox: TestSandbox;
let admin: Client;
beforeEach(async () => {
  sandbox = await testSandbox();
  admin = await sandbox.as('admin');
});
afterEach(() => sandbox.close());

type Row = Record<string, unknown>;
const path = `/ServiceProviders/${NORTHWIND}/SpeechCredentials`;
const sidOf = (answer: { json: unknown }) => (answer.json as { sid: string }).sid;
const both = { use_for_tts: 1, use_for_stt: 1 };
const read = async (sid: string) => (await admin.get(`${path}/${sid}`)).json as Row;

async function add(body: Row): Promise<string> {
  const answer = await admin.post(path, { ...both, ...body });
  expect(answer.status, answer.text).toBe(201);
  return sidOf(answer);
}

describe('every vendor', () => {
  const vendors = vendorIds.map((name) => (name === 'custom' ? 'custom:house-voices' : name));

  test('each is there in every state', () => {
    const all = sandbox.store.dump()['speech_credentials'] ?? [];
    for (const vendor of vendors) {
      const rows = all.filter((row) => row['vendor'] === vendor);
      const owners = new Set(rows.map((row) => row['account_sid'] === null));
      expect([vendor, owners.size]).toEqual([vendor, 2]);
      const tested = rows.map((row) => row['tts_tested_ok'] ?? row['stt_tested_ok']);
      const states = new Set(tested);
      const isTried = speechVendor(vendor)?.tests.length !== 0;
      expect([vendor, states]).toEqual([vendor, new Set(isTried ? [0, 1, null] : [null])]);
      expect(rows.some((row) => row['label'] !== null)).toBe(true);
    }
  });

  test.each(vendors)('%s: stored, masked, and kept over an empty change', async (vendor) => {
    const { members } = VENDOR_SAMPLES[vendor] ?? { members: {} };
    const sid = await add({ vendor, ...members, nonsense: 1 });
    const shown = await read(sid);
    expect(shown).not.toHaveProperty('nonsense');
    for (const [member, value] of Object.entries(members)) {
      const isSecret = /^(?:.*api_key|secret.*|client_(?:key|secret)|auth_token)$/.test(member);
      if (isSecret) expect(shown[member]).toMatch(/^.{6}X+$/);
      else if (member !== 'service_key') expect([member, shown[member]]).toEqual([member, value]);
    }
    expect(JSON.stringify(shown)).not.toMatch(/fortests|FAKEMIIFAKE/);
    // The keys survive a PUT without them.
    const answer = await admin.put(`${path}/${sid}`, { ...both, ...members, api_key: 'other' });
    expect(answer.status).toBe(204);
    expect(await read(sid)).toEqual(shown);
  });
});

describe('who sees what', () => {
  test('account users: their own whole, the provider’s reduced and not singly', async () => {
    const acme = await sandbox.as('acme-user');
    const rows = (await acme.get(path)).json as Row[];
    const shared = rows.filter((row) => row['account_sid'] === null);
    expect(rows[0]).toHaveProperty('api_key');
    expect(shared.length).toBeGreaterThan(20);
    const withheld = ['api_key', 'secret_access_key', 'secret', 'auth_token', 'tts_api_key'];
    for (const row of shared) {
      expect(withheld.filter((member) => member in row)).toEqual([]);
    }
    expect(shared.some((row) => 'client_key' in row)).toBe(true);
    const sid = String(shared[0]?.['speech_credential_sid']);
    expect((await acme.get(`${path}/${sid}`)).status).toBe(403);
    expect((await acme.put(`${path}/${sid}`, both)).status).toBe(403);
    expect((await acme.delete(`${path}/${sid}`)).status).toBe(403);
  });
});

describe('try-outs', () => {
  const tryOut = async (body: Row) => (await admin.get(`${path}/${await add(body)}/test`)).json;
  const ok = { status: 'ok' };
  const notTested = { status: 'not tested' };

  test.each([
    [{ vendor: 'aws', secret_access_key: 'fine' }, ok, ok],
    [{ vendor: 'wellsaid', api_key: 'fine' }, ok, notTested],
    [{ vendor: 'soniox', api_key: 'fine' }, notTested, ok],
    [{ vendor: 'nvidia', riva_server_uri: 'x' }, notTested, notTested],
    [{ vendor: 'cobalt', cobalt_server_uri: 'x' }, notTested, notTested],
    [{ vendor: 'custom:x', auth_token: 'bad' }, notTested, notTested],
    [{ vendor: 'aws', use_for_tts: 0, use_for_stt: 0 }, notTested, notTested],
    [
      { vendor: 'ibm', tts_api_key: 'bad', stt_api_key: 'fine' },
      { status: 'fail', reason: '401 Unauthorized: invalid credential' },
      ok,
    ],
    [
      { vendor: 'whisper', api_key: 'access-denied', model_id: 'm' },
      { status: 'fail', reason: '403 Forbidden: access denied for this credential' },
      notTested,
    ],
    [{ vendor: 'deepgram', deepgram_stt_uri: 'a', deepgram_tts_uri: 'b' }, ok, notTested],
  ])('%j', async (body, tts, stt) => {
    expect(await tryOut(body)).toEqual({ tts, stt });
  });

  test('leave their time and outcome, of what was tried alone', async () => {
    const sid = await add({ vendor: 'elevenlabs', api_key: 'bad', model_id: 'm' });
    await admin.get(`${path}/${sid}/test`);
    expect(await read(sid)).toMatchObject({
      last_tested: '2026-11-20T12:00:00.000Z',
      tts_tested_ok: 0,
      stt_tested_ok: null,
    });
  });
});

describe('languages and voices', () => {
  const ask = (query: string, client = admin) =>
    client.get(`${path}/speech/supportedLanguagesAndVoices?${query}`);

  test.each(vendorIds)('%s', async (vendor) => {
    const { status, json } = await ask(`vendor=${vendor}&create_new=true`);
    const unknown = ['deepgramflux', 'custom', 'rimelabs'];
    expect(status).toBe(unknown.includes(vendor) ? 422 : 200);
    if (status === 200) expect(Object.values(json as Row).flat().length).toBeGreaterThan(0);
  });

  test('a stored credential that the vendor would refuse', async () => {
    const query = 'vendor=playht&label=refused';
    const playht = { vendor: 'playht', user_id: 'u', voice_engine: 'v', label: 'refused' };
    expect((await ask(query)).status).toBe(200);
    await add({ ...playht, api_key: 'bad' });
    expect((await ask(query)).status).toBe(422);
    expect((await ask(`${query}&create_new=true`)).status).toBe(200);
    // Other vendors fall back to their lists.
    await add({ vendor: 'aws', label: 'refused', secret_access_key: 'bad' });
    expect((await ask('vendor=aws&label=refused')).status).toBe(200);
  });

  test('names the vendor it does not know', async () => {
    expect((await ask('')).status).toBe(400);
    expect((await ask('vendor=toString')).json).toEqual({ msg: 'Invalid vendor toString' });
    const other = await sandbox.as('sp-contoso');
    expect((await ask('vendor=whisper', other)).status).toBe(200);
    const foreign = `/ServiceProviders/${CONTOSO}/SpeechCredentials`;
    expect((await (await sandbox.as('sp-northwind')).get(foreign)).status).toBe(403);
  });
});
