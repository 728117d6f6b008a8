import { expect, test } from 'vitest';
import { twoWaysOf } from './ambiguous.model.ts';
import { parseExpression, readingOf } from './automaton.model.ts';

const waysOf = (text: string) => twoWaysOf(readingOf(parseExpression(text)));

test.each([
  ['^44(\\d*)*$', { before: '440', round: '0' }],
  ['^(1|11)*$', { before: '1', round: '111' }],
  ['^(?=20)(\\d*)*#', { before: '200', round: '0' }],
  ['^\\+(1|[12])*$', { before: '+1', round: '11' }],
])('digits that go round in two ways: %s', (text, way) => {
  expect(waysOf(text)).toContainEqual(way);
});

test.each(['^44\\d*$', '^(12|34)*$', '^(1?)*$', '^\\d*\\d*$', '^((1{1,3}){1,3})$'])(
  'no two ways: %s',
  (text) => {
    expect(waysOf(text)).toEqual([]);
  },
);

test('says nothing of what is too large', () => {
  const parts = Array.from({ length: 100 }, (_, index) => 1000 + index);
  expect(waysOf(`^(${parts.join('|')})*$`)).toBeNull();
});
