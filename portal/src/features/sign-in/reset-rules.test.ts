import { expect, it } from 'vitest';
import { resetProblem } from './reset-rules.ts';

it.each([
  ['abcdef', 'abcdef', 'The password must be at least 7 characters long.'],
  ['123456', '123456', 'The password must be at least 7 characters long.'],
  ['1234567', '1234567', 'Password must contain a letter.'],
  [
    'abcdefg',
    'abcdefG',
    'The confirmation password does not match the new password. Please ensure both passwords are identical.',
  ],
  ['abcdefg', 'abcdefg', undefined],
  ['123456x', '123456x', undefined],
])('%j with %j: %s', (password, confirmation, expected) => {
  expect(resetProblem(password, confirmation)?.message).toBe(expected);
});

it('leads to the input to mend', () => {
  expect(resetProblem('short', 'short')?.at).toBe('password');
  expect(resetProblem('abcdefg', 'abcdefG')?.at).toBe('confirmation');
});
