import { expect, test } from 'vitest';
import { inboundAccount, inboundCarrier, inboundWorld } from './inbound.fixtures.ts';
import { accountOf, isAddress, reachable, registeringAs } from './inbound-host.model.ts';

const carrier = (id: string, accountId: string | null, providerId: string | null) =>
  inboundCarrier(id, { accountId, providerId });
const account = inboundAccount('A', 'Acme.example');
const world = inboundWorld({
  accounts: [account, inboundAccount('B', '')],
  carriers: [
    carrier('shared', null, 'P'),
    carrier('own', 'A', 'P'),
    carrier('foreign', 'B', 'P'),
    carrier('elsewhere', null, 'Q'),
    inboundCarrier('registers', {
      accountId: 'B',
      providerId: 'Q',
      requiresRegister: true,
      registerRealm: 'Reg.example',
      registerUsername: 'me',
    }),
  ],
});
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);

test('four numbers with dots are an address, whatever they are', () => {
  expect(['203.0.113.9', '999.1.1.1', 'a.example', '1.2.3'].map(isAddress)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a realm is known however it is written, and none is nobody’s', () => {
  expect(ids(accountOf(world, 'ACME.example'))).toEqual(['A']);
  expect(accountOf(world, '')).toEqual([]);
});

test('an account has its own carriers first, then the shared ones of its provider', () => {
  expect(ids(reachable(account, world))).toEqual(['own', 'shared']);
  expect(ids(reachable({ ...account, providerId: null }, world))).toEqual(['own']);
});

test('a carrier registers as its user with its realm', () => {
  expect(ids(registeringAs('reg.example', 'me', world))).toEqual(['registers']);
  expect(registeringAs('reg.example', 'you', world)).toEqual([]);
});
