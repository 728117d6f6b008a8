import { expect, it } from 'vitest';
import { inPercent } from './in-percent.ts';

it.each([
  [0, '0%'],
  [1 / 1000, '<1%'],
  [0.005, '1%'],
  [2 / 3, '67%'],
  [0.994, '99%'],
  [999 / 1000, '99%'],
  [1, '100%'],
])('%f reads %s: all and none are said of all and none alone', (share, text) => {
  expect(inPercent(share)).toBe(text);
});
