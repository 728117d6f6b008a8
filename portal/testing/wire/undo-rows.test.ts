import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  changeCompound,
  createCompound,
} from '../../src/screen/form/save/compound/compound-save.ts';
import { saveRecord } from '../../src/screen/form/save/record/save-record.ts';
import { revertSteps, stepsOf } from '../../src/screen/history/steps.ts';
import { type CompoundScene, compoundScenes } from './compound-scenes.ts';
import { connectedPlatform } from './platform.ts';
import { members as withoutColumns } from './two-people.ts';

let platform: { close: () => Promise<void> };
beforeAll(async () => {
  platform = await connectedPlatform('admin', 'Admin-Pass1');
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await platform.close();
});

const nobodyElse = async () => Promise.reject(new Error('Nobody else has changed it'));

/** Changes, adds and removes rows in one save; then undoes that, and undoes the undo. */
async function expectRowsBack<Values extends object, Stored>(
  { compound, members, base, values, change, told: toldOf }: CompoundScene<Values, Stored>,
  hasSecrets: boolean,
): Promise<void> {
  const told = (stored: Values) => toldOf(withoutColumns(stored) as Values);
  const tools = { members, schema: () => v.custom<Values>(() => true), choose: nobodyElse };
  let sid = '';
  const created = createCompound(compound(), (one) => {
    sid = one;
  });
  expect(await saveRecord(values, base, created, tools)).toMatchObject({ status: 'saved' });
  // Each page has its own rows.
  const open = () => changeCompound(compound(), sid);
  const read = async () => {
    const latest = await open().reread?.();
    if (!latest) throw new Error('It cannot be read again');
    return latest.values;
  };
  const saved = async (typed: Values, from: Values) => {
    const outcome = await saveRecord(typed, from, open(), tools);
    expect(outcome).toMatchObject({ status: 'saved' });
    return stepsOf({ before: outcome.before ?? from, sent: typed, since: await read() }, members);
  };
  const start = await read();
  const changed = change(start);
  const steps = await saved(changed, start);
  const since = await read();
  expect(told(since)).toEqual(told(changed));

  const back = revertSteps(since, steps);
  const forward = await saved(back.mine, back.base);
  expect(told(await read())).toEqual(told(start));
  // A key that is never returned is lost with its row.
  if (hasSecrets) return;

  const again = revertSteps(await read(), forward);
  await saved(again.mine, again.base);
  expect(told(await read())).toEqual(told(changed));
}

describe.each(Object.entries(compoundScenes))('the rows of %s', (kind, scene) => {
  it('are as before once a change of them is undone', async () => {
    const given = (await scene()) as CompoundScene<object, unknown>;
    await expectRowsBack(given, kind === 'a speech credential');
  });
});
