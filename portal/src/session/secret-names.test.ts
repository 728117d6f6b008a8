import { expect, test } from 'vitest';
import { isSecretMember, isSecretName, isSecretParameter } from './secret-names.ts';

test.each([
  'password',
  'old_password',
  'register_password',
  'hashed_password',
  'password_hash',
  'password_confirmation',
  'secret_value',
  'pwd',
  'sipPassword',
  'webhook_secret',
  'secret',
  'secret_access_key',
  'client_secret',
  'token',
  'Auth-Token',
  'accessToken2',
  'jwt',
  'api_key',
  'apiKey',
  'X-API-Key',
  'tts_api_key',
  'service_key',
  'client_key',
  'private_key',
  'AccountKey',
  'voice_cloning_key',
  'connection_string',
  'Authorization',
  'email_activation_code',
  'inviteCode',
  'oauth2_code',
  'pin',
])('%s names a secret', (name) => {
  expect(isSecretName(name)).toBe(true);
  expect(isSecretParameter(name, 'a')).toBe(true);
});

test.each([
  'name',
  'min_password_length',
  'require_special_character',
  'api_key_sid',
  'access_key_id',
  'private_key_id',
  'speech_credential_sid',
  'tech_prefix',
  'country_code',
  'tokens',
  'tokenizer',
  'token_type',
  'secretary',
  'keyword',
  'monkey',
  'author',
  'passenger',
  'compass',
  'design',
  'hashtag',
  'pinned',
])('%s names none', (name) => {
  expect(isSecretName(name)).toBe(false);
  expect(isSecretParameter(name, 'a')).toBe(false);
});

test('a number is a secret, unless it says yes or no', () => {
  expect(isSecretMember('password', 1234)).toBe(true);
  expect(isSecretMember('use_voice_cloning_key', 1)).toBe(false);
  expect(isSecretMember('max_token', 256)).toBe(false);
  expect(isSecretMember('password', true)).toBe(false);
});

test.each([
  'key',
  'licensekey',
  'code',
  'auth',
  'session_id',
  'PHPSESSID',
  'X-Amz-Signature',
  'X-Amz-Credential',
  'hmacSha256',
  'user_pass',
])('%s is a secret of URLs', (name) => expect(isSecretParameter(name, 'a')).toBe(true));

const uuid = '2f1a7c66-0e0d-4c8b-8a77-93b1d6b5a0c4';

test.each([
  ['x', '4f1c0d9e8b7a6f5e4d3c'],
  ['id', '4f1c0d9e8b7a6f5e4d3c'],
  ['x', 'hunterhunterhunter2'],
  ['x', 'Ab3-dE5fG7_hI9jK1lM3n'],
  // The platform's API keys look like this.
  ['x', uuid],
])('of %s=%s the value is a secret', (name, value) =>
  expect(isSecretParameter(name, value)).toBe(true),
);

test.each([
  ['account_sid', uuid],
  ['callSid', uuid],
  ['id', uuid],
  ['voice_id', '21m00Tcm4TlvDq8ikWAM'],
  ['from', '2026-11-21T14:03:22.000Z'],
  ['X-Amz-Date', '20261121T140322Z'],
  ['file', 'greeting-2026-final.mp3'],
  ['voice', 'en-US-Standard-C2'],
  ['next', 'https://example.com/room/12'],
])('of %s=%s nothing is a secret', (name, value) =>
  expect(isSecretParameter(name, value)).toBe(false),
);
