import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { PlatformError } from '../../../../platform/client/calls/errors.ts';
import type { Members } from './members.ts';
import type { ClashChoice } from './merge.ts';
import { type SaveCalls, saveRecord } from './save-record.ts';

type Values = { name: string; notes: string };
const members: Members<Values> = { name: { label: 'Name' }, notes: { label: 'Notes' } };
const schema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.nonEmpty('Give it a name.')),
    notes: v.pipe(v.string(), v.maxLength(100, 'Too long.')),
  }),
  v.forward(
    v.partialCheck(
      [['name'], ['notes']],
      ({ name, notes }) => !(name.endsWith('Ltd') && notes === 'No Ltd'),
      'They say no Ltd.',
    ),
    ['notes'],
  ),
);
const base: Values = { name: 'Acme', notes: '' };
const typed: Values = { name: 'Acme Ltd', notes: '' };

function save(
  calls: Partial<SaveCalls<Values, null>>,
  choices: Record<string, ClashChoice> | null = null,
) {
  const choose = vi.fn(async () => choices);
  const write = vi.fn(async () => ({}));
  const outcome = saveRecord<Values, null>(
    typed,
    base,
    { calls: () => [], write, ...calls },
    { members, schema: () => schema, choose },
  );
  return { outcome, choose, write };
}
const stored = (values: Values) => async () => ({ values, stored: null });

describe('a save', () => {
  it('writes what was typed over what is stored by now', async () => {
    const theirs = { name: 'Acme', notes: 'From elsewhere' };
    const { outcome, choose, write } = save({ reread: stored(theirs) });
    const values = { name: 'Acme Ltd', notes: 'From elsewhere' };
    expect(await outcome).toMatchObject({
      status: 'saved',
      messages: [],
      values,
      base: theirs,
      before: theirs,
    });
    expect(write).toHaveBeenCalledWith(values, { values: theirs, stored: null });
    expect(choose).not.toHaveBeenCalled();
  });

  it('sends nothing if someone else has stored the same', async () => {
    const { outcome, write } = save({ reread: stored(typed) });
    expect(await outcome).toEqual({ status: 'saved', messages: [], values: typed, base: typed });
    expect(write).not.toHaveBeenCalled();
  });

  it('names the field with what the database can’t store, in place of its words', async () => {
    const refusal = new PlatformError(
      'Unexpected',
      "Incorrect string value: '\\xF0\\x9F\\x98\\x80' for column `jambones`.`lcr`.`name` at row 1",
      500,
    );
    const outcome = await saveRecord<Values, null>(
      { name: 'Acme', notes: 'Call them 😀 first' },
      base,
      { calls: () => [], write: async () => Promise.reject(refusal) },
      { members, schema: () => schema, choose: async () => null },
    );
    expect(outcome).toMatchObject({
      status: 'refused',
      message: undefined,
      problems: [{ field: 'notes', message: "The platform can't store 😀. Leave it out." }],
    });
  });

  it('of a new record reads nothing', async () => {
    const { outcome, write } = save({});
    expect(await outcome).toEqual({ status: 'saved', messages: [], values: typed, isSent: true });
    expect(write).toHaveBeenCalledWith(typed, null);
  });

  it('asks where both changed the same, and writes what was chosen', async () => {
    const theirs = { name: 'Acme Inc', notes: '' };
    const { outcome, choose, write } = save({ reread: stored(theirs) }, { name: 'mine' });
    await outcome;
    expect(choose).toHaveBeenCalledWith([
      { path: 'name', label: 'Name', mine: 'Acme Ltd', theirs: 'Acme Inc' },
    ]);
    expect(write).toHaveBeenCalledWith(typed, { values: theirs, stored: null });
    const kept = save({ reread: stored(theirs) }, { name: 'theirs' });
    expect(await kept.outcome).toMatchObject({ status: 'saved', values: theirs });
    expect(kept.write).not.toHaveBeenCalled();
  });

  it('writes nothing when the person goes back to the form', async () => {
    const { outcome, write } = save({ reread: stored({ name: 'Acme Inc', notes: '' }) }, null);
    expect(await outcome).toEqual({ status: 'abandoned' });
    expect(write).not.toHaveBeenCalled();
  });

  it('writes nothing that the rules refuse together with what others saved', async () => {
    const theirs = { name: 'Acme', notes: 'No Ltd' };
    const { outcome, write } = save({ reread: stored(theirs) });
    expect(await outcome).toMatchObject({
      status: 'refused',
      problems: [{ field: 'notes', message: 'They say no Ltd.' }],
      base: theirs,
    });
    expect(write).not.toHaveBeenCalled();
  });

  it('writes beside what is stored, whatever the rules say of that', async () => {
    const theirs = { name: 'Acme', notes: 'x'.repeat(200) };
    const { outcome, write } = save({ reread: stored(theirs) });
    expect(await outcome).toMatchObject({ status: 'saved' });
    expect(write).toHaveBeenCalled();
  });

  it('writes nothing when another record is in the way', async () => {
    const problems = [{ field: 'name', message: 'Taken.' }];
    const { outcome, write } = save({ check: async () => problems });
    expect(await outcome).toEqual({ status: 'refused', problems });
    expect(write).not.toHaveBeenCalled();
  });

  it('tells which parts were stored and which were not', async () => {
    const failures = [{ label: 'Limits', error: new Error('no') }];
    const { outcome } = save({ write: async () => ({ failures, saved: ['Account'] }) });
    expect(await outcome).toEqual({
      status: 'parts-failed',
      failures,
      saved: ['Account'],
      isSent: true,
    });
  });

  const refuse = (kind: ConstructorParameters<typeof PlatformError>[0], message: string) => ({
    write: () => Promise.reject(new PlatformError(kind, message, 422)),
  });

  it('takes a refusal to its field, or tells it in the words of the platform', async () => {
    const refusedFields = () => [{ field: 'name', message: 'Taken.' }];
    const { outcome } = save({ ...refuse('Conflict', 'Duplicate entry'), refusedFields });
    expect(await outcome).toMatchObject({
      status: 'refused',
      problems: [{ field: 'name', message: 'Taken.' }],
      message: undefined,
    });
    const other = save({ ...refuse('Conflict', 'carrier in use'), refusedFields: () => [] });
    expect(await other.outcome).toMatchObject({ problems: [], message: 'carrier in use' });
  });

  it('says that a record is gone', async () => {
    const gone = new PlatformError('NotFound', 'nothing', 404);
    const { outcome } = save({ reread: () => Promise.reject(gone) });
    expect(await outcome).toMatchObject({
      status: 'refused',
      message: 'Someone else has deleted it.',
    });
  });
});
