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
