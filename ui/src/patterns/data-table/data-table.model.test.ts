import { describe, expect, it } from 'vitest';
import {
  nextSort,
  type SortValue,
  selectionOf,
  sortKey,
  sortOfKey,
  sortRows,
  splitActions,
  toggleAll,
  toggleOne,
} from './data-table.model.ts';

describe('nextSort', () => {
  it('starts ascending and goes back and forth', () => {
    const first = nextSort(undefined, 'name');
    expect(first).toEqual({ columnId: 'name', direction: 'asc' });
    const second = nextSort(first, 'name');
    expect(second).toEqual({ columnId: 'name', direction: 'desc' });
    expect(nextSort(second, 'name')).toEqual({ columnId: 'name', direction: 'asc' });
  });

  it('starts ascending on another column', () => {
    expect(nextSort({ columnId: 'name', direction: 'asc' }, 'calls')).toEqual({
      columnId: 'calls',
      direction: 'asc',
    });
  });
});

describe('sortRows', () => {
  const sorted = (values: SortValue[], direction: 'asc' | 'desc' = 'asc') =>
    sortRows(values, (value) => value, direction);

  it('orders names as a person would', () => {
    expect(sorted(['trunk 10', 'Acme', 'trunk 2', 'acme b'])).toEqual([
      'Acme',
      'acme b',
      'trunk 2',
      'trunk 10',
    ]);
  });

  it('orders numbers, dates and booleans', () => {
    expect(sorted([10, 9, -1, 0])).toEqual([-1, 0, 9, 10]);
    const [early, late] = [new Date(1000), new Date(2000)];
    expect(sorted([late, early])).toEqual([early, late]);
    expect(sorted([true, false, true])).toEqual([false, true, true]);
  });

  it('puts nothing last in both directions', () => {
    expect(sorted([null, 'b', '', 'a', undefined])).toEqual(['a', 'b', null, '', undefined]);
    expect(sorted([null, 2, Number.NaN, 1], 'desc')).toEqual([2, 1, null, Number.NaN]);
  });

  it('is stable in both directions and leaves the rows alone', () => {
    const rows = [
      { id: 1, group: 'b' },
      { id: 2, group: 'a' },
      { id: 3, group: 'b' },
      { id: 4, group: 'a' },
    ];
    const ids = (direction: 'asc' | 'desc') =>
      sortRows(rows, (row) => row.group, direction).map((row) => row.id);
    expect(ids('asc')).toEqual([2, 4, 1, 3]);
    expect(ids('desc')).toEqual([1, 3, 2, 4]);
    expect(rows.map((row) => row.id)).toEqual([1, 2, 3, 4]);
  });
});

describe('selection', () => {
  const page = ['a', 'b'];

  it.each([
    [[], 'none'],
    [['x'], 'none'],
    [['a'], 'some'],
    [['a', 'b'], 'all'],
    [['a', 'b', 'x'], 'all'],
  ] as const)('%j of the page is %s', (selected, expected) => {
    expect(selectionOf(page, new Set(selected))).toBe(expected);
  });

  it('says none of an empty page', () => {
    expect(selectionOf([], new Set(['x']))).toBe('none');
  });

  it('selects the whole page from none or some, and keeps other pages', () => {
    expect(toggleAll(page, new Set(['x']))).toEqual(new Set(['x', 'a', 'b']));
    expect(toggleAll(page, new Set(['b']))).toEqual(new Set(['b', 'a']));
    expect(toggleAll(page, new Set(['a', 'b', 'x']))).toEqual(new Set(['x']));
  });

  it('toggles one without touching the set it was given', () => {
    const selected = new Set(['a']);
    expect(toggleOne('b', selected)).toEqual(new Set(['a', 'b']));
    expect(toggleOne('a', selected)).toEqual(new Set());
    expect(selected).toEqual(new Set(['a']));
  });
});

describe('splitActions', () => {
  it.each([
    [[], [], []],
    [[1], [1], []],
    [[1, 2, 3], [1, 2, 3], []],
    [
      [1, 2, 3, 4],
      [1, 2],
      [3, 4],
    ],
  ])('%j', (actions, inline, menu) => {
    expect(splitActions(actions, false)).toEqual({ inline, menu });
  });

  it('are in the menu on a card, unless there is only one', () => {
    expect(splitActions([1], true)).toEqual({ inline: [1], menu: [] });
    expect(splitActions([1, 2], true)).toEqual({ inline: [], menu: [1, 2] });
  });
});

it('a sort is a value of a select, and back', () => {
  expect(sortKey({ columnId: 'name', direction: 'asc' })).toBe('name');
  expect(sortKey({ columnId: 'name', direction: 'desc' })).toBe('-name');
  for (const key of ['name', '-name']) expect(sortKey(sortOfKey(key))).toBe(key);
});
