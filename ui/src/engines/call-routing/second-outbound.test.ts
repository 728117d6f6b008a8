import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideOutbound, type OutboundQuestion, requestsOf } from './outbound.model.ts';
import { outboundAgain, urisAgain } from './second-outbound.fixtures.ts';

/*
 * The outbound model against a second statement of the same rules. Few values, so that tables,
 * carriers and numbers meet: a random number in a random table would rarely match anything.
 */
const runs = { numRuns: 10_000 };

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

it('outbound: both statements name the same route and carrier', () => {
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

it('outbound: both statements send the same requests', () => {
  fc.assert(
    fc.property(carrier, number, (of, dialled) => {
      const one = { ...of, id: 'C1' };
      expect(requestsOf(one, dialled).map(({ uri }) => uri)).toEqual(urisAgain(one, dialled));
    }),
    runs,
  );
});
