import { describe, expect, it } from 'vitest';
import { isNewRow, isSameRow, newRowId, withoutRow } from './rows.model.ts';

describe('rows', () => {
  it('get ids that are not taken, and are told from stored ones', () => {
    expect(newRowId({})).toBe('new-1');
    expect(newRowId({ 'new-1': 0, 'new-7': 0, 'a8b10404-c054': 0 })).toBe('new-8');
    expect(isNewRow('new-12')).toBe(true);
    expect(isNewRow('a8b10404-c054')).toBe(false);
  });

  it('lose one and keep their order', () => {
    expect(Object.keys(withoutRow({ b: 1, a: 2, c: 3 }, 'a'))).toEqual(['b', 'c']);
  });
});

it('is drawn again when something in it, or how it is called, is another', () => {
  const props = { id: 'a', row: { address: '1.2.3.4', isActive: true }, error: undefined };
  expect(isSameRow(props, { ...props, row: { ...props.row } })).toBe(true);
  expect(isSameRow(props, { ...props, row: { ...props.row, isActive: false } })).toBe(false);
  expect(isSameRow<object>(props, { ...props, error: 'Wrong' })).toBe(false);
  expect(isSameRow<object>(props, { id: 'a', row: props.row })).toBe(false);
});
