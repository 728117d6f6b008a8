import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { type SortDirection, sortRows } from './data-table.model.ts';
import { createRowOrder } from './row-order.model.ts';

type Row = { name: string };
const nameOf = ({ name }: Row) => name;
const list = fc.array(
  fc.record({ name: fc.constantFrom('b', 'a', 'A', '', 'Trunk 2', 'Trunk 10', 'é') }),
);
const directions = fc.constantFrom<SortDirection[]>('asc', 'desc');

it('orders every part of a list as the list is ordered', () => {
  const part = fc.array(fc.boolean(), { maxLength: 12 });
  fc.assert(
    fc.property(list, directions, fc.array(part), (rows, direction, parts) => {
      const order = createRowOrder<Row>();
      expect(order(rows, nameOf, direction)).toEqual(sortRows(rows, nameOf, direction));
      for (const kept of parts) {
        const some = rows.filter((_, at) => kept[at] ?? false);
        expect(order(some, nameOf, direction)).toEqual(sortRows(some, nameOf, direction));
      }
    }),
  );
});

it('compares again for rows, a column or a direction that it has not seen', () => {
  const rows = ['b', 'a', 'c'].map((name) => ({ name }));
  const order = createRowOrder<Row>();
  order(rows, nameOf, 'asc');
  const other = [{ name: 'd' }, { name: 'b' }];
  expect(order(other, nameOf, 'asc').map(nameOf)).toEqual(['b', 'd']);
  order(rows, nameOf, 'asc');
  expect(order(rows.slice(1), nameOf, 'desc').map(nameOf)).toEqual(['c', 'a']);
  order(rows, nameOf, 'asc');
  const lengthOf = vi.fn(({ name }: Row) => -name.charCodeAt(0));
  expect(order(rows.slice(1), lengthOf, 'asc').map(nameOf)).toEqual(['c', 'a']);
  expect(lengthOf).toHaveBeenCalled();
});

it('asks for no value of a part', () => {
  const rows = ['b', 'a', 'c'].map((name) => ({ name }));
  const order = createRowOrder<Row>();
  const value = vi.fn(nameOf);
  order(rows, value, 'asc');
  value.mockClear();
  expect(order(rows.slice(1), value, 'asc').map(nameOf)).toEqual(['a', 'c']);
  expect(value).not.toHaveBeenCalled();
});
