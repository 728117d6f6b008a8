import { describe, expect, it } from 'vitest';
import {
  actionsWidth,
  columnsThatFit,
  fitColumns,
  leastName,
  leastWidth,
} from './table-fit.model.ts';

const columns = [
  { id: 'name', isRowHeader: true },
  { id: 'realm', minWidth: 12 },
  { id: 'calls', minWidth: 6, priority: 2 },
  { id: 'sid', minWidth: 9.5, priority: 2 },
  { id: 'recording', priority: 3 },
] as const;
const shownAt = (room: number) => {
  const fit = fitColumns(columns, room, 5);
  return fit === 'cards' ? fit : columnsThatFit(columns, fit).map(({ id }) => id);
};

describe('leastWidth', () => {
  it('keeps 14 rem for the name unless it says its own', () => {
    expect(leastWidth({ isRowHeader: true })).toBe(14);
    expect(leastWidth({ isRowHeader: true, minWidth: 11 })).toBe(11);
    expect(leastWidth({ isRowHeader: true, minWidth: 20 })).toBe(20);
  });

  it('is 8 rem for a fact that says nothing', () => {
    expect(leastWidth({})).toBe(8);
    expect(leastWidth({ minWidth: 5.5 })).toBe(5.5);
  });
});

describe('fitColumns', () => {
  it.each([
    [54.5, ['name', 'realm', 'calls', 'sid', 'recording']],
    [54.4, ['name', 'realm', 'calls', 'sid']],
    [46.5, ['name', 'realm', 'calls', 'sid']],
    [46.4, ['name', 'realm']],
    [31, ['name', 'realm']],
    [30.9, 'cards'],
    [0, 'cards'],
  ])('at %d rem shows %j', (room, expected) => expect(shownAt(room)).toEqual(expected));

  it('never leaves the name less than its least width', () => {
    for (let room = 0; room < 120; room += 0.25) {
      const fit = fitColumns(columns, room, 5);
      if (fit === 'cards') continue;
      const shown = columnsThatFit(columns, fit);
      const total = shown.reduce((sum, column) => sum + leastWidth(column), 5);
      // Spare room is shared in proportion.
      expect((room * leastName) / total).toBeGreaterThanOrEqual(leastName);
    }
  });

  it('keeps the name, whatever its priority', () => {
    const late = [{ id: 'name', isRowHeader: true, priority: 3 } as const, { id: 'fact' }];
    expect(columnsThatFit(late, 1).map(({ id }) => id)).toEqual(['name', 'fact']);
  });
});

it('shows every fact on cards', () => {
  expect(columnsThatFit(columns, 'cards')).toHaveLength(5);
});

it('gives buttons room where a finger presses them; elsewhere they lie over the row', () => {
  expect(actionsWidth(2, true)).toBe(7.125);
  expect(actionsWidth(3, true)).toBe(10);
  expect(actionsWidth(3, false)).toBe(actionsWidth(1, false));
  expect(actionsWidth(3, false)).toBeLessThan(1);
});
