import { describe, expect, it } from 'vitest';
import { defaultPolicy, passwordProblems } from './password-rules.ts';

const strict = { minLength: 8, requireDigit: true, requireSpecialCharacter: true };

describe('passwordProblems', () => {
  it('accepts exactly the minimum length and refuses one less', () => {
    expect(passwordProblems('abcdef', defaultPolicy)).toEqual([]);
    expect(passwordProblems('abcde', defaultPolicy)).toEqual(['Be at least 6 characters long']);
  });

  it('accepts letters only when nothing more is asked', () => {
    expect(
      passwordProblems('abcdefgh', {
        ...strict,
        requireDigit: false,
        requireSpecialCharacter: false,
      }),
    ).toEqual([]);
  });

  it('lists everything that is missing', () => {
    expect(passwordProblems('abc', strict)).toEqual([
      'Be at least 8 characters long',
      'Contain at least one number',
      'Contain at least one special character',
    ]);
  });

  it.each([...'!@#$%^&*()_+-=[]{};\':"\\|,.<>/?'])('counts %s as special', (character) => {
    expect(passwordProblems(`abcdefg1${character}`, strict)).toEqual([]);
  });

  it.each(['`', '~', ' ', 'é'])('does not count %j as special', (character) => {
    expect(passwordProblems(`abcdefg1${character}`, strict)).toEqual([
      'Contain at least one special character',
    ]);
  });
});
