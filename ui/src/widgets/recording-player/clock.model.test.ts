import { expect, test } from 'vitest';
import { clockText, jumpFrom } from './clock.model.ts';

test.each([
  [10, -15, 60, 0],
  [15, -15, 60, 0],
  [20, -15, 60, 5],
  [20, 15, 60, 35],
  [45, 15, 60, 59],
  [59, 15, 60, 59],
  [0, 15, 0.5, 0],
])('from %d by %d of %d to %d', (time, by, duration, expected) => {
  expect(jumpFrom(time, by, duration)).toBe(expected);
});

test.each([
  [0, '00:00'],
  [59.9, '00:59'],
  [125, '02:05'],
  [3725, '62:05'],
  [-1, '00:00'],
])('%d s is %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
