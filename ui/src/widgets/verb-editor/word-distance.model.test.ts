import { expect, test } from 'vitest';
import { distance } from './word-distance.model.ts';

test.each([
  ['', '', 0],
  ['', 'say', 3],
  ['say', 'say', 0],
  ['carier', 'carrier', 1],
  ['gahter', 'gather', 2],
  ['dial', 'play', 3],
  ['kitten', 'sitting', 3],
])('from %j to %j', (one, other, steps) => {
  expect(distance(one, other)).toBe(steps);
  expect(distance(other, one)).toBe(steps);
});
