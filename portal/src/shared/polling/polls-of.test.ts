import { expect, it } from 'vitest';
import { newKept, pollsOf } from './polls-of.ts';

const nothing = (before: number) => before;

it('keeps the ages that another poller wrote while an answer was late', async () => {
  const kept = newKept(0);
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const [slow] = pollsOf<number>(['a'], [() => late.then(() => nothing)], kept, () => false);
  const asked = slow?.ask();
  for (const poll of pollsOf(['b', 'c'], [async () => nothing], kept, () => false)) {
    await poll.ask();
  }
  answer();
  await asked;
  expect([...kept.ages.get().answered.keys()].sort()).toEqual(['a 0', 'b 0', 'c 0']);
});

it('forgets a failure once the same is answered', async () => {
  const kept = newKept(0);
  const page = { isAway: true };
  const question = async () => {
    if (page.isAway) throw new Error('away');
    return nothing;
  };
  const [poll] = pollsOf(['a'], [question], kept, () => false);
  await expect(poll?.ask()).rejects.toThrow('away');
  page.isAway = false;
  await poll?.ask();
  const { answered, failed } = kept.ages.get();
  expect([[...answered.keys()], [...failed.keys()]]).toEqual([['a 0'], []]);
});

it('keeps the ages of others where a late answer is a failure', async () => {
  const kept = newKept(0);
  let refuse = (_: Error) => {};
  const late = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  const [slow] = pollsOf(['a'], [() => late], kept, () => false);
  const asked = slow?.ask();
  const [quick] = pollsOf(['b'], [async () => (before: number) => before + 1], kept, () => true);
  expect(await quick?.ask()).toEqual({ hasChanged: true, isBusy: true });
  refuse(new Error('away'));
  await expect(asked).rejects.toThrow('away');
  const { answered, failed } = kept.ages.get();
  expect([[...answered.keys()], [...failed.keys()]]).toEqual([['b 0'], ['a 0']]);
});
