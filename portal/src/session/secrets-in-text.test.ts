import { expect, test } from 'vitest';
import {
  secretsInText,
  withoutSecretsInText,
  withoutTextSecrets,
  withTextSecretsOf,
} from './secrets-in-text.ts';

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
  ['{"pin": 4711, "to": "x"}', '{"pin": 0, "to": "x"}'],
  ['{"env_vars": {"A": "}hush", "B": {"C": 1}}, "to": "x"}', '{"env_vars": {}, "to": "x"}'],
  ['{"env_vars": {}, "to": "{x}"}', '{"env_vars": {}, "to": "{x}"}'],
  ['Authorization: Bearer abcdef123456', 'Authorization: Bearer'],
  [
    'Authorization: Digest username="1509", response="0f1e2d", algorithm=MD5',
    'Authorization: Digest username="1509", response="", algorithm=MD5',
  ],
  ['Authorization: Basic support', 'Authorization: Basic'],
])('%s is kept as %s', (text, kept) => {
  expect(withoutSecretsInText(text)).toBe(kept);
  expect(withoutSecretsInText(kept)).toBe(kept);
});

const cutOut = (text: string) => secretsInText(text).map((range) => text.slice(...range));
const nested = (value: unknown, depth: number): string =>
  depth === 0 ? JSON.stringify(value) : JSON.stringify({ text: nested(value, depth - 1) });

test.each(['hush', 'hu"sh', 'hush\\', '"', '\\"\\\\', 'a\nb', '{"a":"b"}'])(
  'of JSON in JSON in JSON, all of %j is a secret',
  (secret) => {
    for (const depth of [0, 1, 2, 3]) {
      const text = nested({ before: 'a', apiKey: secret, after: 'b' }, depth);
      const [found = '', ...others] = cutOut(text);
      expect(others).toEqual([]);
      const unescaped = Array.from({ length: depth + 1 }).reduce<string>(
        (rest) => JSON.parse(`"${rest}"`),
        found,
      );
      expect(unescaped).toBe(secret);
    }
  },
);

test.each([
  ['https:\\/\\/alice:hush@hooks.example', ['alice:hush']],
  ['https://a.example/?next=https%3A%2F%2Fb.example%2F%3Ftoken%3Dhush', 1],
  ['DefaultEndpointsProtocol=https;AccountKey=aGVsbG8=;x=1', ['aGVsbG8=']],
  ['password="my hush word" user=ann', ['my hush word']],
  ['header is Basic YWxpY2U6aHVzaA==', ['YWxpY2U6aHVzaA==']],
  ['got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln from it', 1],
  ['-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----', ['\nMIIE\n']],
  ['{"private_key": "-----BEGIN', ['-----BEGIN']],
  [
    'a=crypto:1 AES_CM_128_HMAC_SHA1_80 inline:d0RmdmcmVCspeEc3QGZiNWpVLFJhQX1cfHAwJSoj|2^20|1:32',
    ['d0RmdmcmVCspeEc3QGZiNWpVLFJhQX1cfHAwJSoj'],
  ],
])('%s has a secret', (text, found) => {
  const cut = cutOut(text);
  expect(typeof found === 'number' ? cut.length : cut).toEqual(found);
});

test('a URL in many URLs is hidden whole', () => {
  expect(cutOut('a://?a='.repeat(20_000))).toHaveLength(1);
});

test.each([
  'https://example.com/hook?lang=en-US&page=2',
  'https://example.com/hook?country_code=DE&keyword=sales&author=ann&design=2',
  'https://example.com/hook?account_sid=2f1a7c66-0e0d-4c8b-8a77-93b1d6b5a0c4',
  'https://example.com/2f1a7c66-0e0d-4c8b-8a77-93b1d6b5a0c4/token/key?from=2026-11-21T14:03:22Z',
  'https://example.com/?file=greeting-2026-final.mp3',
  'Ask Ann for the token: the key is in the safe, the password policy is on the wiki.',
  'Basic support 24/7, bearer capability speech',
  'call 2f1a7c66-0e0d-4c8b-8a77-93b1d6b5a0c4 of trunk 4f1c0d9e8b7a6f5e4d3c',
  '{"min_password_length": "8", "max_token": 100, "api_key_sid": "4f1c", "tokenizer": "x"}',
  'mail me: ann@example.com',
  'Acme: support 24/7',
  'sip:1509@sip.example.com',
  '^1509.*$',
  'Content-Disposition: inline; filename=a, inline:yes',
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

test.each(['hush', 'hu"sh', 'hush}', '{', '\\"}\\\\'])(
  'variables with %j end where their JSON does',
  (secret) => {
    for (const depth of [0, 1, 2, 3]) {
      const text = nested({ before: 'a', env_vars: { A: secret, B: 1 }, after: '}' }, depth);
      expect(withoutSecretsInText(text)).toBe(
        nested({ before: 'a', env_vars: {}, after: '}' }, depth),
      );
    }
  },
);
