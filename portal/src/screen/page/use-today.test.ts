import { expect, test } from 'vitest';
import { untilMidnight } from './use-today.ts';

test.each([
  [new Date(2026, 10, 20, 23, 59, 59, 999), 1],
  [new Date(2026, 10, 20, 0, 0, 0, 0), 86_400_000],
  [new Date(2026, 11, 31, 18, 0), 6 * 3_600_000],
])('from %s midnight is %d ms away', (now, ms) => {
  expect(untilMidnight(now)).toBe(ms);
});
