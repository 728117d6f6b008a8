import { expect, it } from 'vitest';
import { lengthOptions } from './password-policy.model.ts';

const allowed = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];

it.each([8, 13, 20])('offers 8 to 20 when %d is stored', (stored) => {
  expect(lengthOptions(stored)).toEqual(allowed);
});

it.each([
  [6, [6, ...allowed]],
  [7, [7, ...allowed]],
  [0, [0, ...allowed]],
  [21, [...allowed, 21]],
  [100, [...allowed, 100]],
])('offers the stored %d too, in its place', (stored, expected) => {
  expect(lengthOptions(stored)).toEqual(expected);
});
