import { expect, it } from 'vitest';
import { configScript, settingsOf, siteOf } from './config-script.ts';
import { platformApi } from './platform-api.ts';

it.each([
  ['https://api.example.com/v1', 'https://api.example.com/v1'],
  ['HTTP://API.example.com:80/api/v1/', 'http://api.example.com/api/v1'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('%s is the API at %s', (address, baseUrl) => {
  expect(platformApi({ API_BASE_URL: address })).toEqual({ baseUrl, isDirect: false });
});

it.each([{}, { API_BASE_URL: '', API_DIRECT: '' }, { API_DIRECT: 'false' }])(
  'with %j the sandbox is the platform',
  (environment) => {
    expect(platformApi(environment)).toBeUndefined();
  },
);

it.each([
  'api.example.com/v1',
  'localhost:3000/v1',
  '/api/v1',
  'ftp://api.example.com/v1',
  'https://user@api.example.com/v1',
  'https://:secret@api.example.com/v1',
  'https://api.example.com/v1?',
  'https://api.example.com/v1#a',
])('%s is refused in a sentence that does not repeat it', (address) => {
  const refusal = new Error(
    'API_BASE_URL must be like https://api.example.com/v1, without a username, query or fragment.',
  );
  expect(() => platformApi({ API_BASE_URL: address })).toThrow(refusal);
});

it('API_DIRECT is true or false, and needs an address', () => {
  const API_BASE_URL = 'https://api.example.com/v1';
  expect(() => platformApi({ API_BASE_URL, API_DIRECT: 'yes' })).toThrow(
    'API_DIRECT must be true or false, not "yes".',
  );
  expect(() => platformApi({ API_DIRECT: 'true' })).toThrow(
    'API_DIRECT=true needs the address of an API in API_BASE_URL.',
  );
});

it('the page may call another origin only where it does', () => {
  const API_BASE_URL = 'https://api.example.com/v1';
  expect(siteOf(settingsOf(configScript({ API_BASE_URL }))).apiOrigin).toBeUndefined();
  expect(siteOf(settingsOf(configScript({ API_BASE_URL, API_DIRECT: 'true' }))).apiOrigin).toBe(
    'https://api.example.com',
  );
});
