import { describe, expect, it } from 'vitest';
import { revertSteps } from '../../../history/steps.ts';
import { isEqual } from '../../values.ts';
import {
  carryingColumns,
  changedColumns,
  columnPath,
  columnsIn,
  mergedColumns,
  undoneColumns,
  withColumnsOf,
  withUnshown,
} from './columns.ts';
import type { Members } from './members.ts';
import { mergeChanges, settleClashes } from './merge.ts';

type Values = { realm: string; name: string };
const members: Members<Values> = { realm: { label: 'Realm' }, name: { label: 'Name' } };

/** Values of a record, from its columns; null and '' look alike in a form. */
const read = (columns: { realm: string | null; name: string; more?: number }): Values =>
  carryingColumns({ realm: columns.realm ?? '', name: columns.name }, { columns }, 'sid');

const before = read({ realm: null, name: 'A', more: 1 });
const since = read({ realm: 'x', name: 'A', more: 1 });
const steps = [
  { path: 'realm', before: '', after: 'x' },
  { path: columnPath('realm'), before: null, after: 'x' },
];

const undone = (stored: Values, body: object) => {
  const { mine, base } = revertSteps(stored, steps);
  const { merged } = mergeChanges({ mine, base, theirs: stored }, members, true);
  return undoneColumns({ ...body }, merged, stored);
};

describe('the columns that values carry', () => {
  it('are those that may be sent, and make no difference', () => {
    const columns = { sid: 's', created_at: 'now', register_status: {}, realm: 'x' };
    const values = carryingColumns({ realm: 'x' }, { columns }, 'sid');
    expect(columnsIn(values)).toEqual({ realm: 'x' });
    expect(isEqual(values, { realm: 'x' })).toBe(true);
    expect(isEqual([{ rows: { a: values } }], [{ rows: { a: { realm: 'x' } } }])).toBe(true);
    expect(carryingColumns({ realm: 'x' }, {}, 'sid')).toEqual({ realm: 'x' });
  });

  it('are put back exactly as they were stored', () => {
    expect(undone(since, { realm: '' })).toEqual({ realm: null });
    // The fields alone would show no difference.
    expect(undone(since, {})).toEqual({ realm: null });
  });

  it('keep what the fields would change besides', () => {
    expect(undone(since, { realm: '', name: 'trimmed' })).toEqual({ realm: null, name: 'A' });
  });

  it('leave steps without columns, and without that of a secret, to the fields', () => {
    const kept = (paths: object[]) => {
      const { mine, base } = revertSteps(since, [...steps.slice(0, 1), ...(paths as typeof steps)]);
      const { merged } = mergeChanges({ mine, base, theirs: since }, members, true);
      return undoneColumns({ realm: '', name: 'B' }, merged, since);
    };
    expect(kept([])).toEqual({ realm: '', name: 'B' });
    const secret = { path: columnPath('realm') };
    expect(kept([secret])).toEqual({ realm: '', name: 'B' });
    const more = { path: columnPath('more'), before: 0, after: 1 };
    expect(kept([secret, more])).toEqual({ realm: '', name: 'A', more: 0 });
  });

  it('are left to the person where somebody has changed them since', () => {
    const theirs = read({ realm: 'theirs', name: 'A', more: 1 });
    expect(undone(theirs, { realm: '' })).toEqual({ realm: '' });
    const { mine, base } = revertSteps(theirs, steps);
    const { merged, clashes } = mergeChanges({ mine, base, theirs }, members, true);
    expect(clashes.map(({ path }) => path)).toEqual(['realm']);
    const settled = settleClashes(merged, theirs, { realm: 'theirs' });
    expect(undoneColumns({}, settled, theirs)).toEqual({});
  });

  it('are nothing that an answer of the person is overruled with', () => {
    const both = [...steps, { path: 'name', before: 'B', after: 'A' }];
    const theirs = read({ realm: 'theirs', name: 'A', more: 1 });
    const { mine, base } = revertSteps(theirs, both);
    const { merged } = mergeChanges({ mine, base, theirs }, members, true);
    const settled = settleClashes(merged, theirs, { realm: 'theirs' });
    // No column was kept for the name: its field restores it.
    expect(undoneColumns({ name: 'B' }, settled, theirs)).toEqual({ name: 'B' });
  });

  it('send nothing of their own in a save', () => {
    const stale = { ...before, name: 'B' };
    const { merged } = mergeChanges({ mine: stale, base: before, theirs: since }, members);
    expect(undoneColumns({ name: 'B' }, merged, since)).toEqual({ name: 'B' });
    const row = mergedColumns(stale, { base: before, theirs: since, isUndo: false });
    expect(columnsIn(row)).toEqual({});
  });

  it('go along with what is created, below what was typed', () => {
    expect(withUnshown({ name: 'B' }, before)).toEqual({ realm: null, name: 'B', more: 1 });
    // An undo stores the row again as it was.
    const again = mergedColumns(before, { base: undefined, theirs: undefined, isUndo: true });
    expect(withUnshown({ realm: '', name: 'A' }, again)).toEqual({
      realm: null,
      name: 'A',
      more: 1,
    });
    const typed = mergedColumns(before, { base: undefined, theirs: undefined, isUndo: false });
    expect(withUnshown({ realm: '' }, typed)).toMatchObject({ realm: '' });
  });

  it('are those of another value, or none', () => {
    expect(columnsIn(withColumnsOf(before, since))).toEqual(columnsIn(since));
    expect(withColumnsOf(before, {})).toEqual({ realm: '', name: 'A' });
  });
});

it('a body has the columns that differ, and those that travel with them', () => {
  const [next, stored] = [
    { a: 1, b: 2, c: 3 },
    { a: 1, b: 9, c: 3 },
  ];
  expect(changedColumns(next, stored)).toEqual({ b: 2 });
  expect(changedColumns(next, stored, ['b', 'c'])).toEqual({ b: 2, c: 3 });
  expect(changedColumns(next, stored, ['a', 'c'])).toEqual({ b: 2 });
});
