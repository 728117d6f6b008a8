import { expect, test } from 'vitest';
import { fixedRoutes } from './finding.model.ts';

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
