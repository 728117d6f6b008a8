import { expect, it } from 'vitest';
import { type Clock, createPace, timeFor } from './pace.ts';

/** A clock that jumps to the end of each wait. */
function jumping(): Clock {
  let time = 0;
  return {
    now: () => time,
    wait: async (ms) => {
      time += ms;
    },
  };
}

it('lets no five minutes hold more than 510 calls', async () => {
  const clock = jumping();
  const pace = createPace(clock);
  const calls: number[] = [];
  for (let index = 0; index < 2000; index += 1) {
    await pace.take();
    calls.push(clock.now());
  }
  const most = Math.max(
    ...calls.map((from) => calls.filter((at) => at >= from && at < from + 300_000).length),
  );
  expect(most).toBeGreaterThan(450);
  expect(most).toBeLessThanOrEqual(511);
  expect(clock.now()).toBeCloseTo(timeFor(2000), -1);
});

it('does not slow down a few calls, and says when it does', async () => {
  const clock = jumping();
  const pace = createPace(clock);
  for (let index = 0; index < 150; index += 1) await pace.take();
  expect(clock.now()).toBe(0);
  expect(pace.isSpent()).toBe(true);
  await clock.wait(10_000);
  expect(pace.isSpent()).toBe(false);
});

it('waits for half a minute after the platform has refused', async () => {
  const clock = jumping();
  const pace = createPace(clock);
  for (let index = 0; index < 150; index += 1) await pace.take();
  // Four calls were in flight.
  for (let index = 0; index < 4; index += 1) pace.drain();
  await pace.take();
  expect(clock.now()).toBeGreaterThanOrEqual(30_000);
  expect(clock.now()).toBeLessThan(32_000);
});
