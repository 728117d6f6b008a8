import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inboundCarrier } from '../../engines/call-routing/inbound/inbound.fixtures.ts';
import {
  decideInbound,
  type InboundCarrier,
  type InboundWorld,
} from '../../engines/call-routing/index.ts';
import {
  emptySipGateway,
  type SipGateway,
  type SipGatewaysValue,
  validateSipGateways,
} from '../sip-gateways/index.ts';
import { examineGateways, type OtherCarrier } from './doctor.model.ts';
import { addressAt, classOf, rangeOf } from './ranges.model.ts';

/* The check against the rules it speaks for: those of the fields, and those of the call engine. */

const pick = <Value>(...values: Value[]) => fc.constantFrom(...values);
const address = pick(
  '8.8.8.8',
  '8.8.8.0',
  '8.8.8.128',
  '8.8.4.4',
  '8.0.0.0',
  '0.0.0.0',
  '128.0.0.0',
  '010.008.008.008',
  '8.8.8.0/24',
  'sip:8.8.8.8',
  '8.8.8.8:5080',
  ' 8.8.8.8 ',
  'sip.example.com',
  'SIP.example.com',
  'example',
  '2001:db8::1',
  '',
);
const gateway: fc.Arbitrary<SipGateway> = fc.record({
  address,
  netmask: pick(32, 32, 31, 25, 24, 8, 1),
  port: pick('5060', '5061', '', '70000'),
  isInbound: fc.boolean(),
  isOutbound: fc.boolean(),
  isActive: fc.boolean(),
  protocol: fc.constant('udp' as const),
  padCrypto: fc.constant(false),
  sendsOptionsPing: fc.constant(false),
  usesSipsScheme: fc.constant(false),
});
const gateways = fc.array(gateway, { maxLength: 4 });
const rowsOf = (all: readonly SipGateway[]): SipGatewaysValue =>
  Object.fromEntries(all.map((one, at) => [`g${at}`, one]));
const runs = { numRuns: 1_000 };
const alone = { trunkType: 'static_ip', registration: null, others: [] } as const;

it('has a finding for each thing that a save refuses, and a fix never adds one', () => {
  fc.assert(
    fc.property(gateways, (all) => {
      const rows = rowsOf(all);
      const refused = Object.keys(validateSipGateways(rows));
      const findings = examineGateways(rows, alone);
      for (const path of refused) {
        const id = path.split('.')[0] ?? '';
        const isTold = findings.some((one) => id === 'rows' || one.id.endsWith(` ${id}`));
        expect(isTold, path).toBe(true);
      }
      if (refused.length > 0) expect(findings).not.toEqual([]);
      for (const { fix, id } of findings) {
        if (!fix) continue;
        const left = examineGateways(fix.apply(rows), alone);
        expect(
          left.map((one) => one.id),
          id,
        ).not.toContain(id);
      }
    }),
    runs,
  );
});

const registration = pick(
  null,
  { realm: 'reg.example', username: 'me' },
  { realm: 'REG.example', username: 'me' },
  { realm: 'reg.example', username: 'you' },
);
const others: fc.Arbitrary<OtherCarrier[]> = fc
  .array(fc.record({ isActive: fc.boolean(), registration, gateways }), { maxLength: 3 })
  .map((all) => all.map((one, at) => ({ ...one, name: `Other ${at}` })));

const carrierOf = (
  id: string,
  { isActive, registration: given, gateways: all }: Omit<OtherCarrier, 'name'>,
) =>
  inboundCarrier(id, {
    isActive,
    accountId: 'A',
    requiresRegister: given !== null,
    registerRealm: given?.realm ?? '',
    registerUsername: given?.username ?? '',
    gateways: all.map((one) => ({ ...one, address: one.address.trim() })),
  });

/** The first and last address of every network: overlapping networks share at least one of these. */
const sources = (carriers: readonly InboundCarrier[]) =>
  new Set(
    carriers.flatMap((one) =>
      one.gateways.flatMap(({ address: text, netmask }) => {
        const range = rangeOf(text, netmask);
        return range?.bits === 32 ? [addressAt(range.first), addressAt(range.last)] : [];
      }),
    ),
  );

function meeting(world: InboundWorld): string[] {
  const met = new Set<string>();
  for (const source of sources(world.carriers)) {
    for (const [host, user] of [
      ['203.0.113.250', ''],
      ['reg.example', 'me'],
      ['reg.example', 'you'],
    ] as const) {
      const call = { host, user, source, number: '4420', isFromMicrosoft: false };
      for (const step of decideInbound(call, world).steps) {
        if (step.at !== 'gateways' && step.at !== 'registration') continue;
        const ids = step.matches.map(({ carrierId }) => carrierId);
        if (ids.includes('own')) for (const id of ids) met.add(id);
      }
    }
  }
  met.delete('own');
  return [...met].sort();
}

it('names another carrier whenever both can take a call, and only then', () => {
  fc.assert(
    fc.property(gateways, registration, others, (all, own, known) => {
      const findings = examineGateways(rowsOf(all), {
        trunkType: 'static_ip',
        registration: own,
        others: known,
      });
      const named = known
        .map(({ name }) => name)
        .filter((name) => findings.some(({ id }) => id.startsWith('other ') && id.endsWith(name)));
      const carriers = [
        carrierOf('own', { isActive: true, registration: own, gateways: all }),
        ...known.map((one) => carrierOf(one.name, one)),
      ];
      const world = { accounts: [], carriers, numbers: [], tenants: [] };
      expect(named.sort()).toEqual(meeting(world));
    }),
    runs,
  );
});

it('says that calls to a registration are refused whenever the engine refuses them', () => {
  fc.assert(
    fc.property(gateways, registration, (all, own) => {
      const rows = rowsOf(all);
      // The form rejects two rows for the same address.
      if (Object.values(validateSipGateways(rows)).length > 0) return;
      const compared = { trunkType: 'reg', registration: own, others: [] } as const;
      const isSaid = examineGateways(rows, compared).some(({ id }) =>
        id.startsWith('registration'),
      );
      const carriers = [carrierOf('own', { isActive: true, registration: own, gateways: all })];
      const world = { accounts: [], carriers, numbers: [], tenants: [] };
      const isRefused = [...sources(carriers)].some((source) => {
        const call = { host: 'reg.example', user: own?.username ?? '', source, number: '4420' };
        const { end } = decideInbound({ ...call, isFromMicrosoft: false }, world);
        return end.kind === 'refused' && /^Multiple gateways/.test(end.reason);
      });
      expect(isSaid).toBe(isRefused);
    }),
    runs,
  );
});

it('calls a network private or reserved only when all of it is', () => {
  const special = pick('0.0.0.0', '10.0.0.0', '100.64.0.0', '127.0.0.0', '192.0.2.0', '224.0.0.0');
  const netmask = fc.integer({ min: 1, max: 32 });
  fc.assert(
    fc.property(special, netmask, fc.double({ min: 0, max: 1, noNaN: true }), (text, mask, at) => {
      const kind = classOf(text, mask);
      const range = rangeOf(text, mask);
      if (kind === null || kind === 'public' || !range) return;
      const inside = range.first + BigInt(Math.floor(Number(range.last - range.first) * at));
      expect(classOf(addressAt(inside))).toBe(kind);
    }),
    runs,
  );
});

it('has nothing to say of a row that is as the empty one, with an address', () => {
  expect(examineGateways(rowsOf([{ ...emptySipGateway, address: '8.8.8.8' }]), alone)).toEqual([]);
});
