import { describe, expect, it } from 'vitest';
import { defaultPolicy, isPasswordFit, passwordRules } from './password.model.ts';

const strict = { minLength: 8, requireDigit: true, requireSpecialCharacter: true };
const missing = (password: string, policy = strict) =>
  passwordRules(password, policy)
    .filter(({ isMet }) => !isMet)
    .map(({ label }) => label);

describe('passwordRules', () => {
  it('lists only the rules that are on', () => {
    const ids = (policy: Parameters<typeof passwordRules>[1]) =>
      passwordRules('', policy).map(({ id }) => id);
    expect(ids(defaultPolicy)).toEqual(['length']);
    expect(ids(strict)).toEqual(['length', 'digit', 'special']);
    expect(ids({ ...defaultPolicy, requireLetter: true })).toEqual(['length', 'letter']);
    expect(ids({ ...defaultPolicy, minLength: 0 })).toEqual([]);
  });

  it('accepts exactly the minimum length and refuses one less', () => {
    expect(missing('abcdef', defaultPolicy)).toEqual([]);
    expect(missing('abcde', defaultPolicy)).toEqual(['Be at least 6 characters long']);
  });

  it('names everything that is missing', () => {
    expect(missing('abc')).toEqual([
      'Be at least 8 characters long',
      'Contain at least one number',
      'Contain at least one special character',
    ]);
  });

  it.each([...'!@#$%^&*()_+-=[]{};\':"\\|,.<>/?'])('counts %s as special', (character) => {
    expect(missing(`abcdefg1${character}`)).toEqual([]);
  });

  it.each(['`', '~', ' ', 'é'])('does not count %j as special', (character) => {
    expect(missing(`abcdefg1${character}`)).toEqual(['Contain at least one special character']);
  });

  it.each([
    ['1234567', false],
    ['123456a', true],
    ['123456Z', true],
    ['123456ß', true],
    ['!!!!!!!', false],
  ])('%j holds a letter: %s', (password, expected) => {
    expect(isPasswordFit(password, { ...defaultPolicy, requireLetter: true })).toBe(expected);
  });

  it('takes other words', () => {
    const labels = { length: (n: number) => `Mindestens ${n} Zeichen`, letter: '', digit: '' };
    expect(passwordRules('', defaultPolicy, { ...labels, special: '' })).toEqual([
      { id: 'length', label: 'Mindestens 6 Zeichen', isMet: false },
    ]);
  });
});

it('accepts letters only when nothing more is asked', () => {
  const lenient = { ...strict, requireDigit: false, requireSpecialCharacter: false };
  expect(isPasswordFit('abcdefgh', lenient)).toBe(true);
  expect(isPasswordFit('abcdefgh', strict)).toBe(false);
});
