import { expect, test } from 'vitest';
import { fitsPattern, isInNetwork, isPattern } from './inbound-match.model.ts';

test.each([
  ['192.0.2.7', '192.0.2.7', 32, true],
  ['192.0.2.7', '192.0.2.8', 32, false],
  ['192.0.2.7', '192.0.2.200', 24, true],
  ['192.0.2.7', '192.0.3.7', 24, false],
  ['203.0.113.1', '128.0.0.0', 1, true],
  // Stored by hand: no form offers it, and the engine only compares shorter ones.
  ['192.0.2.7', '192.0.2.7', 33, false],
  ['192.0.2.7', 'sip.example.com', 32, false],
  ['::1', '192.0.2.7', 24, false],
])('%s in %s/%i: %s', (source, address, netmask, is) => {
  expect(isInNetwork(source, address, netmask)).toBe(is);
});

test.each([
  ['44*', '4420', true],
  ['44*', '1508441', true],
  ['^44\\d+', '4420', true],
  ['(44', '4420', false],
  ['*', '44', true],
])('the pattern %s on %s: %s', (pattern, number, fits) => {
  expect(isPattern(pattern)).toBe(true);
  expect(fitsPattern(pattern, number)).toBe(fits);
});
