import { expect, it } from 'vitest';
import { settingsOf, siteOf } from './config-script.ts';
import { securityHeaders } from './security-headers.ts';

const policyOf = (site?: Parameters<typeof securityHeaders>[0]) =>
  securityHeaders(site)['Content-Security-Policy'];

it('lets the portal call an API on another origin, and nothing else', () => {
  expect(policyOf({ apiOrigin: 'https://api.example.com' })).toBe(
    policyOf()?.replace("connect-src 'self'", "connect-src 'self' https://api.example.com"),
  );
});

it('lets the payment provider in only where plans are paid for', () => {
  expect(policyOf()).not.toContain('stripe');
  expect(policyOf({ isHosted: true })).toContain("script-src 'self' https://js.stripe.com;");
});

it.each([
  ['window.PORTAL_CONFIG = { enableHostedSystem: true };', { isHosted: true }],
  ["window.PORTAL_CONFIG = { enableHostedSystem: 'true' };", { isHosted: true }],
  ['// window.PORTAL_CONFIG = { enableHostedSystem: true };', { isHosted: false }],
  [
    "window.PORTAL_CONFIG = { apiBaseUrl: 'https://api.example.com/v1' };",
    { apiOrigin: 'https://api.example.com' },
  ],
  ["window.PORTAL_CONFIG = { apiBaseUrl: '/api/v1' };", { apiOrigin: undefined }],
])('reads from config.js what the page reads: %s', (script, site) => {
  expect(siteOf(settingsOf(script))).toMatchObject(site);
});

it('lets people call from the browser only where an address is set', () => {
  expect(securityHeaders()['Permissions-Policy']).toContain('microphone=(),');
  const site = siteOf(settingsOf("window.PORTAL_CONFIG = { sipWebSocketUrl: '/sip' };"));
  expect(securityHeaders(site)['Permissions-Policy']).toContain('microphone=(self),');
  expect(policyOf(site)).toBe(policyOf());
});

it('lets SIP out to the regions that are set, each once', () => {
  const list = [
    'wss://eu.example.com:8443',
    'wss://eu.example.com:8443/sip',
    'wss://us.example.com',
  ];
  const sipWebSocketUrl = list.map((url) => ({ region: 'a', url }));
  expect(policyOf(siteOf({ sipWebSocketUrl }))).toContain(
    "connect-src 'self' wss://eu.example.com:8443 wss://us.example.com;",
  );
});

it.each([
  ['another site', 'cross-site', 'same-origin'],
  ['a site of the same owner', 'same-site', 'same-origin'],
  ['a browser that does not say', undefined, 'same-origin'],
  ['the address bar or a bookmark', 'none', undefined],
  ['the console itself', 'same-origin', undefined],
])('cuts an opener off where there may be one: led here by %s', (_by, fetchSite, policy) => {
  expect(securityHeaders({}, fetchSite)['Cross-Origin-Opener-Policy']).toBe(policy);
});
