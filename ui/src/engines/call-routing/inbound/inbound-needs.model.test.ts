import { expect, test } from 'vitest';
import { inboundAccount, inboundCarrier, inboundWorld } from './inbound.fixtures.ts';
import type { InboundCarrier } from './inbound-match.model.ts';
import { gatewaysNeeded } from './inbound-needs.model.ts';

const carrier = (id: string, accountId: string | null, part: Partial<InboundCarrier> = {}) =>
  inboundCarrier(id, { accountId, ...part });
const registers = {
  requiresRegister: true,
  registerRealm: 'reg.example',
  registerUsername: 'me',
};
const world = inboundWorld({
  accounts: [inboundAccount('A', 'a.example')],
  carriers: [
    carrier('own', 'A'),
    carrier('shared', null),
    carrier('foreign', 'B'),
    carrier('off', 'A', { isActive: false }),
    carrier('registers', 'B', registers),
  ],
});
const needed = (host: string, known: string[] = [], source = '192.0.2.1', of = world) =>
  gatewaysNeeded(
    { host, user: 'me', source, number: '1', isFromMicrosoft: false },
    of,
    new Set(known),
  );

test('a realm needs those of its account and the shared ones', () => {
  expect(needed('a.example')).toEqual(['own', 'shared']);
  expect(needed('a.example', ['own'])).toEqual(['shared']);
});

test('the realm of an inactive account is a name like any other', () => {
  const accounts = world.accounts.map((one) => ({ ...one, isActive: false }));
  expect(needed('a.example', [], '192.0.2.1', { ...world, accounts })).toContain('foreign');
});

test('an address needs all that are active', () => {
  expect(needed('203.0.113.9')).toEqual(['own', 'shared', 'foreign', 'registers']);
});

test('another name needs those that register with it, and the rest where none matches', () => {
  expect(needed('reg.example')).toEqual(['registers']);
  expect(needed('reg.example', ['registers'])).toEqual(['own', 'shared', 'foreign']);
  const gateways = [{ address: '192.0.2.1', netmask: 32, isInbound: false }];
  const carriers = world.carriers.map((one) =>
    one.id === 'registers' ? { ...one, gateways } : one,
  );
  expect(needed('reg.example', ['registers'], '192.0.2.1', { ...world, carriers })).toEqual([]);
});

test('half an address needs none: no gateway matches it', () => {
  expect(needed('203.0.113.9', [], '192.0.2')).toEqual([]);
});
