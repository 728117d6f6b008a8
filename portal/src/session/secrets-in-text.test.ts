import { expect, test } from 'vitest';
import { withoutSecretsInText, withoutTextSecrets, withTextSecretsOf } from './secrets-in-text.ts';

test.each([
  ['https://user:pass@example.com/hook?token=abc', 'https://example.com/hook?token='],
  ['https://user@example.com/', 'https://example.com/'],
  ['wss://a:b%40c@example.com:8443/x', 'wss://example.com:8443/x'],
  [
    'https://example.com/?room=7&api_key=k&x=1#access_token=t',
    'https://example.com/?room=7&api_key=&x=1#access_token=',
  ],
  ['https://example.com/?id=4f1c0d9e8b7a6f5e4d3c', 'https://example.com/?id='],
  ['https://example.com/?4f1c0d9e8b7a6f5e4d3c', 'https://example.com/?'],
  [
    'https://example.com/a?X-Amz-Signature=1f&page=2',
    'https://example.com/a?X-Amz-Signature=&page=2',
  ],
  ['sip:1509:hush@sip.example.com', 'sip:1509@sip.example.com'],
  [
    '{"verb":"play","url":"https://u:p@example.com/a.mp3"}',
    '{"verb":"play","url":"https://example.com/a.mp3"}',
  ],
  ['{"password": "hush", "to": "x"}', '{"password": "", "to": "x"}'],
  ['Authorization: Bearer abcdef123456', 'Authorization: Bearer'],
])('%s is kept as %s', (text, kept) => {
  expect(withoutSecretsInText(text)).toBe(kept);
  expect(withoutSecretsInText(kept)).toBe(kept);
});

test.each([
  'https://example.com/hook?lang=en-US&page=2',
  'mail me: ann@example.com',
  'Acme: support 24/7',
  'sip:1509@sip.example.com',
  '^1509.*$',
])('%s has no secret', (text) => {
  expect(withoutSecretsInText(text)).toBe(text);
});

test('a draft says whether something was cut, at any depth', () => {
  expect(withoutTextSecrets({ name: 'Acme', rows: [{ url: 'https://a:b@c.de' }] })).toEqual({
    values: { name: 'Acme', rows: [{ url: 'https://c.de' }] },
    isCut: true,
  });
  expect(withoutTextSecrets({ name: 'Acme', count: 3, none: null }).isCut).toBe(false);
});

test('a URL that nobody changed gets its stored secrets back, another one does not', () => {
  const stored = { hook: { url: 'https://a:b@c.de/?token=t', method: 'POST' } };
  const { values } = withoutTextSecrets({ hook: { ...stored.hook, method: 'GET' } });
  expect(withTextSecretsOf(values, stored)).toEqual({
    hook: { url: stored.hook.url, method: 'GET' },
  });
  const other = { hook: { url: 'https://other.de/?token=', method: 'GET' } };
  expect(withTextSecretsOf(other, stored)).toEqual(other);
});
