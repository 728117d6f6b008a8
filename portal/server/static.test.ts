import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { staticSite } from './static.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'index.html'), '<script src="/config.js"></script>');
  vi.stubEnv('PORTAL_CONFIG', join(folder, 'settings.js'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const settings = (text: string) =>
  writeFileSync(join(folder, 'settings.js'), `window.PORTAL_CONFIG = { cloudRegion: '${text}' };`);

it('lets a browser keep the settings until there are others', async () => {
  settings('eu');
  const site = staticSite(folder);
  const addressIn = async (page: string) =>
    /src="(.*)"/.exec(await (await site.request(page)).text())?.[1] ?? '';
  const address = await addressIn('/');
  expect(await addressIn('/internal/accounts')).toBe(address);
  const kept = await site.request(address);
  expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await kept.text()).toContain("'eu'");

  settings('us');
  expect(await addressIn('/')).not.toBe(address);
  const late = await site.request(address);
  expect(late.headers.get('cache-control')).toBe('no-store');
  expect(await late.text()).toContain("'us'");
  expect((await site.request('/config.js')).headers.get('cache-control')).toBe('no-store');
});

it('says the name and shows the icon of the brand before any script runs', async () => {
  const page =
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml" /><title>Trunkline</title>' +
    '<meta property="og:title" content="Trunkline" /><meta property="og:site_name" content="Trunkline" />' +
    '<script src="/config.js"></script><template id="log-in-page"><b>Trunkline</b></template>';
  writeFileSync(join(folder, 'index.html'), page);
  const served = async (brand: object) => {
    const script = `window.PORTAL_CONFIG = ${JSON.stringify({ brand })};`;
    writeFileSync(join(folder, 'settings.js'), script);
    return (await staticSite(folder).request('/')).text();
  };
  const brand = { id: 'acme', productName: 'A & $& "B" <i>', accent: '#b4531a' };
  const lettered = await served(brand);
  expect(lettered).toContain('<title>A &amp; $&amp; &quot;B&quot; &lt;i></title>');
  expect(lettered).toContain(
    '<meta property="og:title" content="A &amp; $&amp; &quot;B&quot; &lt;i>" />',
  );
  expect(lettered).toContain('<link rel="icon" href="data:image/svg+xml,');
  expect(lettered).not.toMatch(/trunkline/i);
  const withLogo = await served({ ...brand, logoUrl: '/brand/logo.png?a="b"&c' });
  expect(withLogo).toContain('<link rel="icon" href="/brand/logo.png?a=&quot;b&quot;&amp;c" />');
  expect(await served({ ...brand, productName: '' })).toContain('<title>Trunkline</title>');
});

it('answers a picture that is not there as missing, not with the page', async () => {
  settings('eu');
  writeFileSync(join(folder, 'mark.svg'), '<svg/>');
  const site = staticSite(folder);
  expect((await site.request('/mark.svg')).status).toBe(200);
  expect((await site.request('/brand/logo.SVG')).status).toBe(404);
  expect((await site.request('/internal/accounts')).status).toBe(200);
});
