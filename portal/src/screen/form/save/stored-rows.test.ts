import { describe, expect, it } from 'vitest';
import { attempts } from './attempts.ts';
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
  const save = async (next: Record<string, Row>, before: Record<string, Row>) => {
    const tried = attempts();
    await rows.save(next, before, tried, {
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
    });
    return tried;
  };
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

  it('are created before what they need besides, which a second try catches up on', async () => {
    const rows = storedRows<Row>(({ address }) => address);
    const log: string[] = [];
    let isAway = true;
    const calls = {
      create: async () => `sid-${log.push('create')}`,
      finish: async (sid: string) => {
        log.push(`finish ${sid}`);
        if (isAway) throw new Error('away');
      },
      update: async (sid: string) => log.push(`update ${sid}`),
      remove: async () => undefined,
      label: ({ address }: Row) => address,
    };
    const tried = attempts();
    await rows.save({ 'new-1': row('1') }, {}, tried, calls);
    expect(tried.failures.map(({ label }) => label)).toEqual(['1']);
    isAway = false;
    await rows.save(
      { 'new-1': row('1', '5070') },
      rows.read([['sid-1', row('1')]]),
      attempts(),
      calls,
    );
    expect(log).toEqual(['create', 'finish sid-1', 'update sid-1']);
  });

  it('know one again whose answer was lost in a failure, and send it no second time', async () => {
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
