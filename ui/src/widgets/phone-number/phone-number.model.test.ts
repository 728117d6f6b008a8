import { expect, it } from 'vitest';
import { formatNumber } from './phone-number.model.ts';

it.each([
  ['+15085441234', '+1 508 544 1234'],
  ['15085441234', '+1 508 544 1234'],
  ['442079460123', '+44 20 7946 0123'],
  ['+4930901820', '+49 30 901820'],
  // Not E.164, or not a valid number: shown as stored.
  ['4410', '4410'],
  ['0301234567', '0301234567'],
  ['1508*', '1508*'],
  ['anonymous', 'anonymous'],
  ['99999999999', '99999999999'],
  ['', ''],
])('%s reads %s', (text, expected) => {
  expect(formatNumber(text)).toBe(expected);
});
