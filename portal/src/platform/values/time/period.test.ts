import { expect, test } from 'vitest';
import { callPattern } from './period.ts';

test.each([
  ['+1 (508) 544-1234', '15085441234'],
  ['030/12 34', '0301234'],
  ['eae40de9-04ab-4405-9ca2-ee7ed0c48621', 'eae40de9-04ab-4405-9ca2-ee7ed0c48621'],
  ['EAE40DE9-04AB-4405-9CA2-EE7ED0C48621', 'eae40de9-04ab-4405-9ca2-ee7ed0c48621'],
  ['Alice', 'Alice'],
  ['alice.smith', 'alice[.]smith'],
  ['sip:*43', 'sip:[*]43'],
  ['(', '[(]'],
  ['[', '[[]'],
  ['.*', '[.][*]'],
  ['+', '[+]'],
  ['^]', '\\^\\]'],
  ['Jürgen', 'Jürgen'],
  ['a(b[c', 'a[(]b[[]c'],
  ['+alice', 'alice'],
  ['a\\1', 'a\\\\1'],
  ['  ', ''],
])('%s is asked for as %s', (typed, asked) => {
  expect(callPattern(typed)).toBe(asked);
});

test('each character stands for itself', () => {
  for (let code = 33; code < 127; code += 1) {
    const character = String.fromCharCode(code);
    const pattern = new RegExp(`.*${callPattern(`a${character}b`)}.*`);
    expect(pattern.test(`a${character}b`), character).toBe(true);
    expect(pattern.test('a b'), character).toBe(false);
    // On its own it matches texts that contain it, not everything.
    expect(new RegExp(callPattern(character)).test('~ '), character).toBe(character === '~');
  }
});
