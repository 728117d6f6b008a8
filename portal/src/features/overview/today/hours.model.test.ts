import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleCall } from '../../../shared/calls/call.fixtures.ts';
import { comparedPeriods } from '../overview.model.ts';
import { type CallPage, pictureOf } from './hours.model.ts';

const zone = process.env['TZ'];
beforeAll(() => {
  process.env['TZ'] = 'Europe/Berlin';
});
afterAll(() => {
  process.env['TZ'] = zone;
});

const pageOf = (...instants: string[]): CallPage => ({
  total: instants.length,
  data: instants.map((attempted_at) => sampleCall({ attempted_at })),
});

/** Hours of last week that had calls, by the hour of today they are compared with. */
function beside(now: Date, before: CallPage) {
  const { bars, comparison } = pictureOf(pageOf(), before, comparedPeriods(now), now);
  const counts = comparison?.counts.map((count, at) => [bars[at]?.start.getHours(), count]);
  return counts?.filter(([, count]) => count !== 0);
}

test('an hour stands beside the same hour of last week', () => {
  expect(beside(new Date(2026, 10, 25, 12, 30), pageOf('2026-11-18T08:15:00Z'))).toEqual([[9, 1]]);
});

test('also on the day on which clocks go back, and a week after it', () => {
  // Nine in the morning: 7:15 UTC in summer, 8:15 UTC in winter.
  expect(beside(new Date(2026, 9, 25, 20), pageOf('2026-10-18T07:15:00Z'))).toEqual([[9, 1]]);
  const twoHoursOfOneName = pageOf(
    '2026-10-25T00:15:00Z',
    '2026-10-25T01:15:00Z',
    '2026-10-25T08:15:00Z',
  );
  expect(beside(new Date(2026, 10, 1, 20), twoHoursOfOneName)).toEqual([
    [2, 2],
    [9, 1],
  ]);
});

test('also on the day on which clocks go forward, and a week after it', () => {
  expect(beside(new Date(2026, 2, 29, 20), pageOf('2026-03-22T08:15:00Z'))).toEqual([[9, 1]]);
  expect(beside(new Date(2026, 3, 5, 20), pageOf('2026-03-29T07:15:00Z'))).toEqual([[9, 1]]);
});

test('ends with the hour that is on', () => {
  const now = new Date(2026, 10, 25, 12, 30);
  const { comparison } = pictureOf(
    pageOf(),
    pageOf('2026-11-18T08:15:00Z'),
    comparedPeriods(now),
    now,
  );
  expect(comparison?.counts).toHaveLength(13);
});

test('hours whose calls are not loaded are left out', () => {
  const now = new Date(2026, 10, 25, 12, 30);
  const newest = pageOf('2026-11-25T10:40:00Z', '2026-11-25T09:15:00Z');
  const part = { ...newest, total: 900 };
  const before = pageOf('2026-11-18T07:15:00Z', '2026-11-18T09:15:00Z');
  const { bars, comparison } = pictureOf(part, before, comparedPeriods(now), now);
  expect(bars.map(({ start }) => start.getHours())[0]).toBe(10);
  expect(bars[0]?.isPartial).toBe(true);
  expect(bars[1]?.isPartial).toBeUndefined();
  expect(bars.at(-1)?.start.getHours()).toBe(23);
  // Last week, too, from that hour to the current one.
  expect(comparison?.counts).toEqual([1, 0, 0]);
});

test('nothing stands beside it where calls of last week are missing', () => {
  const part = { ...pageOf('2026-11-18T08:15:00Z'), total: 2 };
  const now = new Date(2026, 10, 25, 12, 30);
  expect(pictureOf(pageOf(), part, comparedPeriods(now), now).comparison).toBeUndefined();
});
