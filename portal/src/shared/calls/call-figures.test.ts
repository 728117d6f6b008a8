import { expect, test } from 'vitest';
import type { RecentCall } from '../../platform/resources/calls/recent-calls.ts';
import { sampleCall } from './call.fixtures.ts';
import { figuresOf } from './call-figures.ts';

const call = (part: Partial<RecentCall>) =>
  sampleCall({
    attempted_at: '2026-11-20T09:00:00.000Z',
    answered: false,
    answered_at: null,
    duration: 0,
    ...part,
  });
const answered = (wait: number, duration: number | null) =>
  call({
    answered: true,
    answered_at: new Date(Date.parse('2026-11-20T09:00:00Z') + wait * 1000).toISOString(),
    duration,
  });

test('three of four are answered, after 2, 3 and 4 seconds, for 60, 120 and 30', () => {
  expect(figuresOf([answered(2, 60), answered(3, 120), call({}), answered(4, 30)])).toEqual({
    calls: 4,
    answered: 3,
    answerSeizureRatio: 0.75,
    averageDuration: 70,
    averageWait: 3,
  });
});

test('what is not told is not counted', () => {
  expect(figuresOf([answered(2, null), answered(4, 100)])).toMatchObject({ averageDuration: 100 });
  expect(figuresOf([call({ answered: true, answered_at: null })]).averageWait).toBeNull();
  expect(figuresOf([call({ answered: true })]).averageWait).toBeNull();
});

test('no calls, no figures', () => {
  expect(figuresOf([])).toEqual({
    calls: 0,
    answered: 0,
    answerSeizureRatio: null,
    averageDuration: null,
    averageWait: null,
  });
});

test('a call whose outcome is not known counts neither way', () => {
  const calls = [true, false, null].map((answered) => sampleCall({ answered }));
  expect(figuresOf(calls).answerSeizureRatio).toBe(0.5);
  expect(figuresOf(calls.slice(2)).answerSeizureRatio).toBeNull();
});
