import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestSandbox, testSandbox } from './client.ts';
import { furnish } from './tenants.ts';
import {
  bodiesFor,
  pathFor,
  routesOf,
  sharedCollections,
  type Walker,
  walkers,
} from './walkers.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await testSandbox();
  furnish(sandbox.store);
});
afterEach(() => sandbox.close());

/** Counts mentions of the foreign tenant in all stored data. */
function countMentions({ own, foreign }: Walker): () => number[] {
  const kept = new Set([own.serviceProvider, ...Object.values(own.ids)]);
  const sids = [foreign.account, foreign.serviceProvider, ...Object.values(foreign.ids)];
  const others = sids.filter((sid) => !kept.has(sid));
  let last: { text: string; counts: number[] } = { text: '', counts: [] };
  return () => {
    const text = sandbox.snapshot();
    if (text !== last.text) last = { text, counts: others.map((sid) => text.split(sid).length) };
    return last.counts;
  };
}

describe.each(walkers)('$name', (walker) => {
  test('puts nothing into another tenant', async () => {
    const client = await walker.client(sandbox);
    const count = countMentions(walker);
    const before = count();
    const collections = routesOf(sandbox).filter(
      ({ method, path }) =>
        method !== 'GET' &&
        (!path.includes(':sid') || sharedCollections.includes(`${method} ${path}`)),
    );
    expect(collections.length).toBeGreaterThan(5);
    for (const route of collections) {
      for (const body of bodiesFor(route, walker.foreign)) {
        await client.send(route.method, pathFor(route, walker.own), body);
        expect(count(), `${route.method} ${route.path} ${JSON.stringify(body)}`).toEqual(before);
      }
    }
  });

  test('cannot move its own records to another tenant', async () => {
    const client = await walker.client(sandbox);
    const count = countMentions(walker);
    const updates = routesOf(sandbox).filter(({ method }) => method === 'PUT');
    for (const route of updates) {
      for (const body of bodiesFor(route, walker.foreign)) {
        const before = count();
        await client.send(route.method, pathFor(route, walker.own), body);
        expect(count(), `${route.path} ${JSON.stringify(body)}`).toEqual(before);
      }
    }
  });
});
