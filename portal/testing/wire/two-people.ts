import type * as v from 'valibot';
import { expect } from 'vitest';
import { valueAt } from '../../src/browser/paths.ts';
import { type AnyMembers, flatMembers } from '../../src/screen/form/save/record/members.ts';
import { type SaveCalls, saveRecord } from '../../src/screen/form/save/record/save-record.ts';
import { columnsMember, isEqual, withValueAt } from '../../src/screen/form/values.ts';
import { revertSteps, type Step, stepsOf } from '../../src/screen/history/steps.ts';

export type SharedRecord<Values extends object, Stored> = {
  calls: SaveCalls<Values, Stored>;
  members: AnyMembers;
  schema: v.GenericSchema<unknown, Values>;
  /** Another value for each member, derived from its current one; by path. */
  others: Record<string, (value: never) => unknown>;
  /** The values to compare, whatever the ids of rows that are stored again. */
  told?: (values: Values) => unknown;
};

/**
 * Paths of the members to try.
 * @param leftOut members with no other value to try; each of the others must have one
 */
export async function pathsOf<Values extends object, Stored>(
  record: SharedRecord<Values, Stored>,
  leftOut: readonly string[],
): Promise<string[]> {
  const { values } = await reread(record);
  const paths = flatMembers(record.members, [values]).map(({ path }) => path);
  const tried = Object.keys(record.others);
  expect(paths.filter((path) => !tried.includes(path) && !leftOut.includes(path))).toEqual([]);
  return tried;
}

export const reread = async <Values extends object, Stored>({
  calls,
}: SharedRecord<Values, Stored>) => {
  const latest = await calls.reread?.();
  if (!latest) throw new Error('This record cannot be read again');
  return latest;
};

/** Values without the columns they carry: a typed value still has the earlier ones. */
export const members = (values: unknown): unknown =>
  JSON.parse(JSON.stringify(values), (key, one: unknown) =>
    key === columnsMember ? undefined : one,
  );
const expectSame = (values: unknown, wanted: unknown) =>
  expect(members(values)).toEqual(members(wanted));

export function change<Values extends object, Stored>(
  { others }: SharedRecord<Values, Stored>,
  values: Values,
  path: string,
): Values {
  return withValueAt(values, path, others[path]?.(valueAt(values, path) as never));
}

/**
 * One user changes a member of a record that another has open; then the other saves a change.
 * Nothing is lost, and nothing else changes.
 */
export async function expectNothingLost<Values extends object, Stored>(
  record: SharedRecord<Values, Stored>,
  here: string,
  there: string,
): Promise<void> {
  const { calls, members, schema } = record;
  const start = (await reread(record)).values;
  const theirs = change(record, start, there);
  const mine = change(record, here === there ? theirs : start, here);
  const asked: string[] = [];
  const tools = {
    members,
    schema: () => schema,
    choose: async (clashes: { path: string }[]) => {
      asked.push(...clashes.map(({ path }) => path));
      return Object.fromEntries(clashes.map(({ path }) => [path, 'mine' as const]));
    },
  };
  expect(await saveRecord(theirs, start, calls, tools)).toMatchObject({ status: 'saved' });
  expect(asked).toEqual([]);
  expect(await saveRecord(mine, start, calls, tools)).toMatchObject({ status: 'saved' });
  // With only two values, the third equals the first, which is no change of mine.
  const isChanged = !isEqual(valueAt(mine, here), valueAt(start, here));
  expect(asked).toEqual(here === there && isChanged ? [here] : []);

  const { values } = await reread(record);
  expectSame(values, isChanged ? withValueAt(theirs, here, valueAt(mine, here)) : theirs);
}

/** Saves without clashes. @returns the steps that undo it */
async function save<Values extends object, Stored>(
  record: SharedRecord<Values, Stored>,
  typed: Values,
  before: Values,
): Promise<Step[]> {
  const { calls, members, schema } = record;
  const choose = async () => Promise.reject(new Error('Nobody else has changed it'));
  const outcome = await saveRecord(typed, before, calls, { members, schema: () => schema, choose });
  expect(outcome).toMatchObject({ status: 'saved' });
  const since = (await reread(record)).values;
  return stepsOf({ before: outcome.before ?? before, sent: typed, since }, members);
}

/** Undoes a change, as the form of the record does. @returns the paths that were asked about */
async function undo<Values extends object, Stored>(
  record: SharedRecord<Values, Stored>,
  steps: readonly Step[],
): Promise<string[]> {
  const { calls, members, schema } = record;
  const { mine, base } = revertSteps((await reread(record)).values, steps);
  const asked: string[] = [];
  const choose = async (clashes: { path: string }[]) => {
    asked.push(...clashes.map(({ path }) => path));
    return Object.fromEntries(clashes.map(({ path }) => [path, 'theirs' as const]));
  };
  const outcome = await saveRecord(mine, base, calls, { members, schema: () => schema, choose });
  expect(outcome).toMatchObject({ status: 'saved' });
  return asked;
}

/** Saves and undoes a change of these members: the record reads as before. */
export async function expectUndone<Values extends object, Stored>(
  record: SharedRecord<Values, Stored>,
  paths: readonly string[],
): Promise<void> {
  const start = (await reread(record)).values;
  const typed = paths.reduce((values, path) => change(record, values, path), start);
  const steps = await save(record, typed, start);
  const { told = (values: Values): unknown => values } = record;
  expect(isEqual((await reread(record)).values, start)).toBe(false);
  expect(await undo(record, steps)).toEqual([]);
  expect(told((await reread(record)).values)).toEqual(told(start));
}

/**
 * Undoes a change after another person changed the record: the same member is asked about, and
 * every other change stays.
 */
export async function expectAsked<Values extends object, Stored>(
  record: SharedRecord<Values, Stored>,
  here: string,
  there: string,
): Promise<void> {
  const start = (await reread(record)).values;
  const mine = change(record, start, here);
  const steps = await save(record, mine, start);
  const theirs = change(record, mine, there);
  await save(record, theirs, mine);
  // With only two values, theirs equals the original one.
  const isClash = here === there && !isEqual(valueAt(theirs, here), valueAt(start, here));
  expect(await undo(record, steps)).toEqual(isClash ? [here] : []);
  const { values } = await reread(record);
  expectSame(values, here === there ? theirs : withValueAt(theirs, here, valueAt(start, here)));
}
