import { expect, it } from 'vitest';
import { sipRealmError, tenantDomainError } from './domain-name.ts';

it.each(['acme.example.net', 'ACME.example.net', 'xn--mnchen-3ya.example', '1.example', '3.2.a1'])(
  '%s is a realm and the domain of a tenant',
  (name) => {
    expect(sipRealmError(name)).toBeUndefined();
    expect(tenantDomainError(name)).toBeUndefined();
  },
);

it.each([
  ...['192.0.2.1', '192.0.2.01', '256.1.1.1', '192.0.2', '127.1', 'example.1', '[2001:db8::1]'],
  ...[
    'localhost',
    'acme.example.net.',
    'a..example',
    '-a.example',
    'a_b.example',
    'm\u00fcnchen.de',
  ],
  ...['acme.example.net:5060', 'sip:acme.example.net', `${'a'.repeat(64)}.example`],
])('%s is neither', (name) => {
  expect(sipRealmError(name)).toBe('Enter a domain name such as acme.sip.example.net');
  expect(tenantDomainError(name)).toMatch(/^Enter a fully qualified domain name, such as /);
});

it('a realm may be empty, a domain may not', () => {
  expect(sipRealmError(' ')).toBeUndefined();
  expect(tenantDomainError('')).toBe('Enter the domain name of the tenant.');
});
