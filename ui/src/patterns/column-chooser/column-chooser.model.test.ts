import { expect, test } from 'vitest';
import { inOrder, moved, toggled } from './column-chooser.model.ts';

const columns = ['name', 'realm', 'status'].map((id) => ({ id, label: id }));

test('shown columns come first, in their order', () => {
  expect(inOrder(columns, ['status', 'name', 'gone']).map(({ id }) => id)).toEqual([
    'status',
    'name',
    'realm',
  ]);
});

test('a column is hidden, and comes back last', () => {
  expect(toggled(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
  expect(toggled(['a', 'c'], 'b')).toEqual(['a', 'c', 'b']);
});

test('a column changes places with its neighbour, and stays within the ends', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
});
