import { expect, it } from 'vitest';
import { PlatformError } from '../calls/errors.ts';
import { createBatch } from './batch.ts';
import { createPace } from './pace.ts';

/** Work that stays in flight until the test ends it. */
function desk() {
  const open = new Map<number, { resolve: () => void; reject: (error: unknown) => void }>();
  const begun: number[] = [];
  const work = (item: number) =>
    new Promise<void>((resolve, reject) => {
      begun.push(item);
      open.set(item, { resolve, reject });
    });
  const end = async (item: number, error?: unknown) => {
    const call = open.get(item);
    open.delete(item);
    if (error === undefined) call?.resolve();
    else call?.reject(error);
    await turn();
  };
  return { begun, work, end, open };
}
/** Waits until everything that only waits for its turn has run. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

async function started(count: number, pace = createPace()) {
  const work = desk();
  const batch = createBatch(
    Array.from({ length: count }, (_, index) => index + 1),
    { work: work.work, pace },
  );
  batch.start();
  await turn();
  return { ...work, batch };
}
const failure = (status: number) =>
  new PlatformError('Unexpected', `failed with ${status}`, status);

it('makes four calls at a time, in order', async () => {
  const { begun, end, batch } = await started(6);
  expect(begun).toEqual([1, 2, 3, 4]);
  await end(2);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  for (const item of [1, 3, 4, 5, 6]) await end(item);
  expect(batch.get()).toMatchObject({ status: 'done', total: 6, done: 6, failures: [] });
  await batch.ended;
});

it('keeps what failed with its reason, and goes on', async () => {
  const { end, batch } = await started(3);
  await end(2, failure(422));
  await end(1);
  await end(3);
  expect(batch.get()).toMatchObject({
    status: 'done',
    done: 2,
    failures: [{ item: 2, reason: 'failed with 422' }],
  });
  expect(batch.left()).toEqual([2]);
});

it('pauses after the calls under way, and goes on with the rest', async () => {
  const { begun, end, batch } = await started(6);
  batch.pause();
  await end(1);
  expect(begun).toHaveLength(4);
  batch.resume();
  await turn();
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  for (const item of [2, 3, 4, 5, 6]) await end(item);
  expect(batch.get()).toMatchObject({ status: 'done', done: 6 });
});

it('leaves what was not begun when it is cancelled', async () => {
  const { begun, end, batch } = await started(7);
  await end(1, failure(500));
  batch.cancel();
  for (const item of [2, 3, 4, 5]) await end(item);
  await batch.ended;
  expect(begun).toHaveLength(5);
  expect(batch.get()).toMatchObject({ status: 'cancelled', done: 4 });
  expect(batch.left()).toEqual([1, 6, 7]);
});

it('waits without a session or a platform, and asks again for the one it had begun', async () => {
  const { begun, end, batch } = await started(1);
  await end(1, failure(0));
  expect(batch.get().status).toBe('paused');
  batch.resume();
  await turn();
  expect(begun).toEqual([1, 1]);
  await end(1);
  expect(batch.get()).toMatchObject({ status: 'done', done: 1, failures: [] });
});

it('takes its time and asks again when the platform has had too many calls', async () => {
  let waited = 0;
  const pace = createPace({
    now: () => waited,
    wait: async (ms) => {
      waited += ms;
    },
  });
  for (let count = 0; count < 149; count += 1) await pace.take();
  const { begun, end, batch } = await started(1, pace);
  await end(1, failure(429));
  expect(waited).toBeGreaterThan(29_000);
  expect(begun).toEqual([1, 1]);
  expect(batch.get().isSlowed).toBe(true);
  await end(1);
  expect(batch.get()).toMatchObject({ status: 'done', done: 1, isSlowed: false });
});

it('has ended at once when it is cancelled while all wait for their turn', async () => {
  const pace = createPace({ now: () => 0, wait: () => new Promise<void>(() => {}) });
  pace.drain();
  const { begun, batch } = await started(6, pace);
  batch.cancel();
  await batch.ended;
  expect(begun).toEqual([]);
  expect(batch.left()).toEqual([1, 2, 3, 4, 5, 6]);
});

it('pauses with the reason when one item is refused for too many calls again and again', async () => {
  const reasons: string[] = [];
  const batch = createBatch([1], {
    work: async () => {
      throw failure(429);
    },
    onPause: (reason) => reasons.push(reason),
    pace: { take: async () => {}, isSpent: () => false, drain: () => {} },
  });
  batch.start();
  await turn();
  expect(reasons).toEqual([expect.stringMatching(/^The platform has had too many calls/)]);
  expect(batch.get()).toMatchObject({ status: 'paused', pausedFor: reasons[0], failures: [] });
  expect(batch.left()).toEqual([1]);
});

it('tells work that was begun before from work that is new', async () => {
  const seen: [number, boolean][] = [];
  const batch = createBatch([1, 2], {
    work: async (item, isAgain) => {
      seen.push([item, isAgain]);
      if (item === 1 && !isAgain) throw failure(429);
    },
    pace: { take: async () => {}, isSpent: () => false, drain: () => {} },
  });
  batch.start();
  await batch.ended;
  expect(seen).toEqual([
    [1, false],
    [2, false],
    [1, true],
  ]);
});

it('begins nothing when it is cancelled before it starts', async () => {
  const begun: number[] = [];
  const batch = createBatch([1], { work: async (item) => void begun.push(item) });
  batch.cancel();
  batch.start();
  await batch.ended;
  await turn();
  expect([begun, batch.get().status]).toEqual([[], 'cancelled']);
});

it('is done at once without items', async () => {
  const { batch } = await started(0);
  expect(batch.get().status).toBe('done');
});
