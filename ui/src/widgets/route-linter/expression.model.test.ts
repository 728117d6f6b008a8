import { expect, test } from 'vitest';
import {
  anchoredChoices,
  choicesOf,
  plainNumber,
  withoutEmptyChoices,
} from './expression.model.ts';

test.each([
  ['44', ['44']],
  ['^44|45', ['^44', '45']],
  ['(1|2)|3', ['(1|2)', '3']],
  ['(?:1|2)|3', ['(?:1|2)', '3']],
  ['[1|2]|3', ['[1|2]', '3']],
  ['1\\|2|3', ['1\\|2', '3']],
  ['44|', ['44', '']],
])('choices of %s', (text, choices) => {
  expect(choicesOf(text)).toEqual(choices);
});

test.each([
  ['44|', '44'],
  ['|44', '44'],
  ['44||45', '44|45'],
  ['(|44)', '(44)'],
  ['(?:44|)', '(?:44)'],
  ['(?=|44)', '(?=44)'],
  ['|', ''],
  ['[|]', '[|]'],
  ['44\\|', '44\\|'],
  ['44|45', '44|45'],
])('%s without its empty choices', (text, without) => {
  expect(withoutEmptyChoices(text)).toBe(without);
});

test.each([
  ['^44|45', '^(44|45)'],
  ['44|^45', '^(44|45)'],
  ['^44|^45', null],
  ['44|45', null],
  ['^44', null],
])('one anchor for all choices of %s', (text, anchored) => {
  expect(anchoredChoices(text)).toBe(anchored);
});

test.each([
  ['+44', '^\\+44'],
  ['^44 20', '^4420'],
  ['(44', '^44'],
  ['44/20', '^4420'],
  ['+44 (0) 20', null],
  ['44x', null],
  ['44-46', null],
  ['^(100-199)', null],
  ['1-508', '^1508'],
  ['44|45', null],
  ['()', null],
])('the number that %s was meant to be', (text, number) => {
  expect(plainNumber(text)).toBe(number);
});
