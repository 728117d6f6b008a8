import { expect, it } from 'vitest';
import type { ApiSecret } from './api-call.types.ts';
import {
  hide,
  joined,
  jsonParts,
  namer,
  SecretName,
  secretsIn,
  shownText,
} from './hidden.model.ts';

const shown = (value: unknown, secrets: readonly ApiSecret[] = []) =>
  shownText(jsonParts(hide(value, secrets, namer())));

it('names each secret after its path, and no two the same', () => {
  const nameOf = namer();
  const named = (...path: (string | number)[]) => nameOf(path).name;
  expect(named('password')).toBe('PASSWORD');
  expect(named('password')).toBe('PASSWORD_2');
  expect(named('auth', 'password')).toBe('AUTH_PASSWORD');
  expect(named('auth_password')).toBe('AUTH_PASSWORD_2');
  expect(named(0, 'key')).toBe('SECRET_0_KEY');
  expect(named('api-key')).toBe('API_KEY');
  // TOKEN itself is the token of the call.
  expect(named('token')).toBe('TOKEN_2');
  expect(named('ключ')).toBe('SECRET_');
});

it.each(['pwd', 'user', 'path', 'uid', 'json', 'lc_all'])(
  'gives %s a name that nothing else has set',
  (member) => expect(namer()([member]).name).toBe(`SECRET_${member.toUpperCase()}`),
);

it.each([
  [null, 'null'],
  ['a"b\n', '"a\\"b\\n"'],
  [1.5, '1.5'],
  [false, 'false'],
  [undefined, 'null'],
  [[], '[]'],
  [{}, '{}'],
  [{ a: undefined }, '{}'],
  [[1, [2]], '[\n  1,\n  [\n    2\n  ]\n]'],
  [{ a: { b: '' } }, '{\n  "a": {\n    "b": ""\n  }\n}'],
  [new Date(0), '"1970-01-01T00:00:00.000Z"'],
])('writes %j as JSON does', (value, text) => expect(shown(value)).toBe(text));

it('writes members that JavaScript takes for something else', () =>
  expect(shown(JSON.parse('{"__proto__":{"a":1}}'))).toBe(
    '{\n  "__proto__": {\n    "a": 1\n  }\n}',
  ));

it('hides secrets where they are, as the kind they are', () => {
  const value = {
    password: 'p1',
    rows: [{ pin: 7 }, { key: { inner: 'p2' } }, { password: 'shown' }],
    'a.b': { password: 'p3' },
    a: { b: { password: 'shown' } },
  };
  const text = shown(value, [
    { path: ['password'] },
    { path: ['rows', 0, 'pin'] },
    { path: ['rows', 1, 'key'] },
    { path: ['a.b', 'password'] },
  ]);
  expect(text.replace(/\s+/g, '')).toBe(
    [
      '{"password":"$PASSWORD",',
      '"rows":[{"pin":$ROWS_0_PIN},{"key":$ROWS_1_KEY},{"password":"shown"}],',
      '"a.b":{"password":"$A_B_PASSWORD"},"a":{"b":{"password":"shown"}}}',
    ].join(''),
  );
});

it('hides parts of a text, and what is around them is JSON', () => {
  const path = ['url'];
  const secrets: ApiSecret[] = [
    { path, range: [2, 5] },
    { path, range: [6, 8] },
  ];
  expect(shown({ url: '""p1a"p2"' }, secrets)).toBe(
    '{\n  "url": "\\"\\"$URL_SECRET\\"$URL_SECRET_2\\""\n}',
  );
});

it('hides nothing where there is nothing', () => {
  const value = { password: null, secret: '', token: true };
  const secrets = Object.keys(value).map((member) => ({ path: [member] }));
  expect(JSON.parse(shown(value, secrets))).toEqual(value);
});

it('joins texts, and lists secrets', () => {
  const secret = new SecretName('A');
  expect(joined(['a', 'b', secret, 'c', 'd', secret])).toEqual(['ab', secret, 'cd', secret]);
  expect(joined([])).toEqual([]);
  expect(joined(['', secret, '', ''])).toEqual([secret]);
  expect(secretsIn(['a', secret, 'b'])).toEqual([secret]);
});
