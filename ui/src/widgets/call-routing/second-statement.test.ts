import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideInbound } from './inbound.model.ts';
import type { InboundCall, InboundWorld } from './inbound.types.ts';
import { gatewaysNeeded } from './inbound-needs.model.ts';
import { decideOutbound, type OutboundQuestion, requestsOf } from './outbound.model.ts';
import { inboundAgain } from './second-inbound.fixtures.ts';
import { outboundAgain, urisAgain } from './second-outbound.fixtures.ts';

/*
 * Both models against a second statement of the same rules. Few values, so that tables, carriers and
 * numbers meet: a random number in a random table would rarely match anything.
 */
const runs = { numRuns: 100_000 };

const digits = fc.stringMatching(/^[0-9]{1,6}$/);
const number = fc.oneof(
  digits,
  digits.map((text) => `+${text}`),
  fc.constantFrom('442079460000', '+442079460000', '15085441234', '0', ''),
);
const text = fc.oneof(
  { weight: 3, arbitrary: digits },
  digits.map((one) => `^${one}`),
  digits.map((one) => `${one}$`),
  digits.map((one) => `+${one}`),
  fc.constantFrom(
    '.*',
    '^.*$',
    '',
    '(44',
    '+44',
    '^44',
    '44',
    '^(44|1)',
    '[2-4]+',
    '^\\+44',
    '4{2',
    '*',
    '\\d{3}',
  ),
);
const pick = <Value>(...values: Value[]) => fc.constantFrom(...values);
const id = pick('C1', 'C2', 'C3', 'C4');

const route = fc.record({
  text,
  priority: fc.integer({ min: 0, max: 3 }),
  entries: fc.array(fc.record({ carrierId: id, priority: fc.integer({ min: 0, max: 2 }) }), {
    maxLength: 3,
  }),
});

const gateway = fc.record({
  address: pick('192.0.2.1', 'sip.carrier.example'),
  port: pick<number | null>(null, 5060, 5061, 5080),
  protocol: pick('udp', 'tcp', 'tls'),
  isOutbound: fc.boolean(),
  isActive: fc.boolean(),
  usesSipsScheme: fc.boolean(),
});

const carrier = fc.record({
  isActive: fc.boolean(),
  accountId: pick<string | null>(null, 'A', 'B'),
  providerId: pick('P', 'Q'),
  gateways: fc.array(gateway, { maxLength: 3 }),
  techPrefix: pick('', '99', '#'),
  hasLeadingPlus: fc.boolean(),
  requiresRegister: fc.boolean(),
  registerRealm: pick('', 'reg.example'),
});

const question: fc.Arbitrary<OutboundQuestion> = fc.record({
  number,
  caller: fc.constant({ accountId: 'A', providerId: 'P' }),
  tables: fc
    .array(
      fc.record({
        owner: pick('account', 'provider', 'other'),
        routes: fc.array(route, { maxLength: 5 }),
      }),
      { maxLength: 3 },
    )
    .map((tables) =>
      tables.map(({ owner, routes }, index) => ({
        id: `T${index}`,
        accountId: owner === 'account' ? 'A' : owner === 'other' ? 'Z' : null,
        providerId: owner === 'provider' ? 'P' : null,
        routes: routes.map((one, place) => ({ ...one, id: `R${index}.${place}` })),
      })),
    ),
  carriers: fc
    .array(carrier, { maxLength: 4 })
    .map((carriers) => carriers.map((one, index) => ({ ...one, id: `C${index + 1}` }))),
  inboundCarrierId: pick<string | null>(null, 'C1', 'C2'),
});

it('outbound: both statements name the same route and carrier', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(question, (asked) => {
      const taken = decideOutbound(asked).map(({ tableId, routeId, answer }) => ({
        tableId,
        routeId,
        from: answer.from,
        carriers: answer.carrierIds.join(),
      }));
      const sorted = (all: { tableId: string | null }[]) =>
        [...all].sort((one, other) => String(one.tableId).localeCompare(String(other.tableId)));
      expect(sorted(taken)).toEqual(sorted(outboundAgain(asked)));
    }),
    runs,
  );
});

it('outbound: both statements send the same requests', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(carrier, number, (of, dialled) => {
      const one = { ...of, id: 'C1' };
      expect(requestsOf(one, dialled).map(({ uri }) => uri)).toEqual(urisAgain(one, dialled));
    }),
    runs,
  );
});

const address = pick('192.0.2.10', '192.0.2.77', '192.0.0.0', '10.1.2.3', 'sip.carrier.example');
const application = (name: string) => pick<string | null>(null, name);

const world: fc.Arbitrary<InboundWorld> = fc.record({
  accounts: fc
    .array(
      fc.record({
        providerId: pick<string | null>('P', 'Q'),
        isActive: fc.boolean(),
        deviceApplicationId: application('devices'),
        hasRealm: fc.boolean(),
      }),
      { maxLength: 3 },
    )
    .map((accounts) =>
      accounts.map(({ hasRealm, ...one }, index) => {
        const name = 'ABC'[index] ?? '';
        return { ...one, id: name, realm: hasRealm ? `${name.toLowerCase()}.example` : '' };
      }),
    ),
  carriers: fc
    .array(
      fc.record({
        isActive: fc.boolean(),
        accountId: pick<string | null>(null, 'A', 'B'),
        providerId: pick<string | null>('P', 'Q'),
        applicationId: application('default'),
        requiresRegister: fc.boolean(),
        registerRealm: pick('', 'reg.example', 'reg.example', 'a.example'),
        registerUsername: pick('trunk', 'trunk', 'trunk', 'other'),
        gateways: fc.array(
          fc.record({ address, netmask: pick(32, 32, 24, 16, 8), isInbound: fc.boolean() }),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 4 },
    )
    .map((carriers) => carriers.map((one, index) => ({ ...one, id: `C${index + 1}` }))),
  // As the platform keeps them: a number once a carrier.
  numbers: fc
    .uniqueArray(
      fc.record({
        number: pick(
          '4420',
          '4420',
          '4421',
          '44*',
          '^442',
          '(44',
          '4+2',
          '.*',
          '[a-z]+',
          'anonymous',
        ),
        carrierId: pick<string | null>('C1', 'C2', 'C3', 'C4', null),
        accountId: pick<string | null>('A', 'B', null),
        applicationId: application('of the number'),
      }),
      { maxLength: 5, selector: ({ number, carrierId }) => `${number} of ${carrierId}` },
    )
    .map((numbers) => numbers.map((one, index) => ({ ...one, id: `N${index}` }))),
  tenants: fc.array(
    fc.record({
      domain: pick('a.example', 'teams.example'),
      accountId: pick('A', 'B'),
      applicationId: application('teams'),
    }),
    { maxLength: 2 },
  ),
});

const call: fc.Arbitrary<InboundCall> = fc.record({
  host: pick(
    'a.example',
    'b.example',
    'reg.example',
    'teams.example',
    '198.51.100.1',
    'nobody.example',
  ),
  user: pick('trunk', 'trunk', '4420'),
  source: pick('192.0.2.10', '192.0.2.10', '192.0.2.77', '10.1.2.3', '203.0.113.5'),
  number: pick('4420', '4420', '+4420', '4421', '4499', '', '+', 'anonymous'),
  isFromMicrosoft: fc.boolean(),
});

it('inbound: both statements end the same way', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(call, world, (given, all) => {
      const { end } = decideInbound(given, all);
      const again = inboundAgain(given, all);
      // Only where the engine has words of its own are they compared.
      const comparable =
        end.kind === 'refused' && again.kind === 'refused' && again.reason === ''
          ? { ...end, reason: '' }
          : end;
      expect(comparable).toEqual(again);
    }),
    runs,
  );
});

it('inbound: the gateways that are asked for decide as all of them do', {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(call, world, (given, all) => {
      const known = new Set<string>();
      const sight = () => ({
        ...all,
        carriers: all.carriers.map((one) => ({
          ...one,
          gateways: known.has(one.id) ? one.gateways : [],
        })),
      });
      for (;;) {
        const needed = gatewaysNeeded(given, sight(), known);
        if (needed.length === 0) break;
        for (const one of needed) known.add(one);
      }
      expect(decideInbound(given, sight())).toEqual(decideInbound(given, all));
    }),
    { numRuns: 20_000 },
  );
});
