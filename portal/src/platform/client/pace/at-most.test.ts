import { expect, it } from 'vitest';
import { atMost } from './at-most.ts';

it('runs no more than its limit, in order, and goes on after a failure', async () => {
  const run = atMost(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = (index: number) => () => {
    started.push(index);
    running += 1;
    most = Math.max(most, running);
    return new Promise<number>((resolve, reject) => {
      ends[index] = () => {
        running -= 1;
        if (index === 1) reject(new Error('refused'));
        else resolve(index);
      };
    });
  };
  const all = Promise.allSettled([0, 1, 2, 3].map((index) => run(work(index))));
  for (const index of [1, 0, 2, 3]) {
    await expect.poll(() => ends[index]).toBeDefined();
    ends[index]?.();
  }
  const results = await all;
  expect(started).toEqual([0, 1, 2, 3]);
  expect(most).toBe(2);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});

it('keeps to its limit and its order when work comes in at the moment that a place is left', async () => {
  const run = atMost(1);
  const started: string[] = [];
  let running = 0;
  let most = 0;
  const work = (name: string) => async () => {
    started.push(name);
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  const all: Promise<void>[] = [];
  const first = run(work('first'));
  all.push(first, run(work('second')));
  // At each moment around the end of the first.
  for (let moment = 0; moment < 8; moment += 1) {
    await Promise.resolve();
    all.push(run(work(`later ${moment}`)));
  }
  await Promise.all(all);
  expect(most).toBe(1);
  expect(started).toEqual([
    'first',
    'second',
    ...Array.from({ length: 8 }, (_, moment) => `later ${moment}`),
  ]);
});
