import type * as v from 'valibot';
import { expect } from 'vitest';
import { type AnyMembers, flatMembers } from '../../src/screen/form/save/members.ts';
import { type SaveCalls, saveRecord } from '../../src/screen/form/save/save-record.ts';
import { isEqual, valueAt, withValueAt } from '../../src/screen/form/values.ts';

export type SharedRecord<Values extends object, Stored> = {
  calls: SaveCalls<Values, Stored>;
  members: AnyMembers;
  schema: v.GenericSchema<unknown, Values>;
  /** Another value for each member, from the one it has; by path. */
  others: Record<string, (value: never) => unknown>;
};

/**
 * The members to try.
 * @param leftOut those with no other value to try; each of the others must have one
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

const reread = async <Values extends object, Stored>({ calls }: SharedRecord<Values, Stored>) => {
  const latest = await calls.reread?.();
  if (!latest) throw new Error('This record cannot be read again');
  return latest;
};

function change<Values extends object, Stored>(
  { others }: SharedRecord<Values, Stored>,
  values: Values,
  path: string,
): Values {
  return withValueAt(values, path, others[path]?.(valueAt(values, path) as never));
}

/**
 * One user changes a member of a record that another has open; then the other saves a change.
 * Nothing is lost, and nothing else moved.
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
  // With only two values a third is the first again, which is no change of mine.
  const isChanged = !isEqual(valueAt(mine, here), valueAt(start, here));
  expect(asked).toEqual(here === there && isChanged ? [here] : []);

  const { values } = await reread(record);
  expect(values).toEqual(isChanged ? withValueAt(theirs, here, valueAt(mine, here)) : theirs);
}
