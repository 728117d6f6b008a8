import { afterAll, describe, expect, it, test } from 'vitest';
import { sampleCall } from '../../shared/calls/call.fixtures.ts';
import {
  answeredShare,
  callsByAccount,
  comparedPeriods,
  failuresOf,
  outcomesIn,
  percentChange,
  pointChange,
} from './overview.model.ts';

const zone = process.env['TZ'];
afterAll(() => {
  process.env['TZ'] = zone;
});

const call = (sip_status: number | null, termination_reason: string) =>
  sampleCall({ answered: false, sip_status, termination_reason });

test('failures by the status they ended with, the most frequent first', () => {
  expect(
    failuresOf([
      call(486, 'busy'),
      call(503, 'service unavailable'),
      call(503, 'carrier is down'),
      call(499, 'odd'),
      call(null, ''),
    ]),
  ).toEqual([
    { sipStatus: 503, reason: '503 Service Unavailable', count: 2 },
    { sipStatus: 486, reason: '486 Busy Here', count: 1 },
    { sipStatus: 499, reason: '499 Refused', count: 1 },
    { sipStatus: null, reason: 'Not told', count: 1 },
  ]);
});

test('calls by account, the most first', () => {
  const calls = ['b', 'a', 'b'].map((account_sid) => sampleCall({ account_sid }));
  expect(callsByAccount(calls)).toEqual([
    { sid: 'b', count: 2 },
    { sid: 'a', count: 1 },
  ]);
});

test('a change says nothing where there was too little before', () => {
  expect(percentChange(31, 36)).toEqual({ direction: 'down', amount: '14%' });
  expect(percentChange(50, 50)).toEqual({ direction: 'same', amount: '0%' });
  expect(percentChange(230, 20)).toEqual({ direction: 'up', amount: 'over 10 times' });
  expect(percentChange(230, 19)).toBeUndefined();
  expect(percentChange(5, 0)).toBeUndefined();
  expect(pointChange(0.5, 0.474)).toEqual({ direction: 'up', amount: '3 pts' });
  expect(pointChange(null, 0.4)).toBeUndefined();
});

test('calls whose outcome is open count neither as answered nor as failed', () => {
  const outcomes = [true, true, false, null, null].map((answered) => sampleCall({ answered }));
  expect(answeredShare(outcomesIn(outcomes))).toBeCloseTo(2 / 3);
  expect(answeredShare(outcomesIn(outcomes.slice(3)))).toBeNull();
});

describe.each([
  ['Europe/Berlin', '2026-10-27T23:00:00.000Z', '2026-10-20T22:00:00.000Z'],
  ['America/Los_Angeles', '2026-10-28T07:00:00.000Z', '2026-10-21T07:00:00.000Z'],
])('in %s', (name, today, lastWeek) => {
  it('today is compared with the same hours a week ago, also when clocks have changed', () => {
    process.env['TZ'] = name;
    // Berlin left summer time in between.
    const noon = new Date(2026, 9, 28, 12);
    const periods = comparedPeriods(noon);
    expect(periods.today).toEqual({ start: today });
    expect(periods.lastWeek).toEqual({
      start: lastWeek,
      end: new Date(2026, 9, 21, 12).toISOString(),
    });
    expect(periods.day.end.getTime() - periods.day.start.getTime()).toBe(24 * 3_600_000);
  });

  it('a minute after midnight is another day', () => {
    process.env['TZ'] = name;
    const { today: after } = comparedPeriods(new Date(2026, 9, 28, 0, 1));
    const { today: before } = comparedPeriods(new Date(2026, 9, 27, 23, 59));
    expect(after.start).toBe(today);
    expect(Date.parse(after.start) - Date.parse(before.start)).toBe(24 * 3_600_000);
  });
});
