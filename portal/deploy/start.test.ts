import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import {
  built,
  copyOf,
  type Environment,
  inFrontOfPlatform,
  repository,
  serve,
  site,
} from './nginx.fixtures.ts';

inFrontOfPlatform();

test('what cannot be served is said before anything is', async () => {
  await expect(serve({ ROOT: '/nowhere' })).rejects.toThrow('no console in ROOT=/nowhere');
  await expect(serve({ API_UPSTREAM: 'api:3000' })).rejects.toThrow(
    'API_UPSTREAM must be like http://api:3000',
  );
  await expect(serve({ API_BASE_URL: 'https://a.example;x' })).rejects.toThrow(
    'API_BASE_URL must be like',
  );
  await expect(serve({ SIP_WEBSOCKET_URL: 'sbc.example.com' })).rejects.toThrow(
    'SIP_WEBSOCKET_URL must be like',
  );
});

test.each(['API_UPSTREAM', 'API_BASE_URL', 'SIP_WEBSOCKET_URL'])(
  'a password in %s is not printed',
  async (name) => {
    const scheme = name === 'SIP_WEBSOCKET_URL' ? 'wss' : 'https';
    const refused = await serve({ [name]: `${scheme}://me:hush@example.com` }).catch(String);
    expect(refused).toContain(name);
    expect(refused).not.toContain('hush');
  },
);

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
  // Served from a folder that nginx may enter, by a relative path as in the guide.
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
