import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFatal } from '../../src/screen/form/save/compound/attempts.ts';
import {
  changeCompound,
  createCompound,
} from '../../src/screen/form/save/compound/compound-save.ts';
import { carryingColumns, columnsIn } from '../../src/screen/form/save/record/columns.ts';
import {
  type SaveCalls,
  type SaveOutcome,
  saveRecord,
} from '../../src/screen/form/save/record/save-record.ts';
import { type CompoundScene, compoundScenes } from './compound-scenes.ts';
import { connectedPlatform } from './platform.ts';
import { members as withoutColumns } from './two-people.ts';

let platform: { close: () => Promise<void> };
beforeAll(async () => {
  platform = await connectedPlatform('admin', 'Admin-Pass1');
});
afterAll(() => platform.close());

/** The storage of the tab: it outlives the page. */
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What becomes of a call: refused, out of session, never sent; or done, and answered with nothing, 500, or half. */
type Fault = 500 | 401 | 'cut' | 'lost' | 'late' | 'broken';
const faults: Fault[] = [500, 401, 'cut', 'lost', 'late', 'broken'];
type Faults = ReadonlyMap<number, Fault>;

const plain = <Values>(values: Values) => withoutColumns(values) as Values;

/** A save without rules, where nobody is asked. */
const toolsOf = <Values>({ members }: { members: object; values: Values }) => ({
  members,
  schema: () => v.custom<Values>(() => true),
  choose: async () => null,
});

/** Calls go wrong by their place, each place once. `paused` looks at the platform past the faults. */
function strike(struck: Faults) {
  const { fetch } = globalThis;
  let count = 0;
  const struckFetch = async (...request: Parameters<typeof fetch>) => {
    const fault = struck.get(count);
    count += 1;
    if (fault === 500) return new Response('{"msg":"away"}', { status: 500 });
    if (fault === 401) return new Response('Unauthorized', { status: 401 });
    const answer = fault === 'cut' ? null : await fetch(...request);
    if (!answer || fault === 'lost') throw new TypeError('Failed to fetch');
    if (fault === 'late') return new Response('{"msg":"late"}', { status: 500 });
    if (fault === 'broken')
      return new Response('{"sid":', { status: answer.status === 204 ? 200 : answer.status });
    return answer;
  };
  vi.stubGlobal('fetch', struckFetch);
  return {
    paused: async <Result>(look: () => Promise<Result>) => {
      vi.stubGlobal('fetch', fetch);
      const seen = await look();
      vi.stubGlobal('fetch', struckFetch);
      return seen;
    },
    /** How many calls were made. */
    stop: () => {
      vi.stubGlobal('fetch', fetch);
      return count;
    },
  };
}

/** A form at a record, with what is typed in it. */
type Form<Values extends object, Stored> = {
  values: Values;
  base: Values;
  calls: SaveCalls<Values, Stored>;
};

const maxTries = 30;
const isOver = <Values>(outcome: SaveOutcome<Values>) =>
  outcome.status === 'parts-failed' && outcome.failures.some(({ error }) => isFatal(error));

/**
 * A person saves until all is saved, first a new record, then changes of it.
 * @returns paths of members that the person was asked about, and how many calls each of both took
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
   * Parts reported as saved are stored. Failed ones of a first save are not, unless only an answer was
   * lost; a later save may fail on a part that an earlier one has stored, such as a key sent again.
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

  /** Puts unsaved values over the stored ones, in a form that knows of no earlier save. */
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
    // Where nobody could read what was stored by half a save, the person may be asked about it.
    const property = fc.asyncProperty(struck, struck, async (...all) => void (await save(...all)));
    await fc.assert(property, { numRuns: 20 });
  });
});

it('creates another record of the same name when it is asked again', async () => {
  const { compound, base, values, members, sids } = await compoundScenes['a carrier']();
  const sent: string[] = [];
  const tools = toolsOf({ members, values });
  for (const _ of [1, 2]) {
    await saveRecord(
      values,
      base,
      createCompound(compound(), (sid) => sent.push(sid)),
      tools,
    );
  }
  expect((await sids()).sort()).toEqual(sent.sort());
  expect(new Set(sent).size).toBe(2);
});

it('finds a record whose answer was lost under the name that it was sent with', async () => {
  const { compound, base, values, members, sids } = await compoundScenes['a carrier']();
  const tools = toolsOf({ members, values });
  // The list of carriers of the same name is the first call.
  const { stop } = strike(new Map([[1, 'lost']]));
  const save = (typed: typeof values) =>
    saveRecord(
      typed,
      base,
      createCompound(compound(), () => undefined),
      tools,
    );
  expect(await save(values)).toMatchObject({ status: 'refused' });
  expect(await save({ ...values, name: `${values.name} Ltd` })).toMatchObject({ status: 'saved' });
  stop();
  expect(await sids()).toHaveLength(1);
});

it('takes no earlier record of the same name for the one that was refused', async () => {
  const { compound, base, values, members, sids } = await compoundScenes['a carrier']();
  const tools = toolsOf({ members, values });
  const sent: string[] = [];
  const save = () =>
    saveRecord(
      values,
      base,
      createCompound(compound(), (sid) => sent.push(sid)),
      tools,
    );
  expect(await save()).toMatchObject({ status: 'saved' });
  const { stop } = strike(new Map([[1, 500]]));
  expect(await save()).toMatchObject({ status: 'refused' });
  expect(await save()).toMatchObject({ status: 'saved' });
  stop();
  expect(new Set(sent).size).toBe(2);
  expect((await sids()).sort()).toEqual(sent.sort());
});

it('finds a record that is created again, and keeps what was typed over its old columns', async () => {
  const { compound, base, values, members, sids } = await compoundScenes['a carrier']();
  const tools = toolsOf({ members, values });
  const deleted = { columns: { description: 'Kept', tech_prefix: '99' } };
  const typed = carryingColumns({ ...values, techPrefix: '77' }, deleted, 'voip_carrier_sid');
  const save = () =>
    saveRecord(
      typed,
      base,
      createCompound(compound(), () => undefined),
      tools,
    );
  const { stop } = strike(new Map([[1, 'lost']]));
  expect(await save()).toMatchObject({ status: 'refused' });
  expect(await save()).toMatchObject({ status: 'saved' });
  stop();
  const [sid = '', ...others] = await sids();
  expect(others).toEqual([]);
  const { values: stored } = await compound().read(sid);
  expect(columnsIn(stored)).toMatchObject({ description: 'Kept', tech_prefix: '77' });
});

it('takes no other credential without a label for the one that was refused', async () => {
  const { compound, base, values, members } = await compoundScenes['a speech credential']();
  const typed = { ...values, label: '', voices: base.voices };
  const tools = toolsOf({ members, values });
  const sent: string[] = [];
  const save = () =>
    saveRecord(
      typed,
      base,
      createCompound(compound(), (sid) => sent.push(sid)),
      tools,
    );
  expect(await save()).toMatchObject({ status: 'saved' });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) =>
    init.method === 'POST' ? new Response('{}', { status: 500 }) : fetch(url, init),
  );
  expect(await save()).toMatchObject({ status: 'refused' });
  vi.stubGlobal('fetch', fetch);
  expect(await save()).toMatchObject({ status: 'saved' });
  expect(new Set(sent).size).toBe(2);
});
