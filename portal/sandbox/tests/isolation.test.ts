import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestSandbox, testSandbox } from './client.ts';
import { foreignMarks } from './foreign-marks.ts';
import { furnishLive } from './tenant-calls.ts';
import { furnish } from './tenants.ts';
import {
  askedFor,
  bodiesFor,
  leaks,
  northwind,
  pathFor,
  routesOf,
  sharedCollections,
  walkers,
} from './walkers.ts';

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

// One sandbox for all tests: nothing in it may change.
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
  furnish(sandbox.store);
  furnishLive(sandbox.live);
});
afterAll(() => sandbox.close());

// Each makes thousands of requests.
describe.each(walkers)('$name', (walker) => {
  test('changes nothing through the id of another tenant', async () => {
    const client = await walker.client(sandbox);
    const before = sandbox.snapshot();
    const isNextDoor = walker.foreign.serviceProvider === walker.own.serviceProvider;
    const writes = routesOf(sandbox).filter(
      ({ method, path }) =>
        method !== 'GET' &&
        path.includes(':sid') &&
        !(isNextDoor && sharedCollections.includes(`${method} ${path}`)),
    );
    expect(writes.length).toBeGreaterThan(10);
    for (const route of writes) {
      for (const body of bodiesFor(route, walker.foreign)) {
        const sent = `${route.method} ${route.path} ${JSON.stringify(body)}`;
        await client.send(route.method, pathFor(route, walker.foreign), body);
        expect(sandbox.snapshot() === before, sent).toBe(true);
      }
    }
  });

  test('changes nothing of another tenant below its own ids', async () => {
    const client = await walker.client(sandbox);
    const { own, foreign } = walker;
    const parts = Object.entries(foreign.ids).filter(([name]) => name.endsWith('_sid'));
    const mixed = { ...own, ids: { ...own.ids, ...Object.fromEntries(parts) } };
    const before = sandbox.snapshot();
    const writes = routesOf(sandbox).filter(
      ({ method, path }) => method !== 'GET' && /:sid.*:(?!predefined)\w+/.test(path),
    );
    expect(writes.length).toBeGreaterThan(3);
    for (const route of writes) {
      for (const body of bodiesFor(route, foreign)) {
        const sent = `${route.method} ${route.path} ${JSON.stringify(body)}`;
        await client.send(route.method, pathFor(route, mixed), body);
        expect(sandbox.snapshot() === before, sent).toBe(true);
      }
    }
  });

  test('reads nothing of another tenant', async () => {
    const client = await walker.client(sandbox);
    const marks = foreignMarks(sandbox.store.dump(), walker.scope, walker.own);
    expect(marks.size).toBeGreaterThan(20);
    const reads = routesOf(sandbox).filter(({ method }) => method === 'GET');
    expect(reads.length).toBeGreaterThan(20);
    for (const route of reads) {
      if (`GET ${route.path}` in leaks) continue;
      for (const tenant of [walker.foreign, walker.own]) {
        const path = pathFor(route, tenant);
        const asked = askedFor(walker.foreign);
        for (const query of ['', asked]) {
          const { text } = await client.get(path + query);
          const seen = (text.match(uuids) ?? []).filter((sid) => marks.has(sid));
          expect(seen, `GET ${path}${query}`).toEqual([]);
        }
      }
    }
  });
});

test('a picture of what is stored has the calls that go on', async () => {
  const before = sandbox.snapshot();
  const admin = await sandbox.as('admin');
  const path = `/Accounts/${northwind.account}/Calls/${northwind.ids['call_sid']}`;
  const answer = await admin.put(path, { call_status: 'completed' });
  expect(answer.status).toBe(202);
  expect(sandbox.snapshot() === before).toBe(false);
});

test.each(Object.entries(leaks))('%s does leak, as recorded', async (leak, shown) => {
  const client = await sandbox.as('sp-contoso');
  const path = leak.split(' ')[1] ?? '';
  // Only the own provider's list of applications can be requested.
  const isOwn = path.startsWith('/ServiceProviders');
  const reader = isOwn ? await sandbox.as('sp-northwind') : client;
  const route = { method: 'GET', path };
  const { text } = await reader.get(pathFor(route, northwind) + askedFor(northwind));
  expect(text).toContain(shown(northwind));
});
