import { expect, it } from 'vitest';
import { currentPart } from './page-outline.model.ts';

const at = (...tops: number[]) => tops.map((top, index) => ({ id: `part ${index}`, top }));

it.each([
  ['nothing', [], false, undefined],
  ['the first, before it is reached', [120, 400], false, 'part 0'],
  ['the first, while it is read', [-20, 300], false, 'part 0'],
  ['one that begins right there', [-300, 0, 500], false, 'part 1'],
  ['the last one passed', [-600, -200, 40], false, 'part 1'],
  ['the last, at the foot of the page', [-600, -200, 40], true, 'part 2'],
])('reads %s', (_, tops, isAtFoot, expected) => {
  expect(currentPart(at(...tops), isAtFoot)).toBe(expected);
});
