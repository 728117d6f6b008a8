import type { RecordState } from '@trunkline/ui/widgets/configuration-plan';
import { describe, expect, test } from 'vitest';
import type { PlanRecord } from '../../../configuration/worker/messages.ts';
import { applyLabel, countStates, isAsked, outcomeOf, withStates } from './plan-outcome.model.ts';

const record = (id: string, part: Partial<PlanRecord> = {}): PlanRecord => ({
  id,
  kind: 'Carriers',
  name: id,
  change: 'create',
  fields: [],
  requiredSecrets: [],
  names: [],
  parts: [],
  ...part,
});
const label = (
  records: readonly PlanRecord[],
  chosen: readonly string[] = [],
  secrets: Record<string, string> = {},
) => applyLabel(outcomeOf(records, new Set(chosen), secrets));

describe('what an apply would do', () => {
  test('nothing, where all is as it should be', () => {
    expect(label([record('a', { change: 'unchanged' }), record('b', { change: 'refused' })])).toBe(
      'Nothing to apply',
    );
  });

  test('skips what needs a secret, until it is entered', () => {
    const records = [record('a'), record('b', { requiredSecrets: ['B'] })];
    expect(label(records)).toBe('Apply 1 of 2 changes, 1 needs a secret');
    expect(label(records, [], { B: 'entered' })).toBe('Apply 2 changes');
  });

  test('skips what names a record that needs one', () => {
    const records = [
      record('a', { requiredSecrets: ['A'] }),
      record('b', { names: ['a'] }),
      record('c', { names: ['b'] }),
      record('d', { names: ['of another place'] }),
    ];
    expect(label(records)).toBe('Apply 1 of 4 changes, 3 need a secret');
  });

  test('leaves out what is held back, and skips what names it, until it is chosen', () => {
    const records = [record('a', { heldBack: 'Registers.' }), record('b', { names: ['a'] })];
    expect(label(records)).toBe('Apply 0 of 1 change, 1 needs a record that is left out');
    expect(label(records, ['a'])).toBe('Apply 2 changes');
  });

  test('asks for no secret of what is left out', () => {
    const records = [
      record('a', { heldBack: 'Registers.', requiredSecrets: ['ONE', 'BOTH'] }),
      record('b', { requiredSecrets: ['BOTH'] }),
    ];
    const asked = (chosen: readonly string[]) =>
      ['ONE', 'BOTH', 'OPTIONAL'].filter((name) => isAsked(name, records, new Set(chosen)));
    expect(asked([])).toEqual(['BOTH', 'OPTIONAL']);
    expect(asked(['a'])).toEqual(['ONE', 'BOTH', 'OPTIONAL']);
  });

  test('deletes only what is chosen', () => {
    const records = [record('a', { change: 'delete' }), record('b', { change: 'delete' })];
    expect(label(records)).toBe('Nothing to apply');
    expect(label(records, ['a'])).toBe('Apply 1 change');
  });

  test('goes through records that name each other', () => {
    const records = [record('a', { names: ['b'] }), record('b', { names: ['a'] })];
    expect(label(records)).toBe('Apply 2 changes');
  });
});

describe('a record with parts', () => {
  const stateOf = (...states: [string, RecordState][]) =>
    withStates([record('a', { parts: ['p', 'q'] })], new Map(states))[0]?.state;
  const done = { status: 'done' } as const;

  test('is done when they are', () => {
    expect(stateOf()).toBeUndefined();
    expect(stateOf(['a', { status: 'running' }], ['p', done])).toEqual({ status: 'running' });
    expect(stateOf(['a', done], ['p', done])).toEqual({ status: 'running' });
    expect(stateOf(['a', done], ['p', done], ['q', done])).toEqual(done);
  });

  test('fails with one of them, and is counted once', () => {
    const failed = { status: 'failed', reason: 'Taken.' } as const;
    expect(stateOf(['a', done], ['p', failed], ['q', done])).toEqual({
      status: 'failed',
      reason: 'a is there. Taken.',
    });
    const records = withStates(
      [record('a', { parts: ['p'] }), record('b')],
      new Map<string, RecordState>([
        ['a', done],
        ['p', failed],
        ['b', done],
      ]),
    );
    expect(countStates(records)).toEqual({ done: 1, failed: 1, skipped: 0 });
  });
});
