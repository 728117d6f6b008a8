import { describe, expect, test } from 'vitest';
import { quick, slow } from './slow-number.fixtures.ts';
import { slowNumber } from './slow-number.model.ts';

describe('slow expressions', () => {
  test.each([
    ['(\\d+)+$', /^(\d)\1+$/],
    ['(\\d*)*#', /^\d+$/],
    ['(1|\\d)+#', /^0?1+$/],
    ['^44(\\d|\\d\\d)*$', /^44\d{28}$/],
    ['(12|1212)+#', /^(12)+1?$/],
    ['^44(?=20)(\\d*)*$', /^4420\d+$/],
  ])('%s', (text, number) => {
    expect(slowNumber(text)).toMatch(number);
  });
  test.each([
    '^44',
    '.*',
    '(\\d+)+',
    '\\d+\\d+#',
    '^(\\d+){3}#',
    '^(4420|44161|44121|44131|44151)$',
    '^(?:1(?:8(?:00|88|77|66|55)))',
    '^(1|2)+#',
    '(1?)*#',
    // Ambiguous loops, but the rest always matches.
    '^(?:121?|12)*1',
    '(?:(?:\\d){2,}12)+',
  ])('not %s', (text) => {
    expect(slowNumber(text)).toBeNull();
  });
});

test('says of generated expressions what recheck says', () => {
  expect(slow.filter((text) => slowNumber(text) === null)).toEqual([]);
  expect(quick.filter((text) => slowNumber(text) !== null)).toEqual([]);
});

test.each([
  [
    'a long table of prefixes',
    `^(${Array.from({ length: 400 }, (_, n) => 1000 + n * 7).join('|')})*$`,
  ],
  ['many numbers in one loop', `^(${Array.from({ length: 60 }, (_, n) => 201 + n).join('|')})*$`],
  ['groups within groups', `^${'('.repeat(40)}1${')*'.repeat(40)}$`],
  ['bounds within bounds', '^((1{1,20}){1,20}){1,20}$'],
  ['what no finite automaton tells', '^(\\d)\\1*(?<=1)$'],
])('comes to an end on %s', (_, text) => {
  expect(slowNumber(text)).toSatisfy((one) => one === null || typeof one === 'string');
});
