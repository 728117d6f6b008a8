import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { User } from '../../platform/resources/users/users.ts';
import {
  emptyUser,
  newUserOf,
  type UserFormValues,
  userFormSchema,
  userUpdateOf,
  userValues,
} from './user.ts';
import { changeWarnings, scopeChoices } from './user-scopes.ts';

const stored: User = {
  user_sid: 'u',
  name: 'ops',
  email: 'ops@acme.example',
  is_active: true,
  is_view_only: true,
  force_change: false,
  account_sid: 'acme',
  service_provider_sid: 'north',
  scope: 'account',
};
const update = (part: Partial<UserFormValues>, of: User = stored) =>
  userUpdateOf({ ...userValues(of), ...part }, of);

describe('POST', () => {
  const typed: UserFormValues = { ...emptyUser, name: 'x', email: 'x@y', password: 'Temp-Pass-1' };
  it.each([
    ['admin', null, null],
    ['service_provider', 'north', null],
    ['account', 'north', 'acme'],
  ] as const)('scope %s is told by the ids %s and %s', (scope, provider, account) => {
    const body = newUserOf({ ...typed, scope, accountSid: 'acme' }, 'north');
    expect(body).toEqual({
      name: 'x',
      email: 'x@y',
      initial_password: 'Temp-Pass-1',
      force_change: true,
      is_active: true,
      is_view_only: false,
      service_provider_sid: provider,
      account_sid: account,
    });
  });
});

describe('PUT', () => {
  it.each(['admin', 'service_provider'] as const)('of scope %s has no ids at all', (scope) => {
    const of = {
      ...stored,
      scope,
      account_sid: '',
      service_provider_sid: scope === 'admin' ? '' : 'north',
    };
    expect(Object.keys(update({ name: 'new' }, of))).not.toContain('account_sid');
    expect(Object.keys(update({ name: 'new' }, of))).not.toContain('service_provider_sid');
  });
  it('names the account a user moves to', () => {
    expect(update({ accountSid: 'globex' })).toMatchObject({ account_sid: 'globex' });
    const provider = { ...stored, scope: 'service_provider', account_sid: '' } as const;
    expect(update({ scope: 'account', accountSid: 'acme' }, provider)).toMatchObject({
      account_sid: 'acme',
    });
    // Chosen, then back to the provider: no move.
    expect(update({ accountSid: 'acme' }, provider)).not.toHaveProperty('account_sid');
  });
});

describe('userFormSchema', () => {
  const policy = { minLength: 8, requireDigit: false, requireSpecialCharacter: false };
  const filled = { ...emptyUser, name: 'x', email: 'x@y', password: 'long enough' };
  const parse = (part: Partial<UserFormValues>, { isNew = true, hasNoAccounts = false } = {}) =>
    v.safeParse(userFormSchema({ isNew, policy, hasNoAccounts }), { ...filled, ...part });
  const messagesOf = (...given: Parameters<typeof parse>) =>
    parse(...given).issues?.map((issue) => [v.getDotPath(issue), issue.message]);
  it('drops the blanks around name and email, not those of a password', () => {
    const typed = { accountSid: 'a', name: ' x ', email: ' x@y ', password: ' long enough ' };
    expect(parse(typed).output).toMatchObject({
      name: 'x',
      email: 'x@y',
      password: ' long enough ',
    });
  });
  it('names every field that is wrong, an account beside the others', () => {
    expect(messagesOf({ name: ' ', email: 'x', password: '' })).toEqual([
      ['name', 'Enter a username.'],
      ['email', 'Enter an email address such as name@example.net.'],
      ['password', 'Invalid password.'],
      ['accountSid', 'Choose the account this user belongs to.'],
    ]);
  });
  it('takes a stored user without a password', () => {
    expect(messagesOf({ accountSid: 'a', password: '' }, { isNew: false })).toBeUndefined();
    expect(messagesOf({ accountSid: 'a', password: 'x' }, { isNew: false })).toEqual([
      ['password', 'Invalid password.'],
    ]);
  });
});

describe('scopeChoices', () => {
  const free = (...parameters: Parameters<typeof scopeChoices>) =>
    scopeChoices(...parameters).flatMap(({ scope, disabledReason }) =>
      disabledReason === undefined ? [scope] : [],
    );
  it.each([
    ['admin', null, ['admin', 'service_provider', 'account']],
    ['service_provider', null, ['service_provider', 'account']],
    ['account', null, ['account']],
    ['admin', 'admin', ['admin']],
    ['admin', 'service_provider', ['service_provider', 'account']],
    ['admin', 'account', ['account']],
    ['service_provider', 'service_provider', ['service_provider', 'account']],
    ['service_provider', 'account', ['account']],
    ['account', 'account', ['account']],
  ] as const)('%s may make of scope %s: %j', (viewer, scope, expected) => {
    expect(free(viewer, scope)).toEqual(expected);
  });
  it('the others say why', () => {
    const [admin, provider] = scopeChoices('admin', 'account');
    expect(admin?.disabledReason).toMatch(/can't be widened/);
    expect(provider?.disabledReason).toMatch(/can't be widened/);
    expect(scopeChoices('admin', 'admin')[2]?.disabledReason).toMatch(/can't be changed/);
  });
});

describe('changeWarnings', () => {
  const active = { ...stored, is_view_only: false };
  const warned = (part: Partial<UserFormValues>, userSid: string) =>
    Object.keys(changeWarnings({ ...userValues(active), ...part }, active, { userSid }));
  it('has none for what stays', () => expect(warned({ name: 'x' }, 'u')).toEqual([]));
  it('tells that a move ends sessions', () => {
    expect(warned({ accountSid: 'globex' }, 'another')).toEqual(['accountSid']);
  });
  it('tells who would lock themselves out', () => {
    expect(warned({ isActive: false, isViewOnly: true }, 'u')).toEqual(['isActive', 'isViewOnly']);
    expect(warned({ isActive: false, isViewOnly: true }, 'another')).toEqual([]);
  });
});
