import { describe, expect, test } from 'vitest';
import {
  byKind,
  countChanges,
  deletionsOf,
  doneOf,
  needsLook,
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
    const gone = record({ change: 'delete' });
    const records = [record({}), gone, gone, record({ change: 'refused' })];
    const none = { create: 0, change: 0, delete: 0, unchanged: 0, refused: 0, leftOut: 0 };
    expect(countChanges(records)).toEqual({ ...none, create: 1, delete: 2, refused: 1 });
    expect(countChanges([])).toEqual(none);
  });

  test('counts a record that is held back as left out until it is chosen', () => {
    const held = record({ heldBack: 'Registers.' });
    expect(countChanges([held])).toMatchObject({ create: 0, leftOut: 1 });
    expect(countChanges([held], new Set(['a']))).toMatchObject({ create: 1, leftOut: 0 });
  });

  test('shows what a person has to choose, read or answer', () => {
    expect(needsLook(record({}))).toBe(false);
    expect(needsLook(record({ change: 'change' }))).toBe(false);
    expect(needsLook(record({ heldBack: 'Registers.' }))).toBe(true);
    expect(needsLook(record({ warnings: ['It overlaps.'] }))).toBe(true);
    expect(needsLook(record({ change: 'delete' }))).toBe(true);
    expect(needsLook(record({ change: 'refused' }))).toBe(true);
    const warned = { warnings: ['It overlaps.'] };
    expect(needsLook(record({ ...warned, state: { status: 'done' } }))).toBe(false);
    expect(needsLook(record({ state: { status: 'failed', reason: 'Taken.' } }))).toBe(true);
    expect(needsLook(record({ state: { status: 'asks', labels: [] } }))).toBe(true);
  });

  test('counts what is done once something was applied', () => {
    expect(doneOf([record({})])).toBeUndefined();
    expect(doneOf([record({ state: { status: 'done' } }), record({})])).toBe(1);
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
