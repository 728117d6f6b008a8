import { expect, test } from 'vitest';
import { clockOffset, epochMs, nearest, shownIn } from './moment.ts';

test.each([
  [[], 5, null],
  [[10], 5, 0],
  [[10], 50, 0],
  [[10, 20, 30], 14, 0],
  [[10, 20, 30], 15, 0],
  [[10, 20, 30], 16, 1],
  [[10, 20, 30], 20, 1],
  [[10, 20, 30], 99, 2],
  [[10, 20, 20, 30], 20, 1],
])('of %j the nearest to %d is at %s', (times, at, index) => {
  expect(nearest(times, at)).toBe(index);
});

test('of two at one instant the chosen one is shown, elsewhere the nearest', () => {
  const times = [10, 20, 20, 30];
  const moment = { at: 20, spanId: null, chosen: { list: 'sip' as const, index: 2 } };
  expect(shownIn('sip', times, moment)).toBe(2);
  expect(shownIn('logs', times, moment)).toBe(1);
  expect(shownIn('sip', times, { at: 20, spanId: null })).toBe(1);
  expect(shownIn('sip', times, null)).toBeNull();
});

test('nanoseconds keep their fractions', () => {
  expect(epochMs(1_795_170_851_316_250_000n)).toBe(1_795_170_851_316.25);
});

test('a recording as long as its span is exact', () => {
  expect(clockOffset({ start: 3.2, end: 23.2 }, 20)).toEqual({ offset: 3.2, uncertainty: 0 });
  expect(clockOffset({ start: 3.2, end: 23.2 }, 19.75)).toEqual({ offset: 3.2, uncertainty: 0.25 });
});
