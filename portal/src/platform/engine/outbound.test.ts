import { lookUpRoute } from '@trunkline/ui/engines/call-routing';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { lcrRoutes } from '../stored/lcr-routes.ts';
import { lcr } from '../stored/lcrs.ts';
import { engineRoutes, storedRoutes } from './outbound.ts';

/** @param routes text, priority and carrier of each; the last one is the default */
function takenBy(number: string, ...routes: readonly (readonly [string, number, string])[]) {
  const rows = routes.map(([regex, priority, carrier], index) => ({
    lcr_route_sid: `r${index}`,
    regex,
    priority,
    lcr_carrier_set_entries: [
      { lcr_carrier_set_entry_sid: `e${index}`, voip_carrier_sid: carrier, priority: 0 },
    ],
  }));
  const table = v.parse(lcr, {
    lcr_sid: 'table',
    default_carrier_set_entry_sid: `e${routes.length - 1}`,
  });
  const stored = storedRoutes({ table, routes: v.parse(lcrRoutes, rows) });
  const tried = engineRoutes(stored.routes, stored.defaultCarrierId);
  return lookUpRoute(tried, number).taken?.carrierId ?? null;
}

test('routes are tried by priority, the default last', () => {
  const routes = [
    ['^44', 1, 'later'],
    ['^442', 0, 'first'],
    ['.*', 9999, 'default'],
  ] as const;
  expect(takenBy('442079460000', ...routes)).toBe('first');
  expect(takenBy('15551230001', ...routes)).toBe('default');
});

test('a stored route without a text takes every number', () => {
  expect(takenBy('15551230001', ['', 0, 'empty'], ['.*', 9999, 'default'])).toBe('empty');
});

test('a default route with another priority is tried in its place', () => {
  expect(takenBy('442079460000', ['^44', 5, 'own'], ['.*', 0, 'default'])).toBe('default');
  expect(takenBy('442079460000', ['^44', 10_000, 'own'], ['.*', 9999, 'default'])).toBe('default');
});

test('a default route with another text takes only the numbers that it finds', () => {
  const routes = [
    ['^44', 0, 'own'],
    ['^1', 9999, 'default'],
  ] as const;
  expect(takenBy('15551230001', ...routes)).toBe('default');
  expect(takenBy('33142685300', ...routes)).toBe(null);
});
