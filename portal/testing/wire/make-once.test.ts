import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { emptyCarrier } from '../../src/features/carriers/carrier-form.schema.ts';
import { makingOnce } from '../../src/features/carriers/make-once.ts';
import { type Owner, providerOwner } from '../../src/platform/owner.ts';
import { call } from '../../src/platform/transport.ts';
import { searchCarriers } from '../../src/platform/voip-carriers.ts';
import { connectedPlatform } from './platform.ts';

let platform: { close: () => Promise<void> };
let owner: Owner;
beforeAll(async () => {
  platform = await connectedPlatform('admin', 'Admin-Pass1');
  const [provider] = await call(
    v.array(v.object({ service_provider_sid: v.string() })),
    'GET',
    'ServiceProviders',
  );
  owner = providerOwner(provider?.service_provider_sid ?? '');
});
afterAll(() => platform.close());

/** Of the tab: what it holds outlives the page. */
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

/** The next carrier that is sent: it is made or not, and no answer comes. */
function loseAnswer({ isMade }: { isMade: boolean }) {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (request[1]?.method !== 'POST') return fetch(...request);
    vi.stubGlobal('fetch', fetch);
    if (isMade) await fetch(...request);
    throw new TypeError('Failed to fetch');
  });
}

const valuesOf = (name: string) => ({ ...emptyCarrier, name });
const named = async (name: string) =>
  (await searchCarriers(owner.sid, name, 500)).filter((one) => one.name === name);

it('makes a carrier, and another one of the same name when it is asked again', async () => {
  const make = makingOnce(owner);
  const first = await make(valuesOf('Twice'));
  const second = await make(valuesOf('Twice'));
  expect([first.isFound, second.isFound, first.sid === second.sid]).toEqual([false, false, false]);
  expect(await named('Twice')).toHaveLength(2);
});

it('finds one whose answer was lost, also after a reload and under another name', async () => {
  await makingOnce(owner)(valuesOf('Lost'));
  loseAnswer({ isMade: true });
  await expect(makingOnce(owner)(valuesOf('Lost'))).rejects.toMatchObject({ kind: 'Unreachable' });
  const again = await makingOnce(owner)(valuesOf('Renamed since'));
  expect(again.isFound).toBe(true);
  expect(await named('Lost')).toHaveLength(2);
  expect(await named('Renamed since')).toEqual([]);
});

it('makes one that never arrived', async () => {
  loseAnswer({ isMade: false });
  const make = makingOnce(owner);
  await expect(make(valuesOf('Never arrived'))).rejects.toMatchObject({ kind: 'Unreachable' });
  expect(await make(valuesOf('Never arrived'))).toMatchObject({ isFound: false });
  expect(await named('Never arrived')).toHaveLength(1);
});

it('does not look for one that was refused', async () => {
  const make = makingOnce(owner);
  const refused = makingOnce(providerOwner('00000000-0000-4000-8000-000000000000'));
  await expect(refused(valuesOf('Refused'))).rejects.toThrow();
  expect(kept.size).toBe(0);
  expect(await make(valuesOf('Refused'))).toMatchObject({ isFound: false });
});
