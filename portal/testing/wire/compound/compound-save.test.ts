import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isFatal } from '../../../src/screen/form/save/compound/attempts.ts';
import {
  changeCompound,
  createCompound,
} from '../../../src/screen/form/save/compound/compound-save.ts';
import {
  type SaveCalls,
  type SaveOutcome,
  saveRecord,
} from '../../../src/screen/form/save/record/save-record.ts';
import { type CompoundScene, compoundScenes } from '../compound-scenes.ts';
import { members as withoutColumns } from '../two-people.ts';
import { type Faults, faults, strike } from './struck-calls.ts';
import { signedInTab } from './tab.ts';

const kept = signedInTab();

const plain = <Values>(values: Values) => withoutColumns(values) as Values;

/** A form of a record, with what is typed in it. */
type Form<Values extends object, Stored> = {
  values: Values;
  base: Values;
  calls: SaveCalls<Values, Stored>;
};

const maxTries = 30;
const isOver = <Values>(outcome: SaveOutcome<Values>) =>
  outcome.status === 'parts-failed' && outcome.failures.some(({ error }) => isFatal(error));

/**
 * Saves until everything is saved, first a new record, then changes to it.
 * @returns paths of members that the person was asked about, and the number of calls of each of the
 * two
 */
async function expectAllSaved<Values extends object, Stored>(
  { compound, members, base, values, change, told, labels, sids }: CompoundScene<Values, Stored>,
  onCreate: Faults,
  onChange: Faults,
): Promise<{ asked: string[]; creating: number; changing: number }> {
  const asked: string[] = [];
  const tools = {
    members,
    schema: () => v.custom<Values>(() => true),
    choose: async (clashes: { path: string }[]) => {
      asked.push(...clashes.map(({ path }) => path));
      return Object.fromEntries(clashes.map(({ path }) => [path, 'mine' as const]));
    },
  };
  let sid = '';
  const stored = async () => (await compound().read(sid)).values;
  const expectStored = async (typed: Values) => {
    expect(await sids()).toEqual([sid]);
    expect(told(plain(await stored()))).toEqual(told(plain(typed)));
  };

  /**
   * Parts reported as saved are stored. Failed parts of a first save are not, unless only a
   * response was lost; a later save may fail on a part that an earlier one has stored, such as a
   * key sent again.
   */
  const expectTrue = async (outcome: SaveOutcome<Values>, struck: Faults, isNew: boolean) => {
    if (outcome.status !== 'parts-failed') return;
    const there = labels(await stored());
    const known = labels(outcome.values ?? values);
    expect(there).toEqual(
      expect.arrayContaining(outcome.saved.filter((label) => known.includes(label))),
    );
    const mayBeDone = ['lost', 'late', 'broken'];
    if (!isNew || [...struck.values()].some((fault) => mayBeDone.includes(`${fault}`))) return;
    const failed = outcome.failures.map(({ label }) => label);
    expect(there.filter((label) => failed.includes(label))).toEqual([]);
  };

  /** Puts unsaved values over the stored ones, in a form without an earlier save. */
  const open = async (typed: Values | null): Promise<Form<Values, Stored>> => {
    const calls = changeCompound(compound(), sid);
    for (let tries = 0; tries < maxTries; tries += 1) {
      const latest = await calls.reread?.().catch(() => undefined);
      if (latest) return { values: typed ?? latest.values, base: latest.values, calls };
    }
    return expect.fail('Never opens');
  };

  const saveChanges = async (first: Form<Values, Stored>, struck: Faults) => {
    let form = first;
    const { paused } = wire;
    for (let tries = 0; tries < maxTries; tries += 1) {
      const outcome = await saveRecord(form.values, form.base, form.calls, tools);
      await paused(() => expectTrue(outcome, struck, false));
      if (outcome.status === 'saved') return;
      form = { ...form, values: outcome.values ?? form.values, base: outcome.base ?? form.base };
      if (isOver(outcome)) form = await open(form.values);
    }
    expect.fail('Never saved');
  };

  let wire = strike(onCreate);
  for (let tries = 0; ; tries += 1) {
    const calls = createCompound(compound(), (made) => {
      sid = made;
    });
    const outcome = await saveRecord(values, base, calls, tools);
    await wire.paused(() => expectTrue(outcome, onCreate, true));
    if (outcome.status === 'saved') break;
    if (outcome.status === 'parts-failed') {
      await saveChanges(await open(values), onCreate);
      break;
    }
    expect(tries, JSON.stringify(outcome)).toBeLessThan(maxTries);
  }
  const creating = wire.stop();
  await expectStored(values);

  const form = await open(null);
  const changed = change(form.values);
  wire = strike(onChange);
  await saveChanges({ ...form, values: changed }, onChange);
  const changing = wire.stop();
  await expectStored(changed);
  return { asked, creating, changing };
}

const none: Faults = new Map();

describe.each(Object.entries(compoundScenes))('the save of %s', (_, scene) => {
  const save = async (onCreate: Faults, onChange: Faults) => {
    kept.clear();
    const run = (await scene()) as CompoundScene<object, unknown>;
    return expectAllSaved(run, onCreate, onChange);
  };

  it.each(['creating', 'changing'] as const)(
    'stores all of it once, whichever call fails while %s it',
    async (when) => {
      for (const fault of faults) {
        let calls = 1;
        for (let place = 0; place < calls; place += 1) {
          const struck: Faults = new Map([[place, fault]]);
          const faultsOf =
            when === 'creating' ? ([struck, none] as const) : ([none, struck] as const);
          const what = `${fault} at ${place}`;
          const told = await save(...faultsOf).catch((error: unknown) => {
            throw new Error(`${what}: ${String(error)}`, { cause: error });
          });
          expect(told.asked, what).toEqual([]);
          calls = told[when];
        }
      }
    },
  );

  it('stores all of it once, however many calls fail', async () => {
    const places = fc.uniqueArray(
      fc.tuple(fc.integer({ min: 0, max: 12 }), fc.constantFrom(...faults)),
      { selector: ([place]) => place, minLength: 2, maxLength: 8 },
    );
    const struck = places.map((all): Faults => new Map(all));
    // When the result of a partial save couldn't be read, the person may be asked about it.
    const property = fc.asyncProperty(struck, struck, async (...all) => void (await save(...all)));
    await fc.assert(property, { numRuns: 20 });
  });
});
