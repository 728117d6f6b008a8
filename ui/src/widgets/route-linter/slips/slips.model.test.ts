import { expect, test } from 'vitest';
import { delimited, numberClass, starredBeginning, withoutDots } from './slips.model.ts';

test.each([
  ['44*', '^44'],
  ['^44*', '^44'],
  ['^44*$', '^44'],
  ['^44?', '^44'],
  ['44*|45*', '^(?:44|45)'],
  ['^(44*|45*)', '^(44|45)'],
  ['^44*|^45', '^44|^45'],
  ['^44?$', null],
  ['^4*5', null],
  ['44.*', null],
  ['^44\\d*', null],
  ['(44*|45)6', null],
  ['^44', null],
])('the beginning that %s was meant to be: %s', (text, meant) => {
  expect(starredBeginning(text)).toBe(meant);
});

test.each<[string, string, string[]]>([
  ['^[1-19]', '[1-19]', ['1', '9']],
  ['^[44-46]', '[44-46]', ['4', '6']],
  ['[44|46]', '[44|46]', ['4', '6']],
  ['^1[20-29]', '[20-29]', ['2', '0', '1', '9']],
  ['^[^44]', '[^44]', []],
])('the class of %s was meant for numbers', (text, part, digits) => {
  expect(numberClass(text)).toMatchObject({ part });
  expect([...(numberClass(text)?.digits ?? [])].sort()).toEqual([...digits].sort());
});

test.each(['^[4|5]', '^[0-9]', '^[2-9][0-9]', '^[01-9]', '\\[44]', '^44'])(
  'every class of %s has each digit once',
  (text) => {
    expect(numberClass(text)).toBeNull();
  },
);

test.each([
  ['1.508.555', '1508555'],
  ['^1.5085', '^15085'],
  ['^44.*', null],
  ['44..5', null],
  ['1\\.508', null],
  ['[4.5]', null],
])('%s without its dots: %s', (text, plain) => {
  expect(withoutDots(text)).toBe(plain);
});

test.each([
  ['/^44/', '^44'],
  ['/44/i', '44'],
  ['44/20', null],
])('the expression in %s: %s', (text, inner) => {
  expect(delimited(text)).toBe(inner);
});
