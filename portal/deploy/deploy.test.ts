import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { settingsOf, siteOf } from '../server/config-script.ts';
import { scriptHashOf } from '../server/page.ts';
import { securityHeaders } from '../server/security-headers.ts';
import { staticSite } from '../server/static.ts';
import { parseConfig } from '../src/config/config.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const repository = join(here, '../..');
const built = join(here, '../dist/public');

/**
 * Started by root, nginx reads as somebody else, who may not enter the folder of this clone: it
 * serves copies. Not below TMPDIR, which may be private as well.
 */
const readable = (name: string) => {
  const folder = mkdtempSync(`/tmp/trunkline-${name}-`);
  chmodSync(folder, 0o755);
  return folder;
};

function copyOf(folder: string, name: string): string {
  const copy = join(readable('site'), name);
  cpSync(folder, copy, { recursive: true });
  for (const path of ['', ...readdirSync(copy, { recursive: true, encoding: 'utf8' })]) {
    const file = join(copy, path);
    chmodSync(file, statSync(file).isDirectory() ? 0o755 : 0o644);
  }
  return copy;
}

/** A path that nginx, sed and the shell could each take for something else. */
let site: string;

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createSocket().listen(0, '127.0.0.1', () => {
      const port = portOf(probe);
      probe.close(() => resolve(port));
    });
  });

/** A platform API that tells what it was asked. */
let upstream: Server;
const running: { child: ChildProcess; folder: string }[] = [];

beforeAll(async () => {
  upstream = createServer((request, response) => {
    const { method, url, headers } = request;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ method, url, headers }));
  });
  await new Promise<void>((listening) => upstream.listen(0, '127.0.0.1', listening));
  site = copyOf(built, "Träger & Söhne's | 1");
  return () => {
    upstream.close();
    rmSync(dirname(site), { recursive: true });
  };
});

afterEach(async () => {
  for (const { child, folder } of running.splice(0)) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});

type Environment = Record<string, string>;

/** Runs start.sh as a container does. Rejects with what it said when it ends at once. */
async function serve(environment: Environment = {}, command = join(here, 'start.sh')) {
  const folder = readable('deploy');
  const port = await freePort();
  const child = spawn('sh', [command], {
    cwd: repository,
    env: {
      PATH: process.env['PATH'],
      ROOT: site,
      RUN_DIR: folder,
      ACCESS_LOG: join(folder, 'access.log'),
      LISTEN: '127.0.0.1',
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  let hasEnded = false;
  child.once('exit', () => {
    hasEnded = true;
  });
  running.push({ child, folder });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const isUp = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    if (hasEnded) {
      running.pop();
      rmSync(folder, { recursive: true, force: true });
      throw new Error(said);
    }
    await new Promise((soon) => setTimeout(soon, 20));
  }
  return {
    get: (path: string, init?: RequestInit) => fetch(url + path, init),
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    said: () => said,
  };
}

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
  // As the sandbox that npm start serves.
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
      // The page and files without a hash: asked about each time, whether it is said or not.
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

test('what cannot be served is said before anything is', async () => {
  await expect(serve({ ROOT: '/nowhere' })).rejects.toThrow('no console in ROOT=/nowhere');
  await expect(serve({ API_UPSTREAM: 'api:3000' })).rejects.toThrow(
    'API_UPSTREAM must be like http://api:3000',
  );
  await expect(serve({ API_BASE_URL: 'https://a.example;x' })).rejects.toThrow(
    'API_BASE_URL is no address',
  );
  await expect(serve({ SIP_WEBSOCKET_URL: 'sbc.example.com' })).rejects.toThrow(
    'SIP_WEBSOCKET_URL is no address',
  );
});

test('a page that nginx cannot read is refused, not served without its scripts', async () => {
  const folder = copyOf(built, 'private');
  const script = join(folder, 'assets', readdirSync(join(folder, 'assets'))[0] ?? '');
  chmodSync(script, 0);
  await expect(serve({ ROOT: folder })).rejects.toThrow(/can't read all of ROOT=.*\n.*assets/s);
  chmodSync(script, 0o644);
  chmodSync(dirname(folder), 0o700);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await expect(serve({ ROOT: folder })).rejects.toThrow("can't read all of ROOT=");
  else expect((await (await serve({ ROOT: folder })).get('/')).status).toBe(200);
  rmSync(dirname(folder), { recursive: true });
});

test('the command of the guide serves a page whose scripts are there', async () => {
  const guide = readFileSync(join(repository, 'docs/operating.md'), 'utf8');
  const [, root = '', command = ''] = /`npm ci && .*?`ROOT=(\S+) sh (\S+)`/.exec(guide) ?? [];
  expect(join(repository, root)).toBe(built);
  // From a folder that nginx may enter: a path below it, as in the guide.
  const { get } = await serve({ ROOT: relative(repository, site) }, command);
  const page = await (await get('/')).text();
  const files = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(files.map((path) => path.replace(/[?-].*/, ''))).toEqual(
    expect.arrayContaining(['/config.js', '/assets/core']),
  );
  for (const path of files) expect([path, (await get(path)).status]).toEqual([path, 200]);
});

test('a private umask of whoever starts it hides nothing', async () => {
  const mask = process.umask(0o077);
  const { get } = await serve().finally(() => process.umask(mask));
  expect((await get('/')).status).toBe(200);
  expect((await get('/config.js')).status).toBe(200);
});

test('the page has the name and the icon of the brand before any script runs', async () => {
  const head = async (environment: Environment) => {
    const page = await (await (await serve(environment)).get('/')).text();
    const own = (pattern: RegExp) => pattern.exec(page)?.[1];
    return {
      title: own(/<title>(.*)<\/title>/),
      icon: own(/<link rel="icon" href="([^"]*)"/),
      preview: [...page.matchAll(/property="og:(?:title|site_name)" content="([^"]*)"/g)].map(
        ([, name]) => name,
      ),
      // Neither in a log-in page of the build nor anywhere else.
      ours: page.match(/trunkline/gi)?.length ?? 0,
    };
  };
  const named = (title: string, icon = 'data:,') => ({
    title,
    icon,
    preview: [title, title],
    ours: 0,
  });
  const brand = { id: 'acme', accent: '#b4531a', productName: 'A|B & "C" \\ <é/>' };
  expect(
    await head({ BRAND: JSON.stringify({ ...brand, logoUrl: '/brand/logo.svg?a&b' }) }),
  ).toEqual(named('A|B &amp; &quot;C&quot; &#92; &lt;é/>', '/brand/logo.svg?a&amp;b'));
  expect(await head({ BRAND: '{"links": [], "productName" : "\\u00c9ire" }' })).toEqual(
    named('&#x00c9;ire'),
  );
  const file = join(dirname(site), 'config.js');
  writeFileSync(
    file,
    "window.PORTAL_CONFIG = {\n  brand: { id: 'c', productName: 'Copper\u00a0Voice' },\n};",
  );
  expect(await head({ PORTAL_CONFIG: file })).toEqual(named('Copper\u00a0Voice'));
  writeFileSync(file, "// brand: { productName: 'Example' }\nwindow.PORTAL_CONFIG = {};");
  expect((await head({ PORTAL_CONFIG: file })).title).toBe('Trunkline');
});

test('a logo that is not there is named, and is missing', async () => {
  const brand = {
    id: 'acme',
    productName: 'Acme',
    accent: '#b4531a',
    logoUrl: '/brand/logo.svg?1',
  };
  const without = await serve({ BRAND: JSON.stringify(brand) });
  expect(without.said()).toContain('the logo of the brand, /brand/logo.svg?1, is no file');
  expect((await without.get('/brand/logo.svg?1')).status).toBe(404);
  mkdirSync(join(site, 'brand'));
  writeFileSync(join(site, 'brand/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const withLogo = await serve({ BRAND: JSON.stringify(brand) });
  expect(withLogo.said()).not.toContain('logo');
  const logo = await withLogo.get('/brand/logo.svg?1');
  expect([logo.status, logo.headers.get('content-type')]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
  ]);
});

test('the log names no query and no page that somebody looked at', async () => {
  const { get, log } = await serve();
  await get('/reset-password/secret-token?x=private');
  await expect.poll(log).toContain('"GET /index.html" 200');
  expect(log()).not.toMatch(/secret-token|private/);
});
