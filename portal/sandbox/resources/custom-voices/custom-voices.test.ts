import { afterEach, beforeEach, expect, test } from 'vitest';
import { ACME, NORTHWIND } from '../../seed/known-sids.ts';
import { type Client, type TestSandbox, testSandbox } from '../../tests/client.ts';

let sandbox: TestSandbox;
let admin: Client;
beforeEach(async () => {
  sandbox = await testSandbox();
  admin = await sandbox.as('admin');
});
afterEach(() => sandbox.close());

const google = 'ca7ca857-7605-47ac-9d42-6260f7f1af29';
const cloned = 'f7e2caf0-efbd-4237-9701-c536c0de722c';
const path = '/GoogleCustomVoices';
type Row = Record<string, unknown>;

/** Sends a form, which the test clients can't. */
async function upload(name: 'admin' | 'sp-northwind', form: FormData, sid = cloned) {
  const { password } = sandbox.people.find((person) => person.name === name) ?? {};
  const login = await sandbox.app.request('/api/v1/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, password }),
  });
  const { token } = (await login.json()) as { token: string };
  return sandbox.app.request(`/api/v1${path}/${sid}/VoiceCloningKey`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
}

function file(content: string, field = 'file'): FormData {
  const form = new FormData();
  form.append(field, new Blob([content]), 'key.txt');
  return form;
}

test('an uploaded key is whole on its own and cut in lists', async () => {
  const key = 'KEY-'.repeat(60);
  expect((await upload('admin', file(key))).status).toBe(204);
  expect((await admin.get(`${path}/${cloned}`)).json).toMatchObject({ voice_cloning_key: key });
  const listed = (await admin.get(`${path}?speech_credential_sid=${google}`)).json as Row[];
  const voice = listed.find((row) => row['google_custom_voice_sid'] === cloned);
  expect(voice?.['voice_cloning_key']).toBe(`${key.slice(0, 100)}...`);
  expect(listed.some((row) => !('voice_cloning_key' in row))).toBe(true);
});

test('only admins may upload, and only a file', async () => {
  const before = sandbox.snapshot();
  expect((await upload('sp-northwind', file('x'))).status).toBe(403);
  expect((await upload('admin', file('x', 'other'))).status).toBe(500);
  expect((await admin.post(`${path}/${cloned}/VoiceCloningKey`)).status).toBe(500);
  const headers = { 'content-type': 'multipart/form-data' };
  const broken = await admin.post(`${path}/${cloned}/VoiceCloningKey`, undefined, {
    raw: 'x',
    headers,
  });
  expect(broken.status).toBe(400);
  expect(sandbox.snapshot()).toBe(before);
  // The existence of the voice isn't checked.
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await upload('admin', file('x'), unknown)).status).toBe(204);
});

test('lists by credential, owner and label', async () => {
  const acme = await sandbox.as('acme-user');
  const names = async (client: Client, query: string) =>
    ((await client.get(`${path}?${query}`)).json as Row[]).map(({ name }) => name);
  expect(await names(admin, `service_provider_sid=${NORTHWIND}`)).toEqual([
    'House voice',
    'Cloned voice',
  ]);
  expect(await names(acme, '')).toContain('Acme announcer');
  expect(await names(acme, 'label=acme')).toEqual(['Acme announcer']);
  expect(await names(admin, `account_sid=${ACME}&label=none`)).toEqual([]);
  expect((await admin.get(path)).status).toBe(400);
  const contoso = await sandbox.as('sp-contoso');
  expect((await contoso.get(`${path}?account_sid=${ACME}`)).status).toBe(403);
  expect((await contoso.get(`${path}/${cloned}`)).status).toBe(403);
});

test('voices go with their credential', async () => {
  const speech = `/ServiceProviders/${NORTHWIND}/SpeechCredentials/${google}`;
  expect((await admin.delete(speech)).status).toBe(204);
  expect((await admin.get(`${path}/${cloned}`)).status).toBe(404);
});
