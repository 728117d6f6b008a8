import { describe, expect, test } from 'vitest';
import {
  byKind,
  countChanges,
  deletionsOf,
  type PlannedRecord,
} from './configuration-plan.model.ts';

const record = (part: Partial<PlannedRecord>): PlannedRecord => ({
  id: 'a',
  kind: 'Carriers',
  name: 'A',
  change: 'create',
  fields: [],
  ...part,
});

describe('a plan', () => {
  test('counts each change', () => {
    const records = [record({}), record({ change: 'delete' }), record({ change: 'delete' })];
    expect(countChanges(records)).toEqual({ create: 1, change: 0, delete: 2, unchanged: 0 });
    expect(countChanges([])).toEqual({ create: 0, change: 0, delete: 0, unchanged: 0 });
  });

  test('offers deletions that nothing is in the way of', () => {
    const records = [
      record({ id: 'new' }),
      record({ id: 'gone', change: 'delete' }),
      record({ id: 'used', change: 'delete', blocked: '3 numbers use it.' }),
    ];
    expect(deletionsOf(records)).toEqual(['gone']);
  });

  test('keeps kinds together, in the order of their first record', () => {
    const records = [
      record({ id: '1', kind: 'Carriers' }),
      record({ id: '2', kind: 'Clients' }),
      record({ id: '3', kind: 'Carriers' }),
    ];
    expect(byKind(records).map(([kind, all]) => [kind, all.map(({ id }) => id)])).toEqual([
      ['Carriers', ['1', '3']],
      ['Clients', ['2']],
    ]);
  });
});
