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

const ask = { text: 'Hello', language: 'en-US', voice: 'Joanna' };

/** Adds a credential of the provider; its key decides the outcome. */
async function add(vendor: string, members: object): Promise<string> {
  const path = `/ServiceProviders/${NORTHWIND}/SpeechCredentials`;
  const { json } = await admin.post(path, { vendor, use_for_tts: 1, use_for_stt: 1, ...members });
  return (json as { sid: string }).sid;
}
const say = (body: object, account = ACME) =>
  admin.post(`/Accounts/${account}/TtsCache/Synthesize`, body);

test('a credential speaks a text', async () => {
  const sid = await add('wellsaid', { api_key: 'key-that-works' });
  const answer = await say({ ...ask, speech_credential_sid: sid });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  expect(answer.text.startsWith('RIFF')).toBe(true);
});

test('bare samples become a file on request', async () => {
  const sid = await add('nvidia', { riva_server_uri: 'riva.example.net:50051' });
  const body = { ...ask, speech_credential_sid: sid };
  expect((await say(body)).headers.get('content-type')).toBe('application/octet-stream');
  expect((await say({ ...body, encodingMp3: true })).headers.get('content-type')).toBe(
    'audio/mpeg',
  );
});

test('what is missing, unknown or refused is said', async () => {
  const sid = await add('wellsaid', { api_key: 'a-bad-key' });
  const missing = await say({ ...ask, speech_credential_sid: sid, voice: '' });
  expect([missing.status, missing.json]).toEqual([
    400,
    { msg: 'speech_credential_sid, text, language, voice are all required' },
  ]);
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await say({ ...ask, speech_credential_sid: unknown })).json).toEqual({
    msg: `There is no available speech credential for ${unknown}`,
  });
  expect((await say({ ...ask, speech_credential_sid: sid }, unknown)).json).toEqual({
    msg: `Account not found for sid ${unknown}`,
  });
  const refused = await say({ ...ask, speech_credential_sid: sid });
  expect([refused.status, refused.json]).toEqual([
    500,
    { msg: '401 Unauthorized: invalid credential' },
  ]);
});
