import { describe, expect, test } from 'vitest';
import { inboundAccount, inboundCarrier } from './inbound.fixtures.ts';
import { decideInbound } from './inbound.model.ts';
import type { InboundCall, InboundWorld } from './inbound.types.ts';
import type { InboundCarrier, InboundNumber } from './inbound-match.model.ts';

const SOURCE = '192.0.2.10';
const REALM = 'acme.sip.example.net';

const carrier = (id: string, part: Partial<InboundCarrier> = {}) =>
  inboundCarrier(id, {
    accountId: 'A',
    gateways: [{ address: SOURCE, netmask: 32, isInbound: true }],
    ...part,
  });

const numbered = (number: string, part: Partial<InboundNumber> = {}): InboundNumber => ({
  id: number,
  number,
  carrierId: 'C',
  accountId: 'A',
  applicationId: `app of ${number}`,
  ...part,
});

const account = (id: string, realm: string, isActive = true, providerId = 'P') =>
  inboundAccount(id, realm, { isActive, providerId, deviceApplicationId: `devices of ${id}` });

const world = (part: Partial<InboundWorld> = {}): InboundWorld => ({
  accounts: [account('A', REALM), account('B', 'other.example.net')],
  carriers: [carrier('C')],
  numbers: [numbered('4420')],
  tenants: [],
  ...part,
});

const call = (part: Partial<InboundCall> = {}): InboundCall => ({
  host: REALM,
  user: '4420',
  source: SOURCE,
  number: '4420',
  isFromMicrosoft: false,
  ...part,
});

const endOf = (given: Partial<InboundCall>, part: Partial<InboundWorld> = {}) =>
  decideInbound(call(given), world(part)).end;

const ends = (part: object) => expect.objectContaining(part);

describe('the host is a realm', () => {
  test('the number of the account tells', () => {
    expect(endOf({ number: '+4420', host: REALM.toUpperCase() })).toEqual({
      kind: 'application',
      carrierId: 'C',
      accountId: 'A',
      applicationId: 'app of 4420',
      numberId: '4420',
    });
  });

  test('the realm of an inactive account is a name like any other', () => {
    const accounts = [account('A', REALM, false)];
    const { steps } = decideInbound(call(), world({ accounts }));
    expect(steps[0]).toEqual({ at: 'host', is: 'name' });
  });

  test('the number at two carriers is refused', () => {
    const carriers = [carrier('C'), carrier('D', { accountId: null })];
    const numbers = [numbered('4420'), numbered('4420', { id: 'again', carrierId: 'D' })];
    expect(endOf({}, { carriers, numbers })).toEqual(ends({ kind: 'refused', status: 503 }));
  });

  test('the longest pattern that fits, an invalid one passed over', () => {
    const numbers = [
      numbered('4*'),
      numbered('44*', { accountId: 'B' }),
      numbered('(44442', {}),
      numbered('49.*'),
    ];
    // Whosever the pattern is, the call is its carrier's account's.
    expect(endOf({}, { numbers })).toEqual(ends({ numberId: '44*', accountId: 'A' }));
    const carriers = [carrier('C', { accountId: null })];
    expect(endOf({}, { carriers, numbers })).toEqual(ends({ accountId: 'B' }));
  });

  test('a number or a pattern without an application: the default of its carrier', () => {
    const carriers = [carrier('C', { applicationId: 'default' })];
    for (const number of ['4420', '44*']) {
      const numbers = [numbered(number, { applicationId: null })];
      const { steps, end } = decideInbound(call(), world({ carriers, numbers }));
      expect(end).toEqual(ends({ applicationId: 'default', numberId: number }));
      expect(steps).toContainEqual({
        at: 'default',
        carrierId: 'C',
        numberId: number,
        applicationId: 'default',
      });
    }
  });

  test('of equal netmasks, that of the account comes before the shared one', () => {
    const carriers = [carrier('shared', { accountId: null }), carrier('own')];
    expect(endOf({}, { carriers, numbers: [] })).toEqual(ends({ carrierId: 'own' }));
  });

  test('else the carrier with the longest netmask and its default application', () => {
    const wide = [{ address: '192.0.2.0', netmask: 24, isInbound: true }];
    const carriers = [
      carrier('wide', { gateways: wide, applicationId: 'wide app' }),
      carrier('C', { applicationId: 'default' }),
    ];
    expect(endOf({}, { carriers, numbers: [] })).toEqual(
      ends({ carrierId: 'C', accountId: 'A', applicationId: 'default', numberId: null }),
    );
  });

  test('a number of this carrier under another account lends its application', () => {
    const numbers = [numbered('4420', { accountId: 'B' })];
    const { steps, end } = decideInbound(call(), world({ numbers }));
    expect(end).toEqual(ends({ accountId: 'A', applicationId: 'app of 4420', numberId: '4420' }));
    expect(steps).toContainEqual({ at: 'looked-up', carrierId: 'C', numberId: '4420' });
    const carriers = [carrier('C', { applicationId: 'default' })];
    expect(endOf({}, { carriers, numbers })).toEqual(ends({ applicationId: 'default' }));
  });

  test('no gateway matches: a SIP user of the account', () => {
    expect(endOf({ source: '198.51.100.1' })).toEqual({
      kind: 'challenge',
      accountId: 'A',
      applicationId: 'devices of A',
    });
  });

  test('gateways of inactive carriers and of other accounts take no part', () => {
    const carriers = [carrier('off', { isActive: false }), carrier('B', { accountId: 'B' })];
    expect(endOf({}, { carriers })).toEqual(ends({ kind: 'challenge' }));
  });

  describe('a number of an inactive account', () => {
    const accounts = [account('A', REALM), account('B', 'b.example.net', false)];
    const ofB = (number: string) => [numbered(number, { accountId: 'B' })];
    const inactive = ends({ status: 503, reason: 'Account exists but is inactive' });

    test.each(['44*', '^44'])('the pattern %s of a shared carrier is answered', (pattern) => {
      const carriers = [carrier('C', { accountId: null })];
      const { end, steps } = decideInbound(
        call(),
        world({ accounts, carriers, numbers: ofB(pattern) }),
      );
      expect(end).toEqual(ends({ kind: 'application', accountId: 'B', numberId: pattern }));
      expect(steps.filter(({ at }) => at === 'account')).toEqual([
        { at: 'account', accountId: 'A', isActive: true },
      ]);
    });

    test('by the address alone it is refused', () => {
      const carriers = [carrier('C', { accountId: null })];
      const given = { host: '203.0.113.250' };
      for (const number of ['44*', '4420']) {
        expect(endOf(given, { accounts, carriers, numbers: ofB(number) })).toEqual(inactive);
      }
    });

    test('an account with a carrier of its own is looked at, active or not', () => {
      const numbers = ofB('44*');
      const own = [carrier('C', { accountId: 'A' })];
      expect(endOf({}, { accounts, carriers: own, numbers })).toEqual(ends({ accountId: 'A' }));
    });
  });
});

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
