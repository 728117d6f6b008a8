import { expect, test } from 'vitest';
import {
  changedRoute,
  describeRoute,
  movedRoute,
  orderedIds,
  type RoutesValue,
  routeMessages,
  validateRoutes,
  withNewRoute,
  withoutRoute,
} from './routes.model.ts';

const route = (text: string, carrierId = 'C') => ({
  text,
  carrierId,
  spareCarrierIds: [],
  description: '',
});
const value: RoutesValue = {
  rows: { a: route('^44'), b: route('^49'), c: route('^1') },
  order: ['a', 'b', 'c'],
};

test.each([
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['b', 1, ['a', 'b', 'c']],
  ['a', -1, ['a', 'b', 'c']],
])('%s moves to %i', (id, to, order) => {
  expect(movedRoute(value, id, to).order).toEqual(order);
});

test('the order holds every route once, whatever others removed or added', () => {
  expect(orderedIds({ ...value, order: ['gone', 'c', 'a'] })).toEqual(['c', 'a', 'b']);
});

test('a new one comes last, with the carrier that new ones have', () => {
  const { value: next, id } = withNewRoute(value, 'D');
  expect(orderedIds(next)).toEqual(['a', 'b', 'c', id]);
  expect(next.rows[id]).toEqual(route('', 'D'));
  expect(withoutRoute(next, id)).toEqual(value);
});

test('one that is gone is not changed', () => {
  expect(changedRoute(value, 'gone', { text: '1' })).toBe(value);
  expect(changedRoute(value, 'a', { text: '1' }).rows['a']).toEqual(route('1'));
});

test('what is wrong with each', () => {
  const rows = {
    a: route(''),
    b: route('1'.repeat(33), ''),
    c: route('1'.repeat(32)),
    'new-1': route(''),
  };
  expect(validateRoutes({ rows, order: [] })).toEqual({
    'rows.a.text': routeMessages.text,
    'rows.b.text': routeMessages.tooLong,
    'rows.b.carrierId': routeMessages.carrier,
  });
});

test('in a few words', () => {
  const describe = describeRoute([{ id: 'C', name: 'Skyline' }]);
  expect(describe({ ...route('^44'), description: 'UK' })).toBe('^44 by Skyline, UK');
  expect(describe(route('^44', 'D'))).toBe('^44 by another carrier');
  expect(describe(undefined)).toBe('Removed');
});
