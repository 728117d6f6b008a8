import { afterEach, expect, it, vi } from 'vitest';
import { earlyUrls, withStoredSids } from './context.ts';

const tokenOf = (payload: object) => `h.${btoa(JSON.stringify({ user_sid: 'one', ...payload }))}.s`;
const base = 'https://api.example.net/v1';
const urls = (token: string, pathname: string, hasShell = true) =>
  earlyUrls(base, { pathname, search: '' }, token, hasShell);
const remember = (values: Record<string, string>) =>
  vi.stubGlobal('window', { localStorage: { getItem: (name: string) => values[name] ?? null } });
afterEach(() => vi.unstubAllGlobals());

const sid = 'a8b10404-c054-4b27-81a9-f5d6696dc5c8';
const capitals = sid.toUpperCase();
it.each([
  [`/internal/accounts/${capitals}/edit`, `/internal/accounts/${sid}/edit`],
  [
    `/internal/alerts?account=A${capitals.slice(1).toLowerCase()}`,
    `/internal/alerts?account=${sid}`,
  ],
  // An encoded slash ends in a hexadecimal digit.
  [`/internal/your-changes?record=%2F${capitals}%2F`, `/internal/your-changes?record=%2F${sid}%2F`],
  // SIP compares a Call-ID with its case.
  [`/internal/recent-calls?open=x-${capitals}`, `/internal/recent-calls?open=x-${capitals}`],
  [
    `/internal/x?open=${capitals}&account=${capitals}`,
    `/internal/x?open=${capitals}&account=${sid}`,
  ],
  [`/reset-password/${capitals}`, `/reset-password/${capitals}`],
])('%s has its SIDs as the platform stores them', (typed, stored) => {
  const host = 'https://portal.example.net';
  expect(withStoredSids(host + typed)).toBe(host + stored);
});

it('asks for the frame and the screen of the person who is signed in', () => {
  const token = tokenOf({ scope: 'service_provider', service_provider_sid: 'north' });
  const accounts = `${base}/ServiceProviders/north/Accounts`;
  expect(urls(token, '/internal/accounts')).toEqual([accounts]);
  expect(urls(token, '/internal/accounts', false)).toEqual([
    `${base}/Users/me`,
    `${base}/ServiceProviders`,
    accounts,
  ]);
});

it('takes the provider that an admin has chosen, else the one that was shown last', () => {
  const admin = tokenOf({ scope: 'admin' });
  expect(urls(admin, '/internal/accounts')).toEqual([]);
  const shown = { shownServiceProvider: 'east' };
  remember(shown);
  expect(urls(admin, '/internal/accounts')).toEqual([`${base}/ServiceProviders/east/Accounts`]);
  remember({ ...shown, activeServiceProvider: 'south' });
  expect(urls(admin, '/internal/accounts')).toEqual([`${base}/ServiceProviders/south/Accounts`]);
});

it('takes the remembered account for the lists that it narrows', () => {
  const token = tokenOf({ scope: 'service_provider', service_provider_sid: 'north' });
  remember({ accountFilter: 'acme' });
  expect(urls(token, '/internal/carriers')[0]).toBe(
    `${base}/ServiceProviders/north/VoipCarriers?page=1&page_size=25&account_sid=acme`,
  );
  expect(urls(token, '/internal/speech-services')[1]).toBe(
    `${base}/Accounts/acme/SpeechCredentials`,
  );
});

it('asks for the carriers of account users in one list, which tells whether one is shared', () => {
  const token = tokenOf({
    scope: 'account',
    account_sid: 'acme',
    service_provider_sid: 'north',
  });
  const query = 'page=1&page_size=10000&account_sid=acme';
  const carriers = `${base}/ServiceProviders/north/VoipCarriers?${query}`;
  expect(urls(token, '/internal/carriers')[0]).toBe(carriers);
  const sid = '00000000-0000-4000-8000-000000000001';
  expect(urls(token, `/internal/carriers/${sid}/edit`)).toEqual([
    `${base}/SipGateways?voip_carrier_sid=${sid}`,
    carriers,
  ]);
});

it('takes today for the lists of what happened, unless the address narrows them otherwise', () => {
  const token = tokenOf({ scope: 'account', account_sid: 'acme' });
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  const start = encodeURIComponent(midnight.toISOString());
  expect(urls(token, '/internal/recent-calls')).toEqual([
    `${base}/Accounts/acme/RecentCalls?page=1&count=25&start=${start}`,
  ]);
  expect(urls(token, '/internal/alerts')).toEqual([
    `${base}/Accounts/acme/Alerts?page=1&count=25&start=${start}`,
  ]);
  const to = { pathname: '/internal/recent-calls', search: '?date=30' };
  expect(earlyUrls(base, to, token, true)).toEqual([]);
  remember({ accountFilter: 'all' });
  const provider = tokenOf({ scope: 'service_provider', service_provider_sid: 'north' });
  expect(urls(provider, '/internal/alerts')[1]).toBe(
    `${base}/ServiceProviders/north/Alerts?page=1&count=25&start=${start}`,
  );
});

it.each([
  ['', '/internal/accounts'],
  ['x', '/internal/accounts'],
  ['a.b.c', '/internal/accounts'],
  [tokenOf({ scope: 'root' }), '/internal/accounts'],
  [tokenOf({ scope: 'admin' }), '/'],
  [tokenOf({ scope: 'admin' }), '/internal/nowhere'],
  [tokenOf({ scope: 'admin' }), '/internal/users/nonsense/edit'],
])('asks for nothing with the token %j at %s', (token, pathname) => {
  expect(urls(token, pathname)).toEqual([]);
});
