import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  inboundAccount,
  inboundCarrier,
  inboundWorld,
} from '../../engines/call-routing/inbound/inbound.fixtures.ts';
import { decideInbound } from '../../engines/call-routing/index.ts';
import { inboundPath, stationsOf } from './call-path.model.ts';

/*
 * Few values, so that sources, realms and numbers meet: in a world of random ones every call would
 * end at its carrier.
 */
const pick = <Value>(...values: Value[]) => fc.constantFrom(...values);
const accountId = pick<string | null>(null, 'A', 'B');
const applicationId = pick<string | null>(null, null, 'app 1', 'app 2');
const source = pick('192.0.2.1', '192.0.2.9', '198.51.100.1');

const account = (id: string, realm: string) =>
  fc
    .record({
      isActive: fc.boolean(),
      deviceApplicationId: applicationId,
      providerId: pick('P', 'Q'),
    })
    .map((part) => inboundAccount(id, realm, part));

const carrier = (id: string) =>
  fc
    .record({
      isActive: pick(true, true, false),
      accountId,
      providerId: pick('P', 'Q'),
      applicationId,
      requiresRegister: fc.boolean(),
      registerRealm: pick('reg.example', ''),
      registerUsername: pick('me', ''),
      gateways: fc.array(
        fc.record({ address: source, netmask: pick(32, 24), isInbound: fc.boolean() }),
        { maxLength: 2 },
      ),
    })
    .map((part) => inboundCarrier(id, part));

const world = fc
  .record({
    accounts: fc.tuple(account('A', 'a.example'), account('B', 'b.example')),
    carriers: fc.tuple(carrier('C'), carrier('D')),
    numbers: fc.array(
      fc.record({
        id: fc.uuid(),
        number: pick('4420', '44*', '1'),
        carrierId: pick<string | null>('C', 'D', null),
        accountId,
        applicationId,
      }),
      { maxLength: 3 },
    ),
    tenants: pick(
      [],
      [{ domain: 'teams.example', accountId: 'A', applicationId: null }],
      [{ domain: 'teams.example', accountId: 'A', applicationId: 'app 1' }],
    ),
  })
  .map(inboundWorld);

const call = fc.record({
  host: pick('a.example', 'b.example', 'reg.example', 'teams.example', '203.0.113.1', 'x.example'),
  user: pick('me', '4420'),
  source,
  number: pick('4420', '+4420', '1', ''),
  isFromMicrosoft: pick(false, false, false, true),
});

test('in 10,000 worlds the path ends where the call engine’s rules end it, for the same reason', () => {
  const ends = new Set<string>();
  fc.assert(
    fc.property(call, world, (given, all) => {
      const outcome = decideInbound(given, all);
      const { end } = outcome;
      const path = inboundPath(outcome);
      const states = stationsOf(path).map(({ state }) => state);
      if (end.kind === 'refused') {
        expect(path).toMatchObject({
          applicationId: null,
          broken: { status: end.status, reason: end.reason },
        });
      } else {
        expect(path.applicationId).toBe(end.applicationId);
        expect(path.accountId).toBe(end.accountId);
        const isUnanswered = end.kind === 'application' && end.applicationId === null;
        expect(path.broken?.why).toBe(isUnanswered ? 'no application' : undefined);
        if (end.kind === 'application') {
          expect([path.carrierId, path.numberId]).toEqual([end.carrierId, end.numberId]);
        }
      }
      // Stations are passed, then broken, then ahead, and broken at most once.
      expect(states.join(' ')).toMatch(/^passed( passed)*( broken)?( ahead)*$/);
      expect(states.includes('broken')).toBe(path.broken !== null);
      ends.add(`${end.kind} ${path.broken?.at ?? 'whole'}`);
    }),
    { numRuns: 10_000 },
  );
  // The generated worlds cover every kind of end.
  expect([...ends].sort()).toEqual([
    'application application',
    'application whole',
    'challenge whole',
    'refused application',
    'refused carrier',
    'refused number',
  ]);
});

const gateways = [{ address: '192.0.2.1', netmask: 32, isInbound: true }];
const asked = {
  host: '203.0.113.1',
  user: '',
  source: '192.0.2.1',
  number: '4420',
  isFromMicrosoft: false,
};
const listed = {
  id: 'n',
  number: '4420',
  carrierId: 'C',
  accountId: 'A',
  applicationId: 'app 1',
};

test('a call to an inactive account is told with the carrier and number it came by', () => {
  const path = inboundPath(
    decideInbound(
      asked,
      inboundWorld({
        accounts: [inboundAccount('A', '', { isActive: false })],
        carriers: [inboundCarrier('C', { gateways })],
        numbers: [listed],
      }),
    ),
  );
  expect(path).toMatchObject({ carrierId: 'C', numberId: 'n', accountId: 'A' });
  expect(path.broken).toMatchObject({ at: 'application', status: 503 });
});

test('the same number at two carriers names neither of them', () => {
  const carriers = ['C', 'D'].map((id) => inboundCarrier(id, { gateways }));
  const numbers = [listed, { ...listed, id: 'm', carrierId: 'D' }];
  const path = inboundPath(decideInbound(asked, inboundWorld({ carriers, numbers })));
  expect(path).toMatchObject({ carrierId: null, numberId: null, broken: { at: 'number' } });
});
