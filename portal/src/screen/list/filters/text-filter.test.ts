import { expect, it } from 'vitest';
import { matchesLowered, searchable } from './text-filter.ts';

const row = ['Acme Support', 'a8b10404-c054', 'acme.sip.example.net'];

it.each([
  ['', true],
  ['  ', true],
  ['acme', true],
  ['ACME', true],
  ['c054', true],
  ['nothing support', true],
  ['support ', true],
  ['\u200facme', true],
  ['ａｃｍｅ', true],
  ['a.*', false],
  ['%', false],
  ['globex', false],
  ['globex ', false],
])('%j matches: %s', (text, expected) => {
  expect(matchesLowered(searchable(row), text)).toBe(expected);
});
