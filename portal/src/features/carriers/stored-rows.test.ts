import { describe, expect, it } from 'vitest';
import { saveParts } from '../../screen/form/save-parts.ts';
import { storedRows } from './stored-rows.ts';

type Row = { address: string; port: string };
const row = (address: string, port = '5060'): Row => ({ address, port });

/** Rows of a form over a platform that keeps them, and notes what it was asked for. */
function scene() {
  const stored = new Map<string, Row>();
  const calls: string[] = [];
  const lost = new Set<string>();
  const rows = storedRows<Row>(({ address }) => address);
  const read = () => rows.read([...stored]);
  const save = (next: Record<string, Row>, before: Record<string, Row>) =>
    saveParts(
      rows.parts(next, before, {
        create: async (one) => {
          calls.push(`create ${one.address}`);
          stored.set(`sid-${one.address}`, one);
          if (lost.has(one.address)) throw new Error('no answer');
          return `sid-${one.address}`;
        },
        update: async (sid, one) => {
          calls.push(`update ${sid}`);
          stored.set(sid, one);
        },
        remove: async (sid) => {
          calls.push(`remove ${sid}`);
          stored.delete(sid);
        },
        label: ({ address }) => address,
        onRemoved: () => undefined,
      }),
    );
  return { stored, calls, lost, rows, read, save };
}

describe('the rows of a form and those that are stored', () => {
  it('are added, changed and taken away, and left alone when they are the same', async () => {
    const { stored, calls, save, read } = scene();
    stored.set('a', row('1')).set('b', row('2')).set('c', row('3'));
    const before = read();
    await save({ a: row('1'), b: row('2', '5070'), 'new-1': row('4') }, before);
    expect(calls).toEqual(['remove c', 'update b', 'create 4']);
  });

  it('keep their ids in the form until all is stored', async () => {
    const { calls, save, read } = scene();
    await save({ 'new-1': row('1') }, {});
    expect(read()).toEqual({ 'new-1': row('1') });
    await save({ 'new-1': row('1', '5070') }, read());
    expect(calls).toEqual(['create 1', 'update sid-1']);
  });

  it('know one again in a draft of before it was stored', async () => {
    const { stored, calls, save, read } = scene();
    stored.set('a', row('1')).set('b', row('2'));
    const before = read();
    await save({ a: row('1'), 'new-1': row('2'), 'new-2': row('3') }, before);
    expect(calls).toEqual(['create 3']);
    expect(Object.keys(read())).toEqual(['a', 'new-1', 'new-2']);
    await save({ a: row('1'), 'new-1': row('2', '5070'), 'new-2': row('3') }, read());
    expect(calls).toEqual(['create 3', 'update b']);
  });

  it('know one again whose answer was lost, and send it no second time', async () => {
    const { calls, lost, save, read } = scene();
    lost.add('1');
    const { failures } = await save({ 'new-1': row('1'), 'new-2': row('2') }, {});
    expect(failures.map(({ label }) => label)).toEqual(['1']);
    expect(read()).toEqual({ 'new-1': row('1'), 'new-2': row('2') });
    await save({ 'new-1': row('1'), 'new-2': row('2') }, read());
    expect(calls).toEqual(['create 1', 'create 2']);
  });

  it("do not take someone else's row of the same time for their own", async () => {
    const { stored, lost, save, read } = scene();
    lost.add('1');
    await save({ 'new-1': row('1') }, {});
    stored.set('theirs', row('9'));
    expect(read()).toEqual({ 'new-1': row('1'), theirs: row('9') });
  });

  it('go by their sids for a draft, and once all is stored', async () => {
    const { rows, save, read } = scene();
    await save({ 'new-1': row('1') }, {});
    expect(rows.bySid({ 'new-1': row('1'), 'new-2': row('2') })).toEqual({
      'sid-1': row('1'),
      'new-2': row('2'),
    });
    rows.settle();
    expect(read()).toEqual({ 'sid-1': row('1') });
  });
});
