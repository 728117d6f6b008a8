import { expect, test } from 'vitest';
import { lookUpRoute } from '../../engines/call-routing/index.ts';
import {
  carrierNames,
  explain,
  numbersOf,
  type TesterRoute,
  type TesterWorld,
  takersOf,
} from './tester.model.ts';
import { testerSentences } from './tester-sentences.ts';

const route = (
  id: string,
  place: number | null,
  text: string,
  carrierId?: string,
): TesterRoute => ({
  id,
  place,
  text,
  priority: place ?? 9999,
  entries: carrierId === undefined ? [] : [{ carrierId, priority: 0 }],
});
const world: TesterWorld = {
  caller: { accountId: 'A', providerId: 'P' },
  carriers: ['one', 'two'].map((id) => ({
    id,
    name: `Carrier ${id}`,
    isActive: true,
    accountId: 'A',
    providerId: 'P',
    gateways: [
      {
        address: '192.0.2.1',
        port: 5060,
        protocol: 'udp',
        isOutbound: id === 'one',
        isActive: true,
        usesSipsScheme: false,
      },
    ],
    techPrefix: '',
    hasLeadingPlus: true,
    requiresRegister: false,
    registerRealm: '',
  })),
};

const told = (routes: TesterRoute[], number: string) =>
  explain(lookUpRoute(routes, number), number, routes, world);

test('each step in a sentence, passed routes in one', () => {
  const routes = [
    route('a', 1, '^49', 'two'),
    route('b', 2, '^33', 'two'),
    route('c', 3, '^44'),
    route('d', 4, '^4', 'one'),
  ];
  const { steps, carriers, requests } = told(routes, '4420');
  expect(steps.map(({ text }) => text)).toEqual([
    "Routes 1 to 2 don't match.",
    'Route 3 (^44) matches but has no carrier, so it is skipped.',
    'Route 4 (^4) matches: the number starts with 4.',
  ]);
  expect(carriers).toBe('Carrier one');
  expect(requests).toEqual([{ uri: 'sip:+4420@192.0.2.1;transport=udp', via: null }]);
});

test('an invalid text, and who takes the call then', () => {
  const { steps, carriers } = told(
    [route('a', 1, '+44', 'two'), route('z', null, '.*', 'two')],
    '1',
  );
  expect(steps.map(({ text }) => text)).toEqual([
    'Route 1 (+44) is not a regular expression: the lookup ends here without a result.',
    'No route matches, so it goes to the only carrier of the account.',
  ]);
  expect(carriers).toBe('Carrier one');
});

test('in other words, where they are given', () => {
  const sentences = { ...testerSentences, noGateway: (carrier: string) => `${carrier}: nichts.` };
  const routes = [route('z', null, '.*', 'two')];
  const { steps } = explain(lookUpRoute(routes, '1'), '1', routes, world, sentences);
  expect(steps.at(-1)?.text).toBe('Carrier two: nichts.');
  const oneOf = { ...testerSentences, oneOf: () => 'einer' };
  expect(carrierNames(['one', 'two'], world)).toBe('Carrier one or Carrier two');
  expect(carrierNames(['one', 'two'], world, oneOf)).toBe('einer');
});

test('a carrier without outbound gateway', () => {
  const { steps } = told([route('z', null, '.*', 'two')], '1');
  expect(steps.at(-1)?.text).toBe('Carrier two has no outbound gateway. The call fails with 603.');
});

test('numbers of a pasted list', () => {
  expect(numbersOf('+44 20 7946-0000\n(0)30 1, 44;44\n\n')).toEqual([
    '+442079460000',
    '0301',
    '44',
  ]);
});

test('without a route, carriers whose gateways are not known may take it too', () => {
  const routes = [route('broken', 1, '+44', 'one')];
  const lookup = lookUpRoute(routes, '442079460000');
  const open = {
    ...world,
    carriers: world.carriers.map((one) => (one.id === 'two' ? { ...one, isUnknown: true } : one)),
  };
  expect(carrierNames(takersOf(lookup, world), world)).toBe('Carrier one');
  expect(carrierNames(takersOf(lookup, open), open)).toBe('A random carrier');
  expect(explain(lookup, '442079460000', routes, open).steps.at(-1)?.text).toContain(
    "Which carriers qualify can't be determined here.",
  );
});
