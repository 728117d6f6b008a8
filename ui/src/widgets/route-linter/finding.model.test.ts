import { expect, test } from 'vitest';
import { findingsByRoute, fixedRoutes, losingRoutes } from './finding.model.ts';

const route = (text: string) => ({
  text,
  carrierId: 'C',
  spareCarrierIds: ['D'],
  description: '',
});
const routes = { rows: { a: route('44'), b: route('49') }, order: ['a', 'b'] };

test('each kind of fix', () => {
  expect(fixedRoutes(routes, { label: '', what: 'remove', routeId: 'a' })).toEqual({
    rows: { b: routes.rows.b },
    order: ['b'],
  });
  expect(fixedRoutes(routes, { label: '', what: 'drop-spare', routeId: 'a' }).rows['a']).toEqual({
    ...routes.rows.a,
    spareCarrierIds: [],
  });
  const texts = { a: '^44', b: '^49', gone: '^1' };
  const fixed = fixedRoutes(routes, { label: '', what: 'texts', texts });
  expect(Object.values(fixed.rows).map(({ text }) => text)).toEqual(['^44', '^49']);
});

test('a route has the worst of its findings; those of the table have no route', () => {
  const finding = (severity: 'problem' | 'notice', routeIds: string[]) => ({
    id: severity,
    kind: 'plus' as const,
    severity,
    routeIds,
    message: '',
  });
  expect(
    findingsByRoute([
      finding('problem', ['a']),
      finding('notice', ['a', 'b']),
      finding('problem', ['c']),
      finding('problem', []),
    ]),
  ).toEqual({ a: 'problem', b: 'notice', c: 'problem' });
});

test('a route that loses calls counts once', () => {
  const finding = (kind: 'no-gateway' | 'no-carrier' | 'plus', routeIds: string[]) =>
    ({ id: kind, kind, severity: 'problem', routeIds, message: '' }) as const;
  expect(
    losingRoutes([
      finding('no-gateway', ['a', 'b']),
      finding('no-carrier', ['b']),
      finding('plus', ['c']),
    ]),
  ).toBe(2);
});
