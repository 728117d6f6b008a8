import { expect, it } from 'vitest';
import { bestOf, hasAllWords } from './finder.ts';

it.each([
  ['cafe\u0301 nord', true],
  ['\u200fNORD', true],
  ['ｎｏｒｄ', true],
  ['nord .*', false],
  ['cafe', false],
])('%j finds Café Nord: %s', (text, expected) => {
  expect(hasAllWords(['Café', 'Nord'], text)).toBe(expected);
});

it('puts what begins with the text first, however its accents are stored', () => {
  expect(bestOf(['Nord Café', 'Café Nord'], 'cafe\u0301', (name) => [name])).toEqual([
    'Café Nord',
    'Nord Café',
  ]);
});
