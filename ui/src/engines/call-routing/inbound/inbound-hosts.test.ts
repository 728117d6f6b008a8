import { describe, expect, test } from 'vitest';
import { decideInbound } from './inbound.model.ts';
import type { InboundCarrier } from './inbound-match.model.ts';
import {
  account,
  call,
  carrier,
  endOf,
  ends,
  numbered,
  REALM,
  SOURCE,
  world,
} from './inbound-world.fixtures.ts';

describe('the host is another name', () => {
  const host = 'reg.example.com';
  const registering = (id: string, part: Partial<InboundCarrier> = {}) =>
    carrier(id, { requiresRegister: true, registerRealm: host, registerUsername: 'me', ...part });

  test('the carrier that registers with it', () => {
    const carriers = [registering('C', { applicationId: 'default' })];
    expect(endOf({ host, user: 'me' }, { carriers })).toEqual(ends({ numberId: '4420' }));
    expect(endOf({ host, user: 'me', number: '99' }, { carriers })).toEqual(
      ends({ carrierId: 'C', accountId: 'A', applicationId: 'default' }),
    );
  });

  test('two of them are refused', () => {
    const carriers = [registering('C'), registering('D')];
    expect(endOf({ host, user: 'me' }, { carriers })).toEqual({
      kind: 'refused',
      status: 503,
      reason: 'Multiple gateways match registration carrier source address',
    });
  });

  test('two gateways of one carrier are refused as well, outbound ones too', () => {
    const gateways = [
      { address: SOURCE, netmask: 32, isInbound: false },
      { address: '192.0.2.0', netmask: 24, isInbound: false },
    ];
    const [one] = gateways;
    const carriers = [registering('C', { gateways })];
    expect(endOf({ host, user: 'me' }, { carriers })).toEqual(ends({ status: 503 }));
    const lone = [registering('C', { gateways: one ? [one] : [] })];
    expect(endOf({ host, user: 'me' }, { carriers: lone })).toEqual(ends({ numberId: '4420' }));
  });

  test('a carrier without an account is none', () => {
    const carriers = [registering('C', { accountId: null, applicationId: 'default' })];
    expect(endOf({ host, user: 'me' }, { carriers })).toEqual(ends({ status: 404 }));
  });

  test('nobody registers with it: by address', () => {
    expect(endOf({ host, user: 'you' }, { carriers: [registering('C')] })).toEqual(
      ends({ numberId: '4420' }),
    );
    expect(endOf({ host, source: '198.51.100.1' })).toEqual(ends({ status: 404 }));
  });

  test('the realm of an inactive account', () => {
    const accounts = [account('A', REALM, false)];
    expect(endOf({ source: '198.51.100.1' }, { accounts })).toEqual(
      ends({ status: 503, reason: 'Account exists but is inactive' }),
    );
  });
});

describe('the host is an address', () => {
  const host = '203.0.113.1';

  test('the number at two carriers is refused, whoever they belong to', () => {
    const carriers = [carrier('C'), carrier('D', { accountId: 'B', providerId: 'Q' })];
    const numbers = [numbered('4420'), numbered('4420', { id: 'again', carrierId: 'D' })];
    expect(endOf({ host }, { carriers, numbers })).toEqual(
      ends({
        reason:
          'Multiple accounts are attempting to route the same phone number from the same carrier',
      }),
    );
  });

  test('carriers of an account come before those of a provider', () => {
    const carriers = [carrier('shared', { accountId: null }), carrier('own')];
    const [, gateways] = decideInbound(call({ host }), world({ carriers })).steps;
    expect(gateways).toEqual(
      ends({ matches: [ends({ carrierId: 'own' }), ends({ carrierId: 'shared' })] }),
    );
  });

  test('of equal networks, the first counts, whoever it belongs to', () => {
    const gateways = [{ address: '192.0.2.0', netmask: 24, isInbound: true }];
    const carriers = [
      carrier('shared', { accountId: null, providerId: 'Q', gateways }),
      carrier('own', { gateways }),
    ];
    const accounts = [account('A', REALM), account('Z', 'z.example.net', true, 'Q')];
    expect(endOf({ host, number: '99' }, { carriers, accounts })).toEqual(
      ends({ accountId: 'Z', carrierId: 'shared' }),
    );
  });

  test('one default application', () => {
    const carriers = [
      carrier('shared', { accountId: null }),
      carrier('own', { applicationId: 'x' }),
    ];
    expect(endOf({ host, number: '99' }, { carriers })).toEqual(
      ends({ carrierId: 'own', accountId: 'A', applicationId: 'x' }),
    );
  });

  test('two default applications are refused', () => {
    const carriers = [carrier('C', { applicationId: 'x' }), carrier('D', { applicationId: 'y' })];
    expect(endOf({ host, number: '99' }, { carriers })).toEqual(
      ends({ reason: 'Multiple accounts are attempting to default route this carrier' }),
    );
  });

  test('the only account of the provider, else 404', () => {
    const carriers = [carrier('C', { accountId: null, applicationId: 'x' })];
    expect(endOf({ host, number: '99' }, { carriers })).toEqual(
      ends({ status: 404, reason: 'Number Not Provisioned' }),
    );
    const accounts = [account('A', REALM), account('Z', 'z.example.net', true, 'Q')];
    expect(endOf({ host, number: '99' }, { carriers, accounts })).toEqual(
      ends({ accountId: 'A', applicationId: 'x', carrierId: 'C' }),
    );
  });
});

describe('from Microsoft', () => {
  const tenants = [{ domain: 'teams.example.com', accountId: 'A', applicationId: 'teams app' }];
  const from = { isFromMicrosoft: true, source: '52.114.7.24' };

  test('the tenant of the domain', () => {
    expect(endOf({ ...from, host: 'teams.example.com' }, { tenants })).toEqual(
      ends({ accountId: 'A', applicationId: 'teams app', carrierId: null }),
    );
  });

  test('no tenant, or one without an application', () => {
    const bare = tenants.map((one) => ({ ...one, applicationId: null }));
    expect(endOf({ ...from, host: 'teams.example.com' }, { tenants: bare })).toEqual(
      ends({ status: 404 }),
    );
    expect(endOf({ ...from, host: 'else.example.com' }, { tenants })).toEqual(
      ends({ status: 404 }),
    );
  });
});

test('a call without a number is for anonymous', () => {
  const numbers = [numbered('anonymous')];
  expect(endOf({ number: '' }, { numbers })).toEqual(ends({ numberId: 'anonymous' }));
});
