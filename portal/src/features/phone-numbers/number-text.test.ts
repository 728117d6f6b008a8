import { expect, it } from 'vitest';
import { storedNumber } from './number-text.ts';

it.each([
  ['+49 30 901820', '4930901820'],
  [' 4930901820 ', '4930901820'],
  ['+44 (0)20 7946-0123', '442079460123'],
  ['(508) 544.1234', '5085441234'],
  ['+1/508/5441234', '15085441234'],
  // Part of a number, as a filter has it.
  ['20 79', '2079'],
  // Not a number as people group it: only what the platform drops itself.
  ['+1508*', '1508*'],
  ['15 08*', '1508*'],
  ['a-b', 'a-b'],
  ['(', ''],
  ['', ''],
])('%s is stored as %s', (text, expected) => {
  expect(storedNumber(text)).toBe(expected);
});
