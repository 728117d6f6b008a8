import { expect, test } from 'vitest';
import { accountsWithRealm, watchedAccounts, watchedAtMost } from './watched-accounts.ts';

const account = (account_sid: string, sip_realm = `${account_sid}.example.com`) => ({
  account_sid,
  sip_realm,
  name: account_sid,
  service_provider_sid: 'northwind',
  is_active: true,
  record_all_calls: false,
  device_calling_application_sid: '',
  siprec_hook_sid: '',
});
const accounts = [account('acme'), account('globex', ''), account('initech')];

test.each([
  ['the chosen one', 'globex', ['globex']],
  ['none before it is known which', undefined, []],
  ['all', null, ['acme', 'globex', 'initech']],
])('watches %s', (_, chosen, watched) => {
  expect(watchedAccounts(chosen, accounts)).toEqual(watched);
});

test('watches no more than it can ask in time', () => {
  const many = Array.from({ length: watchedAtMost + 1 }, (_, index) => account(`a${index}`));
  expect(watchedAccounts(null, many)).toHaveLength(watchedAtMost);
});

test('registrations are asked of accounts with a realm, or of all where none has one', () => {
  expect(accountsWithRealm(['acme', 'globex'], accounts)).toEqual(['acme']);
  expect(accountsWithRealm(['globex'], accounts)).toEqual(['globex']);
  // Account users have no list of accounts.
  expect(accountsWithRealm(['acme'], undefined)).toEqual(['acme']);
});
