import { describe, expect, it } from 'vitest';
import { emptyUser, type UserValue, userMessages, validateUser } from './user.model.ts';

const policy = { minLength: 8, requireDigit: true, requireSpecialCharacter: false };
const valid: UserValue = {
  ...emptyUser,
  accountSid: 'a',
  name: 'acme-ops',
  email: 'ops@acme.example',
  password: 'horse-12',
};
const errorsOf = (part: Partial<UserValue>, isNew = true) =>
  validateUser({ ...valid, ...part }, { isNew, policy });

it('a new user is active, may write, and has to choose a password of its own', () => {
  expect(emptyUser).toMatchObject({
    isActive: true,
    isViewOnly: false,
    mustChangePassword: true,
  });
});

describe('validateUser', () => {
  it('has nothing against a complete user', () => expect(errorsOf({})).toEqual({}));

  it('names everything that is missing', () => {
    expect(validateUser(emptyUser, { isNew: true, policy })).toEqual({
      accountSid: userMessages.account,
      name: userMessages.name,
      email: userMessages.email,
      password: 'Invalid password.',
    });
  });

  it.each(['admin', 'service_provider'] as const)('scope %s needs no account', (scope) => {
    expect(errorsOf({ scope, accountSid: '' })).toEqual({});
  });

  it('blanks are no name', () => expect(errorsOf({ name: '  ' })).toHaveProperty('name'));

  it.each([
    ['ops@acme.example', true],
    [' ops@acme.example ', true],
    ['admin@localhost', true],
    ['ops', false],
    ['ops@', false],
    ['@acme.example', false],
    ['a b@acme.example', false],
    ['a@b@c', false],
  ])('e-mail %j is accepted: %s', (email, isFine) => {
    expect(errorsOf({ email })).toEqual(isFine ? {} : { email: userMessages.emailShape });
  });

  it('checks a password that is entered, by the policy', () => {
    expect(errorsOf({ password: 'horse-12' }, false)).toEqual({});
    expect(errorsOf({ password: 'horses12' }, false)).toEqual({});
    expect(errorsOf({ password: 'horse-1' }, false)).toHaveProperty('password');
    expect(errorsOf({ password: 'horse-no-digit' }, false)).toHaveProperty('password');
  });

  it('an empty password keeps the stored one, but a new user has none', () => {
    expect(errorsOf({ password: '' }, false)).toEqual({});
    expect(errorsOf({ password: '' }, true)).toEqual({ password: 'Invalid password.' });
  });
});
