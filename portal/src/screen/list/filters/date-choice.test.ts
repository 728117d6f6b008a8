import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  boundsOf,
  daysInterval,
  dayText,
  intervalOf,
  isWholeDays,
  periodOf,
  readDate,
  readInterval,
} from './date-choice.ts';

const zone = process.env['TZ'];
beforeAll(() => {
  process.env['TZ'] = 'America/New_York';
});
afterAll(() => {
  process.env['TZ'] = zone;
});

// 22:30 of 19 November in New York, already the 20th in UTC.
const now = new Date('2026-11-20T03:30:00Z');

test('today begins at midnight where the person is', () => {
  expect(periodOf('today', now)).toEqual({ start: '2026-11-19T05:00:00.000Z' });
});

test('yesterday has both ends', () => {
  expect(periodOf('yesterday', now)).toEqual({
    start: '2026-11-18T05:00:00.000Z',
    end: '2026-11-19T04:59:59.999Z',
  });
});

test('the day on which clocks go back has 25 hours', () => {
  const after = new Date('2026-11-02T12:00:00Z');
  const { start, end } = periodOf('yesterday', after);
  expect(Date.parse(String(end)) - Date.parse(String(start))).toBe(25 * 3_600_000 - 1);
});

test('a number of days is the only thing said', () => {
  expect(periodOf('14', now)).toEqual({ days: 14 });
});

test('an interval is both ways the same', () => {
  const start = new Date('2026-11-19T10:00:00Z');
  const end = new Date('2026-11-19T12:00:00Z');
  expect(readInterval(intervalOf(start, end))).toEqual({ start, end });
  expect(periodOf(intervalOf(start, end), now)).toEqual({
    start: '2026-11-19T10:00:00.000Z',
    end: '2026-11-19T12:00:00.000Z',
  });
});

test.each(['', 'last7', '8', '2026/2027', '2026-11-19T12:00:00Z/2026-11-19T10:00:00Z', '0'])(
  '%s is no choice: today',
  (text) => {
    expect(readDate(text)).toBe('today');
  },
);

test('the bounds of days and of today end now', () => {
  expect(boundsOf('7', undefined, now)).toEqual({
    start: new Date('2026-11-13T03:30:00Z'),
    end: now,
  });
  expect(boundsOf('today', undefined, now)).toEqual({
    start: new Date('2026-11-19T05:00:00Z'),
    end: now,
  });
});

test('chosen days are whole days where the person is, both included', () => {
  // 1 November has 25 hours.
  const interval = daysInterval('2026-10-31', '2026-11-01');
  const read = readInterval(interval ?? '');
  expect(interval).toBe('2026-10-31T04:00:00.000Z/2026-11-02T04:59:59.999Z');
  expect(read && isWholeDays(read)).toBe(true);
  expect(read && [dayText(read.start), dayText(read.end)]).toEqual(['2026-10-31', '2026-11-01']);
  expect(daysInterval('2026-11-02', '2026-11-01')).toBeNull();
  expect(daysInterval('', '2026-11-01')).toBeNull();
  expect(isWholeDays({ start: new Date('2026-11-02T05:00:01Z'), end: now })).toBe(false);
});

test('a year of two digits, which date inputs complete with zeros, is of this century', () => {
  expect(daysInterval('0026-10-31', '0026-10-31')).toBe(daysInterval('2026-10-31', '2026-10-31'));
  expect(daysInterval('0099-12-31', '0100-01-01')).toBeNull();
  expect(daysInterval('1926-10-31', '1926-10-31')).toMatch(/^1926-10-31T/);
});

test('a picture reaches to the newest event, where the clock here is behind the platform', () => {
  expect(boundsOf('today', '2026-11-20T03:40:00Z', now).end).toEqual(
    new Date('2026-11-20T03:40:00Z'),
  );
  expect(boundsOf('7', '2026-11-20T03:10:00Z', now).end).toEqual(now);
  expect(boundsOf('7', undefined, now).end).toEqual(now);
  expect(boundsOf('7', '2099-01-01T00:00:00Z', now).end).toEqual(now);
  expect(boundsOf('7', 'odd', now).end).toEqual(now);
});
