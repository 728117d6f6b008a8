import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls, page, people, tokenFor } from '../../../../testing/index.ts';
import { config } from '../../../config/index.ts';
import { command, connect } from '../calls/transport.ts';
import { forgetEarly } from './early.ts';
import { read, useComposedLookup, useLookup, useQueryCache } from './query.ts';

const me = read('Users/me', v.object({ user: v.object({ name: v.string() }) }));
let cache: Map<string, object>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const token = await tokenFor(people.admin);
  const nothing = () => undefined;
  connect({
    baseUrl: config().apiBaseUrl,
    getToken: () => token,
    onUnauthorized: nothing,
    onUnreachable: nothing,
  });
  forgetEarly();
  cache = new Map();
});
afterEach(() => vi.useRealTimers());

function Name() {
  const { data } = useLookup(me);
  return <p>Name: {data?.user.name ?? 'not known'}</p>;
}
function Figure() {
  const { data } = useComposedLookup(['Users', 'of', 'me'], async () => (await me.get()).user.name);
  return <p>Name: {data ?? 'not known'}</p>;
}

/** Opens a screen that uses it, then leaves. @returns number of requests so far */
async function visit(what: 'name' | 'figure') {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
      {what === 'name' ? <Name /> : <Figure />}
    </SWRConfig>,
  );
  await expect.element(page.getByText('Name: admin')).toBeVisible();
  // SWR revalidates cached data in the frame that shows it.
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  root.unmount();
  host.remove();
  return calls({ path: 'Users/me' }).length;
}
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

for (const what of ['name', 'figure'] as const) {
  test(`a ${what} is not asked for again within a minute`, async () => {
    expect(await visit(what)).toBe(1);
    pass(50);
    expect(await visit(what)).toBe(1);
    pass(15);
    expect(await visit(what)).toBe(2);
  });

  test(`a ${what} is asked for again after a write`, async () => {
    expect(await visit(what)).toBe(1);
    pass(10);
    await command('DELETE', 'ApiKeys/11111111-0000-4000-8000-000000000000').catch(() => undefined);
    expect(await visit(what)).toBe(2);
  });
}

test('a write while a figure is on its way makes the next visit ask', async () => {
  let asked = 0;
  let answer: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    answer = resolve;
  });
  function Slow() {
    const { data } = useComposedLookup(['Users', 'of', 'slow'], async () => {
      asked += 1;
      await until;
      return 'there';
    });
    return <p>Figure: {data ?? 'not known'}</p>;
  }
  const open = () => {
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(
      <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
        <Slow />
      </SWRConfig>,
    );
    return root;
  };
  const first = open();
  await expect.poll(() => asked).toBe(1);
  await command('DELETE', 'ApiKeys/11111111-0000-4000-8000-000000000000').catch(() => undefined);
  answer();
  await expect.element(page.getByText('Figure: there')).toBeVisible();
  first.unmount();
  const second = open();
  await expect.poll(() => asked).toBe(2);
  second.unmount();
});

test('nothing is asked for a cache whose session has ended', async () => {
  let shared: ReturnType<typeof useQueryCache>['shared'] | undefined;
  function Late() {
    shared = useQueryCache().shared;
    return <p>Late</p>;
  }
  const root = createRoot(document.createElement('div'));
  root.render(
    <SWRConfig value={{ provider: () => cache }}>
      <Late />
    </SWRConfig>,
  );
  await expect.poll(() => shared).toBeDefined();
  root.unmount();
  await expect(shared?.(me)).rejects.toThrow();
  expect(calls({ path: 'Users/me' })).toEqual([]);
});
