import { expect, it } from 'vitest';
import { searchText } from './search-text.ts';

it.each([
  ['CAFÉ', 'cafe\u0301'],
  ['\u202bAcme\u200f', 'ACME'],
  ['ＡＣＭＥ　１２３', 'acme 123'],
  ['zero\u200bwidth\ufeff', 'ZeroWidth'],
  ['a.*%"', 'A.*%"'],
])('%j is %j', (one, other) => {
  expect(searchText(one)).toBe(searchText(other));
});

it('tells accents apart', () => {
  expect(searchText('Café')).not.toBe(searchText('Cafe'));
});
