import { describe, expect, it } from 'vitest';
import type { Members } from '../save/record/members.ts';
import { reviewOf, withReset } from './review.ts';

type Values = {
  name: string;
  prefix: string;
  routes: { rows: Record<string, { text: string }>; order: string[] };
};
const members: Members<Values> = {
  name: { label: 'Name' },
  prefix: { label: 'Tech prefix' },
  routes: {
    members: {
      rows: { each: () => ({ label: 'Route', describe: (row) => row?.text ?? 'None' }) },
      order: { label: 'Order' },
    },
  },
};
const rows = { a: { text: '^1' }, b: { text: '^2' }, c: { text: '^3' } };
const base: Values = { name: 'One', prefix: '', routes: { rows, order: ['a', 'b', 'c'] } };

describe('a review', () => {
  it('tells what a save does to what is stored by now', () => {
    const review = reviewOf(
      {
        values: { ...base, name: 'Mine' },
        base,
        stored: { ...base, name: 'Theirs', prefix: '777' },
      },
      { members },
    );
    expect(review.own.fields).toEqual([
      {
        path: 'name',
        label: 'Name',
        before: 'Theirs',
        after: 'Mine',
        by: 'Also changed by someone else: Theirs',
      },
    ]);
    expect(review.others.fields).toEqual([
      { path: 'prefix', label: 'Tech prefix', before: 'Not set', after: '777' },
    ]);
  });
});

describe('a reset', () => {
  const reset = (order: string[], path: string, values = rows as Values['routes']['rows']) =>
    withReset({ ...base, routes: { rows: values, order } }, base, path).routes;

  it('puts a row back to its place', () => {
    expect(reset(['c', 'a', 'b'], 'routes.rows.c')).toEqual(base.routes);
  });
  it('brings a removed row back', () => {
    const { b: _, ...left } = rows;
    expect(reset(['a', 'c'], 'routes.rows.b', left)).toEqual(base.routes);
  });
  it('takes an added row out', () => {
    const more = { ...rows, 'new-1': { text: '^4' } };
    expect(reset(['new-1', 'a', 'b', 'c'], 'routes.rows.new-1', more)).toEqual(base.routes);
  });
  it('leaves the place of a changed row', () => {
    const changed = { ...rows, a: { text: '^9' } };
    expect(reset(['b', 'a', 'c'], 'routes.rows.a', changed)).toEqual({
      rows,
      order: ['b', 'a', 'c'],
    });
  });
  it('is for one field alone', () => {
    const values = { ...base, name: 'Mine', prefix: '777' };
    expect(withReset(values, base, 'name')).toEqual({ ...base, prefix: '777' });
  });
});
