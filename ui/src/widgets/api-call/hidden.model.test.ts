import { expect, it } from 'vitest';
import {
  hide,
  isSecret,
  joined,
  jsonParts,
  namer,
  namesIn,
  SecretName,
  shownText,
  urlParts,
} from './hidden.model.ts';

const shown = (value: unknown, secrets: readonly string[] = []) =>
  shownText(jsonParts(hide(value, secrets, namer())));

it('names each place after its path, and no two the same', () => {
  const nameOf = namer();
  const named = (...path: string[]) => nameOf(path).name;
  expect(named('password')).toBe('PASSWORD');
  expect(named('auth', 'password')).toBe('AUTH_PASSWORD');
  expect(named('auth_password')).toBe('AUTH_PASSWORD_2');
  expect(named('auth', 'password')).toBe('AUTH_PASSWORD');
  expect(named('0', 'key')).toBe('SECRET_0_KEY');
  expect(named('api-key')).toBe('API_KEY');
  // That of the call itself.
  expect(named('token')).toBe('TOKEN_2');
  expect(named('ключ')).toBe('SECRET_');
});

it('knows secrets in any case, whole names only', () => {
  expect(isSecret('Password', ['password'])).toBe(true);
  expect(isSecret('min_password_length', ['password'])).toBe(false);
  expect(isSecret('password', [])).toBe(false);
});

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

it('hides secrets at any depth, whatever they are', () => {
  const value = {
    password: 'p1',
    rows: [{ Password: 7 }, { password: { inner: 'p2' } }, { password: ['p3'] }],
  };
  const text = shown(value, ['password']);
  expect(text).not.toMatch(/p\d|7/);
  expect(JSON.parse(text)).toEqual({
    password: '$PASSWORD',
    rows: [
      { Password: '$ROWS_0_PASSWORD' },
      { password: '$ROWS_1_PASSWORD' },
      { password: '$ROWS_2_PASSWORD' },
    ],
  });
});

it('hides nothing where there is nothing', () => {
  const value = { password: null, secret: '', token: true, key: 0 };
  expect(JSON.parse(shown(value, ['password', 'secret', 'token']))).toEqual(value);
});

it.each([
  ['/Users', '/Users'],
  ['/Users?', '/Users?'],
  ['/Users?a=1&b', '/Users?a=1&b'],
  ['/Users?token=abc&a=1', '/Users?token=$TOKEN_2&a=1'],
  ['/Users?a=1&TOKEN=a=b', '/Users?a=1&TOKEN=$TOKEN_2'],
  ['/Users?token=', '/Users?token='],
  ['/Users?to%6ben=abc', '/Users?to%6ben=$TOKEN_2'],
  ['/Users?%zz=abc', '/Users?%zz=abc'],
])('hides secrets of the query of %s', (url, text) =>
  expect(shownText(urlParts(url, ['token'], namer()))).toBe(text),
);

it('joins texts, and lists names once', () => {
  const secret = new SecretName('A');
  expect(joined(['a', 'b', secret, 'c', 'd', secret])).toEqual(['ab', secret, 'cd', secret]);
  expect(joined([])).toEqual([]);
  expect(namesIn(['a', secret, new SecretName('B'), secret])).toEqual(['A', 'B']);
});
