import { expect, it, test } from 'vitest';
import {
  secretMark,
  secretsOf,
  secretTextsIn,
  withoutSecrets,
  withSecretsHidden,
} from './hidden-secrets.ts';

it('tells where a secret is, not what it is called', () =>
  expect(
    secretsOf({
      token: { name: 'a' },
      rows: [{ token: 'b' }, { name: 'token', pin: 4711, use_voice_cloning_key: 1 }],
    }),
  ).toEqual([{ path: ['rows', 0, 'token'] }, { path: ['rows', 1, 'pin'] }]));

it('takes a key file for one as a whole, and every variable of an application', () => {
  expect(secretsOf({ service_key: { type: 'x' } })).toEqual([{ path: ['service_key'] }]);
  expect(secretsOf({ env_vars: { CRM: 'x', RETRIES: 3 }, CRM: 'x' })).toEqual([
    { path: ['env_vars', 'CRM'] },
    { path: ['env_vars', 'RETRIES'] },
  ]);
  expect(secretsOf({ env_vars: '{"CRM":"x"}', bucket_credential: 'encrypted' })).toEqual([
    { path: ['env_vars'] },
    { path: ['bucket_credential'] },
  ]);
});

it('tells which part of a text is a secret', () => {
  const url = 'https://alice:hush@hooks.example/';
  const [secret] = secretsOf({ hook: { url } });
  expect(secret?.path).toEqual(['hook', 'url']);
  expect(url.slice(...(secret?.range ?? []))).toBe('alice:hush');
});

it('lists the secrets of a request body', () =>
  expect(
    secretTextsIn({
      name: 'Acme',
      register_password: 'hush-1',
      call_hook: { url: 'https://alice:hush-2@hooks.example/?token=hush-3', password: 'hush-4' },
      env_vars: { CRM: { keys: ['hush-5'] }, PIN: 4711 },
      service_key: '{"private_key":"hush-6"}',
    }),
  ).toEqual([
    'hush-1',
    'alice:hush-2',
    'hush-3',
    'hush-4',
    'hush-5',
    '4711',
    '{"private_key":"hush-6"}',
  ]));

it.each([
  ['Invalid value: hush-1', 'Invalid value: [secret]'],
  ['invalid {"password":"hush-2","name":"a"}', 'invalid {"password":"[secret]","name":"a"}'],
  ['no answer from https://a:b@hooks.example/x', 'no answer from https://[secret]@hooks.example/x'],
  [JSON.stringify({ text: 'quo"ted' }), '{"text":"[secret]"}'],
  ['ab is no name', 'ab is no name'],
])('%s becomes %s', (text, hidden) =>
  expect(withSecretsHidden(text, ['hush-1', 'hush-11', 'quo"ted', 'ab'])).toBe(hidden),
);

it('hides the longer of two secrets as a whole', () =>
  expect(withSecretsHidden('hush-11', ['hush-1', 'hush-11'])).toBe('[secret]'));

test('secrets are hidden wherever they stand, and the rest is kept', () => {
  const value = {
    attributes: { api_key: 'k-1', pin: 4711, 'http.url': 'https://a.example/?token=hush&x=1' },
    text: 'Proxy-Authorization: Digest username="desk101", response="0f1e2d"',
    start: 12n,
    list: ['{"password":"hush"}'],
  };
  const safe = withoutSecrets(value);
  expect(safe.attributes).toEqual({
    api_key: secretMark,
    pin: secretMark,
    'http.url': `https://a.example/?token=${secretMark}&x=1`,
  });
  expect(safe.text).toContain(`response="${secretMark}"`);
  expect(safe.text).not.toContain('0f1e2d');
  expect(safe.list).toEqual([`{"password":"${secretMark}"}`]);
  expect(safe.start).toBe(12n);
});

test.each([
  ['X-Auth-Token: hush-1', `X-Auth-Token: ${secretMark}`],
  ['Call-ID: 1\r\nX-Api-Key:hush\r\nTo: 2', `Call-ID: 1\r\nX-Api-Key:${secretMark}\r\nTo: 2`],
  [
    'a=crypto:1 AES_CM_128_HMAC_SHA1_80 inline:d0RmdmcmVCspeEc3QGZiNWpVLFJhQX1cfHAwJSoj|2^20',
    `a=crypto:1 AES_CM_128_HMAC_SHA1_80 inline:${secretMark}|2^20`,
  ],
  ['a=ice-pwd:asd88fgpdd777uzjYhagZg', `a=ice-pwd:${secretMark}`],
  ['Cookie: sid=hush; lang=en', `Cookie: ${secretMark}`],
  ['Authorization: Digest username="ann"', 'Authorization: Digest username="ann"'],
  ['Subject: the token is in the safe', 'Subject: the token is in the safe'],
])('in SIP: %s becomes %s', (text, safe) => {
  expect(withoutSecrets(text)).toBe(safe);
});

test('every variable of an application is hidden, in a value and in JSON text', () => {
  const payload = {
    call_sid: 'c',
    env_vars: { CRM: 'hush', RETRIES: 4711, LIST: ['hush'] },
    to: '1',
  };
  expect(withoutSecrets({ payload, env_vars: '{"CRM":"hush"}' })).toEqual({
    payload: {
      call_sid: 'c',
      env_vars: { CRM: secretMark, RETRIES: secretMark, LIST: [secretMark] },
      to: '1',
    },
    env_vars: secretMark,
  });
  expect(withoutSecrets({ body: JSON.stringify(payload) })).toEqual({
    body: `{"call_sid":"c","env_vars":{${secretMark}},"to":"1"}`,
  });
});

test('a cookie is a secret', () =>
  expect(
    withoutSecrets({ headers: { Cookie: 'sid=hush', 'Set-Cookie': 'sid=hush; Path=/' } }),
  ).toEqual({
    headers: { Cookie: secretMark, 'Set-Cookie': secretMark },
  }));
