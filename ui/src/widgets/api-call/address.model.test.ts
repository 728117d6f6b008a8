import { expect, it } from 'vitest';
import { addressOf, addressParts } from './address.model.ts';
import { namer, shownText } from './hidden.model.ts';

it.each([
  ['/Users', '/Users'],
  ['/Users?', '/Users?'],
  ['/Users?a=1&b', '/Users?a=1&b'],
  ['/Users?token=abc&a=1', '/Users?token=$TOKEN_2&a=1'],
  ['/Users?a=1&token=a=b', '/Users?a=1&token=$TOKEN_2'],
  ['/Users?token=a&token=b', '/Users?token=$TOKEN_2&token=$TOKEN_3'],
  ['/Users?token=', '/Users?token='],
  ['/Users?to%6ben=abc', '/Users?to%6ben=$TOKEN_2'],
  ['/Users?%zz=abc', '/Users?%zz=abc'],
])('hides secrets of the query of %s', (url, text) =>
  expect(shownText(addressParts(addressOf(url, ['token'], namer())))).toBe(text),
);
