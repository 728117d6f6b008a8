import { expect, it } from 'vitest';
import { isCode, isLong, sideOf } from './value.model.ts';

it.each([
  ['', false],
  ['a'.repeat(160), false],
  ['a'.repeat(161), true],
  ['1\n2\n3', false],
  ['1\n2\n3\n4', true],
])('folds %j: %s', (text, expected) => expect(isLong(text)).toBe(expected));

it.each([
  ['5060', false],
  ['', false],
  ['[2001:db8::1', false],
  ['203.0.113.1\n', false],
  ['{"a":1}', true],
  [' [1]\n', true],
  ['a\nb', true],
])('keeps the lines of %j: %s', (text, expected) => expect(isCode(text)).toBe(expected));

it.each([
  ['added', 'after'],
  ['changed', null],
  ['moved', null],
  ['removed', 'before'],
] as const)('shows of what is %s: %s', (kind, side) => expect(sideOf(kind)).toBe(side));
