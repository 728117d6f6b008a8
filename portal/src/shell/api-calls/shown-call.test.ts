import { expect, it } from 'vitest';
import type { RecordedCall } from '../../platform/client/recorded-calls.ts';
import { secretMembersOf, shownCall } from './shown-call.ts';

const line: RecordedCall = {
  id: 1,
  method: 'PUT',
  path: '/Clients/1',
  hasToken: true,
  screen: '/internal/clients',
  at: 0,
  status: 200,
  duration: 5,
};
const baseUrl = 'https://api.example.com/v1';

it.each([
  'password',
  'old_password',
  'register_password',
  'hashed_password',
  'webhook_secret',
  'secret_access_key',
  'client_secret',
  'token',
  'auth_token',
  'api_key',
  'apiKey',
  'service_key',
  'private_key',
  'voice_cloning_key',
  'connection_string',
  'authorization',
  'email_activation_code',
])('%s is a secret', (member) =>
  expect(secretMembersOf([{ inner: { [member]: 'text' } }])).toEqual([member]),
);

it.each([
  'name',
  'min_password_length',
  'api_key_sid',
  'speech_credential_sid',
  'sip_realm',
  'tech_prefix',
  'country_code',
  'use_for_tts',
])('%s is none', (member) => expect(secretMembersOf({ [member]: 'text' })).toEqual([]));

it('looks into members that only sound like one', () =>
  expect(secretMembersOf({ secrets: [{ name: 'a', token: 'b' }] })).toEqual(['token']));

it('takes a key file for one as a whole, and every variable of an application', () => {
  expect(secretMembersOf({ service_key: { type: 'x' } })).toEqual(['service_key']);
  expect(secretMembersOf({ env_vars: { CRM: 'x', RETRIES: 3 } })).toEqual(['CRM', 'RETRIES']);
});

it('shows a call of which only the line is known', () =>
  expect(shownCall({ ...line, path: '/A?token=x&page=1' }, baseUrl)).toEqual({
    method: 'PUT',
    baseUrl,
    path: '/A?token=x&page=1',
    hasToken: true,
    secrets: ['token'],
    isRecorded: false,
  }));

it('names the secrets of body and answer, and cuts out those of texts', () => {
  const whole = {
    body: { password: 'p', url: 'https://alice:hidden@hooks.example/' },
    answer: '{"webhook_secret":"s","note":"Bearer hidden-hidden"}',
  };
  const shown = shownCall({ ...line, whole }, baseUrl);
  expect(shown.secrets).toEqual(['password', 'webhook_secret']);
  expect(JSON.stringify([shown.body, shown.answer])).not.toContain('hidden');
});

it('shows an answer that is no JSON, and the parts of a form', () => {
  const body = new FormData();
  body.set('name', 'Alice');
  body.set('token', 'x');
  body.set('file', new File([''], 'voice.wav'));
  const shown = shownCall({ ...line, whole: { body, answer: '<html>' } }, baseUrl);
  expect(shown.answer).toBe('<html>');
  expect(shown.form).toEqual([
    { name: 'name', value: 'Alice' },
    { name: 'token', value: 'x' },
    { name: 'file', fileName: 'voice.wav' },
  ]);
  expect(shown.secrets).toEqual(['token']);
});
