import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Write } from '../../src/platform/client/calls/write.ts';
import {
  changeCompound,
  createCompound,
  newSid,
} from '../../src/screen/form/save/compound/compound-save.ts';
import type { SaveCalls } from '../../src/screen/form/save/record/save-record.ts';
import { type CompoundScene, compoundScenes } from './compound-scenes.ts';
import { connectedPlatform } from './platform.ts';
import { elsewhere, records } from './shared-records.ts';
import { change, pathsOf, reread, type SharedRecord } from './two-people.ts';

let platform: { close: () => Promise<void> };
beforeEach(async () => {
  platform = await connectedPlatform('admin', 'Admin-Pass1');
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('window', { sessionStorage: nothing });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await platform.close();
});

type Sent = { method: string; path: string; body: unknown };

/** The body as on the wire: without undefined members. The content of a file isn't compared. */
const contentOf = (body: unknown): unknown =>
  body === undefined || body instanceof FormData ? null : JSON.parse(JSON.stringify(body));

const onWire = (told: readonly Write[]): Sent[] =>
  told.map(({ method, path, body }) => ({ method, path, body: contentOf(body) }));

const asPattern = (told: readonly Sent[]) => {
  const literal = JSON.stringify(told).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll(newSid, '[0-9a-f-]{36}')}$`);
};

/** Everything that `work` sends, except reads. */
async function sentBy(work: () => Promise<unknown>): Promise<Sent[]> {
  const { fetch } = globalThis;
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    const path = url.replace(/^.*\/api\/v1\//, '');
    const content: unknown = typeof body === 'string' ? JSON.parse(body) : null;
    if (method !== 'GET') sent.push({ method, path, body: content });
    return fetch(url, init);
  });
  await work();
  vi.stubGlobal('fetch', fetch);
  return sent;
}

/** @returns the number of calls */
async function expectTold<Values extends object, Stored>(
  calls: SaveCalls<Values, Stored>,
  values: Values,
): Promise<number> {
  const latest = (await calls.reread?.()) ?? null;
  const told = await sentBy(async () => {
    onWire(calls.calls(values, latest));
  });
  expect(told, 'telling sends nothing').toEqual([]);
  const expected = onWire(calls.calls(values, latest));
  const sent = await sentBy(async () => {
    const written = await calls.write(values, latest);
    expect(written?.failures ?? []).toEqual([]);
  });
  expect(JSON.stringify(sent)).toMatch(asPattern(expected));
  return sent.length;
}

describe.each(Object.entries(records))('a save of one %s', (kind, open) => {
  it('sends what it told it would send', async () => {
    const record = (await open()) as SharedRecord<object, unknown>;
    const { calls } = record;
    const paths = await pathsOf(record, elsewhere[kind] ?? []);
    const { values } = await reread(record);
    for (const path of paths) {
      expect(await expectTold(calls, change(record, values, path)), path).toBeGreaterThan(0);
      await calls.write(values, await reread(record));
    }
    const all = paths.reduce((typed, path) => change(record, typed, path), values);
    expect(await expectTold(calls, all)).toBeGreaterThan(0);
  });
});

describe.each(Object.entries(compoundScenes))('a save of %s', (_, open) => {
  it('sends what it told it would send, its parts too, new and changed', async () => {
    const { compound, values, change: changed } = (await open()) as CompoundScene<object, unknown>;
    const created: string[] = [];
    const own = compound();
    const count = await expectTold(
      createCompound(own, (sid) => created.push(sid)),
      values,
    );
    expect(count).toBeGreaterThan(1);
    const [sid = ''] = created;
    const { values: stored } = await own.read(sid);
    expect(await expectTold(changeCompound(own, sid), changed(stored))).toBeGreaterThan(2);
  });
});
