import { createHash } from 'node:crypto';
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { settingsOf, siteOf } from '../server/config-script.ts';
import { scriptHashOf } from '../server/page.ts';
import { securityHeaders } from '../server/security-headers.ts';
import { staticSite } from '../server/static.ts';
import { parseConfig } from '../src/config/config.ts';
import {
  type Environment,
  here,
  inFrontOfPlatform,
  portOf,
  readable,
  serve,
  site,
  upstream,
} from './nginx.fixtures.ts';

inFrontOfPlatform();

test('is served by what the package of a created console brings', async () => {
  const console_ = join(here, '../dist');
  const config = join(readable('project'), 'config.js');
  writeFileSync(config, "window.PORTAL_CONFIG = { brand: { id: 'acme', productName: 'Acme' } };\n");
  chmodSync(config, 0o644);
  const { get } = await serve({ PORTAL_CONFIG: config }, join(console_, 'deploy/start.sh'));
  expect(await (await get('/')).text()).toContain('<title>Acme</title>');
  expect(await (await get('/config.js')).text()).toContain("productName: 'Acme'");
  rmSync(dirname(config), { recursive: true });
});

test('is served also where its log cannot be written', async () => {
  const { get } = await serve({ ACCESS_LOG: '/no/such/folder/access.log' });
  expect((await get('/internal/accounts')).status).toBe(200);
});

const asset = () => {
  const name = readdirSync(`${site}/assets`).find((file) => /^core-.*\.js$/.test(file));
  if (!name) throw new Error('No build: npm run build');
  return `/assets/${name}`;
};

const scriptHash = () => scriptHashOf(readFileSync(`${site}/index.html`, 'utf8'));

test('every path has the security headers of npm start, and is kept as long', async () => {
  // Like the sandbox that npm start serves.
  const { get } = await serve({ SIP_WEBSOCKET_URL: '/sip' });
  const own = staticSite(site);
  for (const path of [
    '/',
    '/internal/accounts',
    '/internal/accounts/0f1e/edit',
    '/favicon.svg',
    '/config.js',
    asset(),
    '/assets/gone.js',
  ]) {
    const [theirs, ours] = [await get(path), await own.request(path)];
    expect.soft([path, theirs.status]).toEqual([path, ours.status]);
    for (const name of ['cache-control', ...Object.keys(securityHeaders())]) {
      // The page and files without a hash are revalidated each time, whether a header says so or
      // not.
      const expected = ours.headers.get(name) ?? (name === 'cache-control' ? 'no-cache' : null);
      const isMissing = theirs.status === 404 && name === 'cache-control';
      expect
        .soft([path, name, theirs.headers.get(name)])
        .toEqual([path, name, isMissing ? null : expected]);
    }
  }
});

test('the content security policy lets the script in the page run, and no other', async () => {
  const brand = JSON.stringify({ id: 'acme', productName: 'Acme', accent: '#b4531a' });
  for (const environment of [{}, { BRAND: brand }]) {
    const { get } = await serve(environment);
    for (const answer of [await get('/'), await staticSite(site).request('/')]) {
      const inPage = [...(await answer.text()).matchAll(/<script(?! src)[^>]*>(.*?)<\/script>/gs)];
      expect.soft(inPage).toHaveLength(1);
      const hash = createHash('sha256')
        .update(inPage[0]?.[1] ?? '')
        .digest('base64');
      expect
        .soft(answer.headers.get('content-security-policy'))
        .toContain(`script-src 'self' 'sha256-${hash}';`);
    }
  }
});

test('a window that no other site opened is not moved to a process of its own', async () => {
  const { get } = await serve();
  const own = staticSite(site);
  for (const fetchSite of ['none', 'same-origin', 'same-site', 'cross-site']) {
    const as = { headers: { 'Sec-Fetch-Site': fetchSite } };
    for (const { headers } of [await get('/', as), await own.request('/', as)]) {
      const policy = fetchSite === 'none' || fetchSite === 'same-origin' ? null : 'same-origin';
      expect
        .soft([fetchSite, headers.get('cross-origin-opener-policy')])
        .toEqual([fetchSite, policy]);
      expect.soft(headers.get('vary')).toContain('Sec-Fetch-Site');
    }
  }
});

test('files come as they were compressed at build time', async () => {
  const { get } = await serve();
  for (const [path, encoding] of [
    ['/', 'gzip'],
    [asset(), 'gzip'],
    [asset(), 'br'],
  ] as const) {
    const { headers } = await get(path, { headers: { 'Accept-Encoding': encoding } });
    expect([path, headers.get('content-encoding')]).toEqual([path, encoding]);
  }
  const { headers } = await get(asset());
  expect(headers.get('content-type')).toMatch(/javascript/);
});

test('addresses of the router get the page; missing files and hidden ones do not', async () => {
  const { get } = await serve();
  const page = await (await get('/')).text();
  expect(page).toContain('<div id="root">');
  expect(await (await get('/internal/users?filter=a')).text()).toBe(page);
  for (const path of ['/assets/core-00000000.js', '/.vite/manifest.json', '/api/v1/Accounts']) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).not.toContain('<div id="root">');
  }
});

test('a browser keeps the settings until there are others', async () => {
  const addressIn = async ({ get }: Awaited<ReturnType<typeof serve>>) =>
    /src="(\/config\.js\?v=\w+)"/.exec(await (await get('/')).text())?.[1] ?? '';
  const before = await serve();
  const address = await addressIn(before);
  const kept = await before.get(address);
  expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await kept.text()).toContain('window.PORTAL_CONFIG');
  const after = await serve({ CLOUD_REGION: 'eu' });
  expect(await addressIn(after)).not.toBe(address);
  expect((await after.get(address)).headers.get('cache-control')).toBe('no-store');
});

test('what the platform API answers uncompressed is compressed on the way', async () => {
  const { get } = await serve({ API_UPSTREAM: `http://127.0.0.1:${portOf(upstream)}` });
  const filter = 'a'.repeat(2000);
  const answer = await get(`/api/v1/Accounts?filter=${filter}`, {
    headers: { 'Accept-Encoding': 'gzip' },
  });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(await answer.json()).toMatchObject({ url: `/v1/Accounts?filter=${filter}` });
});

test('calls go to the platform API with what it needs to know', async () => {
  const { get } = await serve({ API_UPSTREAM: `http://127.0.0.1:${portOf(upstream)}` });
  const answer = await get('/api/v1/Accounts?page=2', {
    method: 'PUT',
    headers: { Authorization: 'Bearer t', 'X-Forwarded-For': '192.0.2.7' },
    body: '{}',
  });
  const asked = (await answer.json()) as { url: string; headers: Environment };
  expect(asked).toMatchObject({ method: 'PUT', url: '/v1/Accounts?page=2' });
  expect(asked.headers['authorization']).toBe('Bearer t');
  expect(asked.headers['x-forwarded-for']).toBe('192.0.2.7, 127.0.0.1');
  expect(answer.headers.get('cache-control')).toBeNull();
});

test('an encrypted connection stays encrypted', async () => {
  const { get } = await serve();
  const over = async (scheme: string) =>
    (await get('/', { headers: { 'X-Forwarded-Proto': scheme } })).headers.get(
      'strict-transport-security',
    );
  expect(await over('https')).toBe('max-age=31536000');
  expect(await over('http')).toBeNull();
});

test('calls from the browser are let out, and hear, only where their address is set', async () => {
  const list = [
    { region: 'eu', url: 'wss://eu.example.com:8443' },
    { region: 'us', url: 'wss://us.example.com/sip' },
  ];
  for (const setting of ['/sip', 'wss://sbc.example.com:8443', JSON.stringify(list)]) {
    const iceServers = [{ urls: 'turns:turn.example.com', username: 'a', credential: 'b' }];
    const { get } = await serve({
      SIP_WEBSOCKET_URL: setting,
      ICE_SERVERS: JSON.stringify(iceServers),
    });
    const { headers } = await get('/');
    const script = await (await get('/config.js')).text();
    const own = securityHeaders({ ...siteOf(settingsOf(script)), scriptHash: scriptHash() });
    for (const name of ['Content-Security-Policy', 'Permissions-Policy']) {
      expect.soft([setting, headers.get(name)]).toEqual([setting, own[name]]);
    }
    expect(headers.get('Permissions-Policy')).toContain('microphone=(self)');
    const window: { PORTAL_CONFIG?: unknown } = {};
    runInNewContext(script, { window, JSON });
    const settings = parseConfig(window.PORTAL_CONFIG, 'https://console.example.com');
    expect(settings.sipWebSocketUrl).not.toEqual([]);
    expect(settings.iceServers).toEqual(iceServers);
  }
});

test('another origin and the payment provider are let in only when they are set', async () => {
  const { get } = await serve({
    API_BASE_URL: 'https://api.example.com/v1',
    ENABLE_HOSTED_SYSTEM: 'true',
  });
  expect((await get('/')).headers.get('content-security-policy')).toBe(
    securityHeaders({
      apiOrigin: 'https://api.example.com',
      isHosted: true,
      scriptHash: scriptHash(),
    })['Content-Security-Policy'],
  );
});

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

test('config.js has every setting from its environment variable, whatever is in it', async () => {
  const odd = `"; alert(1); // \\ ' $HOME`;
  const known = Object.keys(parseConfig({}, 'https://console.example.com')).filter(
    (name) => !['brand', 'onError', 'apiBaseUrl', 'sipWebSocketUrl', 'iceServers'].includes(name),
  );
  const texts = new Set(['cloudRegion', 'defaultServiceProviderSid', 'cardProviderPublicKey']);
  const value = (name: string) =>
    name === 'alertPollSeconds'
      ? '60'
      : /^(enable|disable)/.test(name)
        ? 'true'
        : texts.has(name)
          ? odd
          : 'id';
  const shown = (set: string) => (set === 'true' ? true : set === '60' ? 60 : set);
  const brand = { id: 'copper', productName: 'Copper "Voice"', accent: '#b4531a' };
  const { get } = await serve({
    ...Object.fromEntries(known.map((name) => [snake(name), value(name)])),
    API_BASE_URL: 'https://api.example.com/v1',
    BRAND: JSON.stringify(brand),
  });
  const window: { PORTAL_CONFIG?: unknown } = {};
  runInNewContext(await (await get('/config.js')).text(), { window, JSON });
  const settings = parseConfig(window.PORTAL_CONFIG, 'https://console.example.com');
  expect(settings).toMatchObject({
    ...Object.fromEntries(known.map((name) => [name, shown(value(name))])),
    apiBaseUrl: 'https://api.example.com/v1',
    brand,
  });
});

test('the log names no query and no page that somebody looked at', async () => {
  const { get, log } = await serve();
  await get('/reset-password/secret-token?x=private');
  await expect.poll(log).toContain('"GET /index.html" 200');
  expect(log()).not.toMatch(/secret-token|private/);
});
