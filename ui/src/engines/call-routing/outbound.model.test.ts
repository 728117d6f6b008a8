import { describe, expect, test } from 'vitest';
import {
  answerWithoutRoute,
  decideOutbound,
  formsOf,
  lookUpRoute,
  type OutboundCarrier,
  type OutboundGateway,
  type OutboundRoute,
  requestsOf,
} from './outbound.model.ts';

const route = (text: string, ...carrierIds: string[]): Omit<OutboundRoute, 'priority'> => ({
  id: text,
  text,
  entries: carrierIds.map((carrierId, priority) => ({ carrierId, priority })),
});

/** Routes with priorities in the given order. */
const inOrder = (...routes: Omit<OutboundRoute, 'priority'>[]) =>
  routes.map((one, priority) => ({ ...one, priority }));

const takenBy = (number: string, ...routes: Omit<OutboundRoute, 'priority'>[]) =>
  lookUpRoute(inOrder(...routes), number).taken?.routeId;

const gateway = (part: Partial<OutboundGateway> = {}): OutboundGateway => ({
  address: '192.0.2.1',
  port: 5060,
  protocol: 'udp',
  isOutbound: true,
  isActive: true,
  usesSipsScheme: false,
  ...part,
});

const carrier = (id: string, part: Partial<OutboundCarrier> = {}): OutboundCarrier => ({
  id,
  isActive: true,
  accountId: null,
  providerId: 'P',
  gateways: [gateway()],
  techPrefix: '',
  hasLeadingPlus: false,
  requiresRegister: false,
  registerRealm: '',
  ...part,
});

const caller = { accountId: 'A', providerId: 'P' };

describe('the lookup in a table', () => {
  test.each([
    ['442079460000', '44', '44'],
    ['15085441234', '44', '44'],
    ['+442079460000', '^44', undefined],
    ['442079460000', '^44', '^44'],
    ['+442079460000', '+44', '+44'],
    ['491701234567', '^49(15|16|17)', '^49(15|16|17)'],
  ])('%s by the route %s: %s', (number, text, taken) => {
    expect(takenBy(number, route(text, 'C'))).toBe(taken);
  });

  test('goes by priority, not by place', () => {
    const turned = [
      { ...route('.*', 'C'), priority: 9999 },
      { ...route('44', 'C'), priority: 1 },
    ];
    expect(lookUpRoute(turned, '4420').taken?.routeId).toBe('44');
  });

  test('an invalid text ends it with nothing, once it is reached', () => {
    const table = [route('^1', 'C'), route('(44', 'C'), route('.*', 'C')];
    expect(takenBy('1508', ...table)).toBe('^1');
    expect(takenBy('4420', ...table)).toBeUndefined();
    expect(takenBy('(4420', ...table)).toBe('(44');
    expect(lookUpRoute(inOrder(...table), '4420').steps.map((one) => one.verdict)).toEqual([
      'no-match',
      'invalid',
    ]);
  });

  test('takes the first carrier by priority and passes over a route without one', () => {
    const entries = [
      { carrierId: 'late', priority: 5 },
      { carrierId: 'early', priority: 1 },
    ];
    const routes = inOrder(route('44'), { ...route('4'), entries });
    expect(lookUpRoute(routes, '4420')).toEqual({
      steps: [
        { routeId: '44', verdict: 'no-carrier' },
        { routeId: '4', verdict: 'begins' },
      ],
      taken: { routeId: '4', carrierId: 'early' },
    });
  });

  test('tells where in the number it was found', () => {
    expect(lookUpRoute(inOrder(route('44', 'C')), '15085441234').steps).toEqual([
      { routeId: '44', verdict: 'found', at: 5, found: '44' },
    ]);
  });
});

describe('without a route', () => {
  const own = carrier('own', { accountId: 'A' });
  const shared = carrier('shared');
  const silent = carrier('silent', { gateways: [gateway({ isOutbound: false })] });
  const ofOthers = [
    carrier('B', { accountId: 'B' }),
    carrier('Q', { providerId: 'Q' }),
    carrier('off', { isActive: false }),
    carrier('closed', { gateways: [gateway({ isActive: false })] }),
  ];

  test.each<[string, OutboundCarrier[], string | null, string, string[]]>([
    ['the inbound carrier', [own, shared], 'shared', 'inbound-carrier', ['shared']],
    ['not one that only takes calls', [silent, shared], 'silent', 'provider', ['shared']],
    ['those of the account', [own, shared, ...ofOthers], null, 'account', ['own']],
    ['those of the provider', [shared, ...ofOthers], null, 'provider', ['shared']],
    ['nobody', [silent, ...ofOthers], null, 'none', []],
  ])('%s', (_, carriers, inbound, from, carrierIds) => {
    expect(answerWithoutRoute(carriers, caller, inbound)).toEqual({ from, carrierIds });
  });
});

test('one outcome for each table that the engine may take', () => {
  const table = (id: string, accountId: string | null, providerId: string | null) => ({
    id,
    accountId,
    providerId,
    routes: inOrder(route('44', `carrier of ${id}`)),
  });
  const question = { number: '4420', caller, carriers: [], inboundCarrierId: null };
  const tables = [table('mine', 'A', null), table('shared', null, 'P'), table('else', 'B', null)];
  expect(decideOutbound({ ...question, tables }).map(({ tableId }) => tableId)).toEqual([
    'mine',
    'shared',
  ]);
  expect(decideOutbound({ ...question, tables: [] })).toEqual([
    { tableId: null, steps: [], routeId: null, answer: { from: 'none', carrierIds: [] } },
  ]);
});

test('the two forms of a number', () => {
  expect(formsOf(' +4420')).toEqual({ plain: '4420', plus: '+4420' });
  expect(formsOf('4420')).toEqual({ plain: '4420', plus: '+4420' });
});

describe('the request', () => {
  test.each<[string, Partial<OutboundCarrier>, string, string]>([
    ['plain', {}, '+4420', 'sip:4420@192.0.2.1;transport=udp'],
    ['with a plus', { hasLeadingPlus: true }, '4420', 'sip:+4420@192.0.2.1;transport=udp'],
    ['no plus before 0', { hasLeadingPlus: true }, '0044', 'sip:0044@192.0.2.1;transport=udp'],
    [
      'prefix before the plus',
      { hasLeadingPlus: true, techPrefix: '777#' },
      '4420',
      'sip:777#+4420@192.0.2.1;transport=udp',
    ],
    [
      'another port',
      { gateways: [gateway({ port: 5080, protocol: 'tcp' })] },
      '4420',
      'sip:4420@192.0.2.1:5080;transport=tcp',
    ],
    [
      'secure',
      { gateways: [gateway({ port: null, protocol: 'tls/srtp', usesSipsScheme: true })] },
      '4420',
      'sips:4420@192.0.2.1;transport=tls',
    ],
    [
      'sips without TLS',
      { gateways: [gateway({ usesSipsScheme: true })] },
      '4420',
      'sip:4420@192.0.2.1;transport=udp',
    ],
  ])('%s', (_, part, number, uri) => {
    expect(requestsOf(carrier('C', part), number)).toEqual([{ uri, via: null }]);
  });

  test('is addressed to the realm that the carrier registers with', () => {
    const part = { requiresRegister: true, registerRealm: 'sip.example.com' };
    const gateways = [gateway({ port: 5080, isActive: false })];
    expect(requestsOf(carrier('C', { ...part, gateways }), '4420')).toEqual([
      { uri: 'sip:4420@sip.example.com;transport=udp', via: '192.0.2.1:5080' },
    ]);
  });

  test('goes to every outbound gateway in turn', () => {
    const gateways = [gateway({ isOutbound: false }), gateway({ address: 'a.example.com' })];
    const [only, ...more] = requestsOf(carrier('C', { gateways }), '1');
    expect(only?.uri).toBe('sip:1@a.example.com;transport=udp');
    expect(more).toEqual([]);
  });
});
