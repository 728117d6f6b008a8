import { describe, expect, it } from 'vitest';
import type { Write } from '../../../../platform/client/calls/write.ts';
import { attempts } from './attempts.ts';
import { type RowCalls, storedRows } from './stored-rows.ts';

type Row = { address: string; port: string };
const row = (address: string, port = '5060'): Row => ({ address, port });

const writeOf = <Result>(path: string, send: () => Promise<Result>): Write<Result> => ({
  ...{ method: 'POST', path },
  send,
});

/** Rows of a form, and a platform that stores them and records its requests. */
function scene() {
  const stored = new Map<string, Row>();
  const calls: string[] = [];
  const lost = new Set<string>();
  const rows = storedRows<Row>(({ address }) => address);
  const read = () => rows.read([...stored]);
  const rowCalls: RowCalls<Row> = {
    create: (one) =>
      writeOf(`create ${one.address}`, async () => {
        calls.push(`create ${one.address}`);
        stored.set(`sid-${one.address}`, one);
        if (lost.has(one.address)) throw new Error('no answer');
        return `sid-${one.address}`;
      }),
    update: (sid, one) =>
      writeOf(`update ${sid}`, async () => {
        calls.push(`update ${sid}`);
        stored.set(sid, one);
      }),
    remove: (sid) =>
      writeOf(`remove ${sid}`, async () => {
        calls.push(`remove ${sid}`);
        stored.delete(sid);
      }),
    label: ({ address }) => address,
  };
  const save = async (next: Record<string, Row>, before: Record<string, Row>) => {
    const tried = attempts();
    await rows.save(next, before, tried, rowCalls);
    return tried;
  };
  const told = (next: Record<string, Row>, before: Record<string, Row>) =>
    rows.calls(next, before, rowCalls).map(({ path }) => path);
  return { stored, calls, lost, rows, read, save, told };
}

describe('the rows of a form and those that are stored', () => {
  it('are added, changed and taken away, and left alone when they are the same', async () => {
    const { stored, calls, save, read, told } = scene();
    stored.set('a', row('1')).set('b', row('2')).set('c', row('3'));
    const before = read();
    const next = { a: row('1'), b: row('2', '5070'), 'new-1': row('4') };
    const expected = told(next, before);
    expect(calls).toEqual([]);
    await save(next, before);
    expect(calls).toEqual(['remove c', 'update b', 'create 4']);
    expect(expected).toEqual(calls);
  });

  it('are created before what they need besides, which a second try catches up on', async () => {
    const rows = storedRows<Row>(({ address }) => address);
    const log: string[] = [];
    let isAway = true;
    const calls: RowCalls<Row> = {
      create: () => writeOf('', async () => `sid-${log.push('create')}`),
      finish: (sid) =>
        writeOf('', async () => {
          log.push(`finish ${sid}`);
          if (isAway) throw new Error('away');
        }),
      update: (sid) => writeOf('', async () => log.push(`update ${sid}`)),
      remove: () => writeOf('', async () => undefined),
      label: ({ address }) => address,
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
    expect(log).toEqual(['create', 'finish sid-1', 'update sid-1', 'finish sid-1']);
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

  it('stay the same rows under other sids, and are no new ones in their place', async () => {
    const { rows, lost, save, stored, read } = scene();
    stored.set('a', row('1'));
    lost.add('1');
    await save({ ...read(), 'new-1': row('1') }, read());
    // Removed and put back, as after a failed deletion.
    stored.delete('a');
    stored.delete('sid-1');
    stored.set('b', row('1'));
    rows.move(new Map([['a', 'b']]));
    expect(read()).toEqual({ a: row('1') });
    expect(rows.sidOf('a')).toBe('b');
  });

  it('are as many stored ones as a draft has in one place', async () => {
    const { stored, calls, save, read } = scene();
    stored.set('a', row('1')).set('b', row('1', '5070'));
    await save({ 'new-1': row('1'), 'new-2': row('1', '5070') }, read());
    expect(calls).toEqual([]);
  });

  it('go by their sids for a draft, and once all is stored', async () => {
    const { rows, save, read } = scene();
    await save({ 'new-1': row('1') }, {});
    expect(rows.bySid({ 'new-1': row('1'), 'new-2': row('2') })).toEqual({
      'sid-1': row('1'),
      'new-2': row('2'),
    });
    rows.forgetFormIds();
    expect(read()).toEqual({ 'sid-1': row('1') });
  });
});
