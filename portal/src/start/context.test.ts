import { expect, it } from 'vitest';
import { localKeys, sessionKeys } from '../browser/storage.ts';
import { earlyUrls, storageNames } from './context.ts';

const tokenOf = (payload: object) => `h.${btoa(JSON.stringify(payload))}.s`;
const storage = (values: Record<string, string> = {}) => ({
  getItem: (name: string) => values[name] ?? null,
});
const to = { pathname: '/internal/accounts', search: '' };
const base = 'https://api.example.net/v1';

it('knows the names the browser keeps things under', () => {
  expect(storageNames).toEqual({
    token: localKeys.token,
    pendingToken: sessionKeys.pendingToken,
    message: sessionKeys.flashMessage,
    provider: localKeys.activeServiceProvider,
    shownProvider: localKeys.shownServiceProvider,
    account: localKeys.accountFilter,
  });
});

it('asks for shell and screen of whoever is signed in', () => {
  const token = tokenOf({ scope: 'service_provider', service_provider_sid: 'north' });
  expect(earlyUrls(base, to, storage(), token, false)).toEqual([
    `${base}/Users/me`,
    `${base}/ServiceProviders`,
    `${base}/ServiceProviders/north/Accounts`,
  ]);
  expect(earlyUrls(base, to, storage(), token, true)).toHaveLength(1);
});

it('takes the remembered provider of an admin', () => {
  const token = tokenOf({ scope: 'admin' });
  const remembered = storage({ activeServiceProvider: 'south' });
  expect(earlyUrls(base, to, remembered, token, true)).toEqual([
    `${base}/ServiceProviders/south/Accounts`,
  ]);
  expect(earlyUrls(base, to, storage(), token, true)).toEqual([]);
});

it('takes the provider that was shown last where none was chosen', () => {
  const token = tokenOf({ scope: 'admin' });
  const shown = { shownServiceProvider: 'east' };
  const urls = (values: Record<string, string>) =>
    earlyUrls(base, to, storage(values), token, true);
  expect(urls(shown)).toEqual([`${base}/ServiceProviders/east/Accounts`]);
  const chosen = { ...shown, activeServiceProvider: 'south' };
  expect(urls(chosen)).toEqual([`${base}/ServiceProviders/south/Accounts`]);
});

it.each(['', 'x', 'a.b.c', tokenOf({ scope: 'root' })])(
  'asks nothing for the token %j',
  (token) => {
    expect(earlyUrls(base, to, storage(), token, false)).toEqual([]);
  },
);

it('asks nothing outside the console', () => {
  const token = tokenOf({ scope: 'admin' });
  expect(earlyUrls(base, { pathname: '/', search: '' }, storage(), token, false)).toEqual([]);
});
