import { expect, it, vi } from 'vitest';
import { createCompound } from '../../../src/screen/form/save/compound/compound-save.ts';
import { carryingColumns, columnsIn } from '../../../src/screen/form/save/record/columns.ts';
import { saveRecord } from '../../../src/screen/form/save/record/save-record.ts';
import { compoundScenes } from '../compound-scenes.ts';
import { strike } from './struck-calls.ts';
import { signedInTab, toolsOf } from './tab.ts';

signedInTab();

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
  // The first call lists carriers of the same name.
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
