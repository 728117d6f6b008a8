import { expect, test } from 'vitest';
import { emptySipGateway } from '../sip-gateways/index.ts';
import { changed, shown } from './finding.model.ts';

test('a network is shown with its netmask, an address without', () => {
  expect(shown({ address: ' 192.0.2.0 ', netmask: 24 })).toBe('192.0.2.0/24');
  expect(shown({ address: '192.0.2.1', netmask: 32 })).toBe('192.0.2.1');
});

test('a row is changed, and nothing where it is gone', () => {
  const rows = { a: emptySipGateway, b: emptySipGateway };
  expect(changed('a', { netmask: 24 })(rows)).toEqual({
    a: { ...emptySipGateway, netmask: 24 },
    b: emptySipGateway,
  });
  expect(changed('c', { netmask: 24 })(rows)).toBe(rows);
});
