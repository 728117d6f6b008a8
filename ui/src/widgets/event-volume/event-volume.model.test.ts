import { afterAll, beforeAll, expect, test } from 'vitest';
import { axisOf, barsOf, isByHour, totalOf, unitOf } from './event-volume.model.ts';

const zone = process.env['TZ'];
beforeAll(() => {
  process.env['TZ'] = 'Europe/Berlin';
});
afterAll(() => {
  process.env['TZ'] = zone;
});
const at = (iso: string, series = 'answered') => ({ at: new Date(iso), series });

test('two days are counted by hour, more by day', () => {
  const start = new Date('2026-11-18T00:00:00Z');
  expect(unitOf(start, new Date('2026-11-20T00:00:00Z'))).toBe('hour');
  expect(unitOf(start, new Date('2026-11-20T00:00:01Z'))).toBe('day');
});

test('two whole days are counted by hour also where one of them has 25 hours', () => {
  const start = new Date('2026-10-23T22:00:00Z');
  expect(unitOf(start, new Date('2026-10-25T22:59:59.999Z'))).toBe('hour');
  expect(unitOf(start, new Date('2026-10-25T23:00:00.001Z'))).toBe('day');
  const inSpring = new Date('2026-03-28T10:00:00Z');
  expect(unitOf(inSpring, new Date('2026-03-30T10:00:00Z'))).toBe('hour');
});

test('each thing is counted in its hour, and hours without any stay', () => {
  const bars = barsOf(
    [
      at('2026-11-20T08:59:59Z'),
      at('2026-11-20T09:00:00Z'),
      at('2026-11-20T09:59:59Z', 'failed'),
      at('2026-11-20T11:10:00Z'),
      // Outside the range.
      at('2026-11-20T07:00:00Z'),
      at('2026-11-20T12:00:00Z'),
    ],
    new Date('2026-11-20T08:30:00Z'),
    new Date('2026-11-20T11:30:00Z'),
  );
  expect(bars.map(({ start, counts }) => [start.toISOString(), counts])).toEqual([
    ['2026-11-20T08:00:00.000Z', { answered: 1 }],
    ['2026-11-20T09:00:00.000Z', { answered: 1, failed: 1 }],
    ['2026-11-20T10:00:00.000Z', {}],
    ['2026-11-20T11:00:00.000Z', { answered: 1 }],
  ]);
  expect(bars.map(totalOf)).toEqual([1, 2, 0, 1]);
});

test('days begin at midnight where the person is, also the one of 25 hours', () => {
  const bars = barsOf(
    [at('2026-10-24T21:59:59Z'), at('2026-10-24T22:00:00Z'), at('2026-10-25T22:59:59Z')],
    new Date('2026-10-24T10:00:00Z'),
    new Date('2026-10-27T10:00:00Z'),
  );
  expect(bars.map(({ start, counts }) => [start.toISOString(), counts])).toEqual([
    ['2026-10-23T22:00:00.000Z', { answered: 1 }],
    ['2026-10-24T22:00:00.000Z', { answered: 2 }],
    ['2026-10-25T23:00:00.000Z', {}],
    ['2026-10-26T23:00:00.000Z', {}],
  ]);
});

test.each([
  ['America/Santiago', '2026-09-04', '2026-09-09'],
  ['Africa/Cairo', '2026-04-22', '2026-04-27'],
  ['Australia/Lord_Howe', '2026-04-04', '2026-04-07'],
])(
  'in %s, where clocks change at midnight or by half an hour, days begin with their first moment',
  (tz, from, until) => {
    process.env['TZ'] = tz;
    const bars = barsOf([], new Date(`${from}T12:00:00`), new Date(`${until}T12:00:00`));
    for (const { start, end } of bars) {
      expect(new Date(start.getTime() - 1).getDate()).not.toBe(start.getDate());
      expect(new Date(end.getTime() - 1).getDate()).toBe(start.getDate());
    }
    process.env['TZ'] = 'Europe/Berlin';
  },
);

test('hours end with the day, also where clocks change by half an hour', () => {
  process.env['TZ'] = 'Australia/Lord_Howe';
  for (const day of [new Date(2026, 3, 5), new Date(2026, 9, 4)]) {
    const end = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1);
    const bars = barsOf([], day, end);
    expect(bars.at(-1)?.end).toEqual(end);
    expect(bars.slice(1).map(({ start }) => start)).toEqual(
      bars.slice(0, -1).map((one) => one.end),
    );
  }
  process.env['TZ'] = 'Europe/Berlin';
});

test('bars are hours, also one of ninety minutes, and days, also one of 23 hours', () => {
  process.env['TZ'] = 'Australia/Lord_Howe';
  const early = new Date('2026-04-04T14:00:00Z');
  const [long] = barsOf([], early, new Date('2026-04-04T18:00:00Z'));
  expect(long && long.end.getTime() - long.start.getTime()).toBe(90 * 60_000);
  expect(isByHour(long ? [long] : [])).toBe(true);
  process.env['TZ'] = 'Europe/Berlin';
  const days = barsOf([], new Date('2026-03-28T23:00:00Z'), new Date('2026-04-02T22:00:00Z'));
  expect(days[0]?.end).toEqual(new Date('2026-03-29T22:00:00Z'));
  expect(isByHour(days)).toBe(false);
  expect(isByHour([])).toBe(false);
});

test('the hour that comes twice begins where it does', () => {
  const [first] = barsOf([], new Date('2026-10-25T01:30:00Z'), new Date('2026-10-25T04:00:00Z'));
  expect(first?.start.toISOString()).toBe('2026-10-25T01:00:00.000Z');
});

test.each([
  // Last 7 days, at noon.
  ['2026-11-13T11:00:00Z', '2026-11-16T11:00:00Z', [true, false, false, true]],
  // Whole days in Berlin; the end of a range belongs to it.
  ['2026-11-12T23:00:00Z', '2026-11-15T22:59:59.999Z', [false, false, false]],
  ['2026-11-12T23:00:00Z', '2026-11-15T23:00:00Z', [false, false, false]],
  ['2026-11-20T08:30:00Z', '2026-11-20T08:45:00Z', [true]],
])('from %s to %s, bars that cover a part of their time say so', (start, end, expected) => {
  const bars = barsOf([], new Date(start), new Date(end));
  expect(bars.map(({ isPartial }) => isPartial === true)).toEqual(expected);
});

test('no time, no bars', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  expect(barsOf([], now, now)).toEqual([]);
});

test.each([
  [1, 1, [0, 1]],
  [2, 2, [0, 1, 2]],
  [4, 4, [0, 1, 2, 3, 4]],
  [7, 8, [0, 2, 4, 6, 8]],
  [31, 40, [0, 10, 20, 30, 40]],
  [130, 150, [0, 50, 100, 150]],
  [99_999, 100_000, [0, 50_000, 100_000]],
])('an axis up to %i ends at %i', (most, top, ticks) => {
  expect(axisOf(most)).toEqual({ top, ticks });
});
