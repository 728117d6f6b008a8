import { expect, it } from 'vitest';
import type { LcrRoute } from '../../platform/resources/routing/lcr-tables.ts';
import { routesToSend, routingValues, type StoredRouting } from './routing-form.wire.ts';

const route = (sid: string, regex: string, priority: number, carrier: string): LcrRoute => ({
  lcr_route_sid: sid,
  regex,
  description: '',
  priority,
  lcr_carrier_set_entries: [
    { lcr_carrier_set_entry_sid: `e-${sid}`, voip_carrier_sid: carrier, priority: 0 },
  ],
  columns: { description: null },
});
const stored: StoredRouting = {
  table: {
    lcr_sid: 't',
    name: 'Out',
    is_active: true,
    default_carrier_set_entry_sid: 'e-last',
    service_provider_sid: null,
    account_sid: 'a',
    number_routes: 3,
  },
  routes: [
    route('one', '^44', 10, 'c1'),
    route('two', '^49', 20, 'c1'),
    { ...route('last', '.*', 9999, 'c1'), description: 'Ours' },
  ],
};
const values = routingValues(stored);
const { rows, order } = values.routes;
const sent = (next: typeof values) =>
  routesToSend(next, stored).map(({ id, body }) => [id, body.priority, body.description]);
const added = { text: '^33', carrierId: 'c1', spareCarrierIds: ['c2'], description: '' };

it('sends nothing of a table whose routes are as they are stored', () => {
  expect(sent(values)).toEqual([]);
  expect(sent({ ...values, name: 'Renamed' })).toEqual([]);
});

it('sends the route that changed alone, with the place and the description that it has', () => {
  const two = { text: '^490', carrierId: 'c1', spareCarrierIds: [], description: '' };
  expect(sent({ ...values, routes: { rows: { ...rows, two }, order } })).toEqual([
    ['two', 20, null],
  ]);
});

it('puts a new route behind the others, and counts anew where the order changes', () => {
  const more = { ...rows, 'new-1': added };
  expect(sent({ ...values, routes: { rows: more, order: [...order, 'new-1'] } })).toEqual([
    ['new-1', 21, null],
  ]);
  expect(sent({ ...values, routes: { rows: more, order: ['new-1', ...order] } })).toEqual([
    ['new-1', 0, null],
    ['one', 1, null],
    ['two', 2, null],
  ]);
});

it('stores a new route with its spare carriers', () => {
  const next = { rows: { ...rows, 'new-1': added }, order: [...order, 'new-1'] };
  const [{ body } = { body: null }] = routesToSend({ ...values, routes: next }, stored);
  expect(body?.lcr_carrier_set_entries).toEqual([
    { voip_carrier_sid: 'c1', priority: 0 },
    { voip_carrier_sid: 'c2', priority: 1 },
  ]);
});

it('sends no default route of a table that was stored without one, until it has a carrier', () => {
  const bare = { ...stored, routes: stored.routes.slice(0, 2) };
  const own = routingValues(bare);
  expect(routesToSend({ ...own, name: 'Renamed' }, bare)).toEqual([]);
  expect(routesToSend({ ...own, defaultCarrierId: 'c2' }, bare).map(({ id }) => id)).toEqual([
    'default',
  ]);
});

it('changes the carrier of the default route and nothing else of it', () => {
  expect(
    routesToSend({ ...values, defaultCarrierId: 'c2' }, stored).map(({ body }) => body),
  ).toEqual([
    {
      lcr_route_sid: 'last',
      regex: '.*',
      description: null,
      priority: 9999,
      lcr_carrier_set_entries: [
        { lcr_carrier_set_entry_sid: 'e-last', voip_carrier_sid: 'c2', priority: 0 },
      ],
    },
  ]);
});

it('shows a default that takes only some numbers as a route, and puts the new default behind it', () => {
  const odd = {
    ...stored,
    routes: [route('one', '^44', 10, 'c1'), route('last', '^1', 9999, 'c1')],
  };
  const before = routingValues(odd);
  expect([before.routes.order, before.defaultCarrierId]).toEqual([['one', 'last'], '']);
  const bodies = routesToSend({ ...before, defaultCarrierId: 'c2' }, odd);
  expect(bodies.map(({ id, body }) => [id, body.regex, body.priority])).toEqual([
    ['one', '^44', 0],
    ['last', '^1', 1],
    ['default', '.*', 9999],
  ]);
});
