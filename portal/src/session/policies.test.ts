import { describe, expect, it } from 'vitest';
import { canOpenAccount, isAtLeast, writeRefusal } from './policies.ts';
import { levelOf, type Scope, type SessionUser } from './user.ts';

const userOf = (scope: Scope): SessionUser => ({
  userSid: 'u',
  name: 'u',
  scope,
  level: levelOf(scope),
  accountSid: scope === 'account' ? 'own' : null,
  serviceProviderSid: scope === 'admin' ? null : 'sp',
  isViewOnly: false,
});

describe('isAtLeast', () => {
  it.each([
    ['account', 'account', true],
    ['account', 'service_provider', false],
    ['service_provider', 'service_provider', true],
    ['service_provider', 'admin', false],
    ['admin', 'account', true],
  ] as const)('%s is at least %s: %s', (own, needed, expected) => {
    expect(isAtLeast(userOf(own), needed)).toBe(expected);
  });
});

describe('canOpenAccount', () => {
  const own = { account_sid: 'own', service_provider_sid: 'sp' };
  const sibling = { account_sid: 'other', service_provider_sid: 'sp' };
  const foreign = { account_sid: 'foreign', service_provider_sid: 'sp2' };
  it.each([
    ['account', own, true],
    ['account', sibling, false],
    ['service_provider', sibling, true],
    ['service_provider', foreign, false],
    ['admin', foreign, true],
  ] as const)('%s, %o: %s', (scope, account, expected) => {
    expect(canOpenAccount(userOf(scope), account)).toBe(expected);
  });
});

it('a view-only user is told so', () => {
  expect(writeRefusal({ ...userOf('account'), isViewOnly: true })).toMatch(/view-only/);
  expect(writeRefusal(userOf('account'))).toBeUndefined();
});
