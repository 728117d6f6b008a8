import { describe, expect, it } from 'vitest';
import type { UserRow } from '../../platform/resources/users/users.ts';
import {
  filterUsers,
  scopeFilterOf,
  scopeFiltersOf,
  scopeText,
  textsOf,
  usersOfProvider,
} from './user-filter.ts';

const row = (part: Partial<UserRow>): UserRow => ({
  user_sid: 'u',
  name: 'x',
  email: 'x@example.net',
  is_active: true,
  force_change: false,
  account_sid: '',
  account_name: '',
  service_provider_sid: '',
  service_provider_name: '',
  scope: 'admin',
  ...part,
});
const admin = row({ name: 'root' });
const north = { service_provider_sid: 'n', service_provider_name: 'Northwind Telecom' };
const provider = row({ name: 'sp', scope: 'service_provider', ...north });
const acme = row({
  name: 'ops',
  email: 'ops@acme.example',
  scope: 'account',
  account_sid: 'acme',
  account_name: 'Acme Support',
  ...north,
});
const foreign = row({ name: 'other', scope: 'service_provider', service_provider_sid: 'c' });
const orphan = row({ name: 'orphan', account_sid: 'acme' });
const names = (rows: readonly UserRow[]) => rows.map(({ name }) => name);

it.each([
  [admin, 'All'],
  [provider, 'Service Provider: Northwind Telecom'],
  [acme, 'Account: Acme Support'],
  [orphan, 'All'],
])('%# scope reads %j', (user, text) => expect(scopeText(user)).toBe(text));

describe('the scope filter', () => {
  it.each([
    ['admin', ['All scopes', 'Admin', 'Service provider', 'Account']],
    ['service_provider', ['All scopes', 'Service provider', 'Account']],
    ['account', ['Account']],
  ] as const)('of scope %s offers %j', (scope, labels) => {
    expect(scopeFiltersOf(scope).map(({ label }) => label)).toEqual(labels);
  });
  it.each([
    ['admin', 'admin', 'admin'],
    ['admin', null, ''],
    ['admin', 'nonsense', ''],
    ['service_provider', 'admin', ''],
    ['account', null, 'account'],
    ['account', 'admin', 'account'],
  ] as const)('for %s reads %j as %j', (viewer, text, expected) => {
    expect(scopeFilterOf(viewer, text)).toBe(expected);
  });
});

it('a provider’s list has its users, admins, and users of accounts that no other list has', () => {
  const all = [admin, provider, acme, foreign, orphan];
  expect(names(usersOfProvider(all, 'n'))).toEqual(['root', 'sp', 'ops', 'orphan']);
});

describe('filterUsers', () => {
  const all = [admin, provider, acme];
  const none = { scope: '', accountSid: null } as const;
  it.each([
    [{}, ['root', 'sp', 'ops']],
    [{ scope: 'admin' }, ['root']],
    [{ scope: 'service_provider' }, ['sp']],
    [{ scope: 'account' }, ['ops']],
    [{ accountSid: 'acme' }, ['ops']],
    [{ scope: 'account', accountSid: 'acme' }, ['ops']],
    [{ scope: 'admin', accountSid: 'acme' }, []],
  ] as const)('%j leaves %j', (part, expected) => {
    expect(names(filterUsers(all, { ...none, ...part }))).toEqual(expected);
  });
});

it('looks for a text in name, email, SID and scope', () => {
  expect(textsOf(acme)).toEqual(['ops', 'ops@acme.example', 'u', 'Account: Acme Support']);
});
