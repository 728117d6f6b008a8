import { expect, it } from 'vitest';
import { patternExpression } from './pattern.model.ts';

it('takes a * at the end for any digits', () => {
  expect(patternExpression('1508*')?.test('15085551000')).toBe(true);
  expect(patternExpression('^15*')?.source).toBe('^15\\d*');
});

it('skips what is no expression', () => {
  expect(patternExpression('*98')).toBeNull();
  expect(patternExpression('(44')).toBeNull();
});
