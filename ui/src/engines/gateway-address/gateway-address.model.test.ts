import { describe, expect, it } from 'vitest';
import { addressKind, isAtGateway, isPort } from './gateway-address.model.ts';

describe('the kind of an address', () => {
  it.each([
    ['1.2.3.4', 'ip'],
    ['255.255.255.255', 'ip'],
    ['0.0.0.0', 'ip'],
    ['256.1.1.1', 'invalid'],
    ['1.2.3', 'invalid'],
    ['01.2.3.4', 'invalid'],
    ['sip.example.com', 'fqdn'],
    ['1.sip.example.com', 'fqdn'],
    ['a-b.c-d.example.co.uk', 'fqdn'],
    ['example.com', 'fqdn-top-level'],
    ['1example.com', 'invalid'],
    ['example', 'invalid'],
    ['sip..example.com', 'invalid'],
    ['-sip.example.com', 'invalid'],
    ['sip_1.example.com', 'invalid'],
    ['sip.example.com ', 'invalid'],
    ['sip:sip.example.com', 'invalid'],
    ['2001:db8::1', 'invalid'],
    [`${'a'.repeat(64)}.example.com`, 'invalid'],
    [`${'a.'.repeat(125)}example.com`, 'invalid'],
    ['', 'invalid'],
  ])('%s is %s', (text, kind) => expect(addressKind(text)).toBe(kind));
});

it.each([
  ['0', true],
  ['5060', true],
  ['65535', true],
  ['65536', false],
  ['-1', false],
  ['50.6', false],
  ['', false],
  ['five', false],
])('%s is a port: %s', (text, expected) => expect(isPort(text)).toBe(expected));

it.each([
  ['203.0.113.7', 32, '203.0.113.7', true],
  ['203.0.113.7', 32, '203.0.113.8', false],
  ['203.0.113.0', 24, '203.0.113.8', true],
  ['203.0.113.0', 24, '203.0.114.8', false],
  ['255.255.255.255', 1, '128.0.0.1', true],
  ['sip.example.net', 32, '203.0.113.7', false],
  ['2001:DB8::1', 32, '2001:db8::1', true],
  ['203.0.113', 32, '203.0.113.7', false],
])('%s/%d is where %s is: %s', (address, netmask, asked, isThere) => {
  expect(isAtGateway({ address, netmask }, asked)).toBe(isThere);
});
