import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';

const catalogue = fileURLToPath(new URL('../../.cache/stories', import.meta.url));
const indexFile = join(catalogue, 'index.json');
if (!existsSync(indexFile)) throw new Error('Build the stories first: npm run build:stories');

type Entry = { id: string; title: string; name: string; tags: string[]; type: string };
const { entries } = JSON.parse(readFileSync(indexFile, 'utf8')) as {
  entries: Record<string, Entry>;
};
const stories = Object.values(entries).filter(
  ({ type, tags }) => type === 'story' && tags.includes('visual'),
);

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** The built stories on loopback, cacheable, so that each worker loads them once. */
async function serveCatalogue(): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://catalogue').pathname);
    const file = join(catalogue, path);
    if (!file.startsWith(catalogue) || !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'max-age=3600',
    });
    response.end(await readFile(file));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const usual = { width: 960, height: 720 };

/** One page and one server a worker: loading the catalogue anew for each shot costs minutes. */
const test = base.extend<object, { sheet: { page: Page; url: string } }>({
  sheet: [
    async ({ browser }, use) => {
      const { url, close } = await serveCatalogue();
      const context = await browser.newContext({
        viewport: usual,
        timezoneId: 'UTC',
        locale: 'en-US',
        reducedMotion: 'reduce',
      });
      await use({ page: await context.newPage(), url });
      await context.close();
      close();
    },
    { scope: 'worker' },
  ],
});

type Preview = { currentRender?: { phase?: string; id?: string } };

/** The story is drawn and its play function has ended. */
async function waitForStory(page: Page, id: string): Promise<void> {
  await page.waitForFunction((story) => {
    const preview = (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
    const render = preview?.currentRender;
    return render?.id === story && ['finished', 'errored', 'aborted'].includes(render.phase ?? '');
  }, id);
  await page.evaluate(() => document.fonts.ready);
}

type Shot = { name: string; globals?: string; width?: number };

/** What a story tagged `visual-axes` is looked at in besides: widths, direction, brands. */
const axes: readonly Shot[] = [
  { name: '1440', width: 1440 },
  { name: '1024', width: 1024 },
  { name: '390', width: 390 },
  { name: 'rtl', globals: 'direction:rtl' },
  { name: 'copperline', globals: 'brand:copperline' },
  { name: 'fernway', globals: 'brand:fernway' },
  { name: 'plumtree', globals: 'brand:plumtree' },
];
for (const { id, title, name, tags } of stories) {
  const open = async (page: Page, url: string, globals: string) => {
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=scheme:light;${globals}`);
    await waitForStory(page, id);
  };
  test(`${title} · ${name}`, async ({ sheet: { page, url } }) => {
    await open(page, url, '');
    await expect(page).toHaveScreenshot(`${id}-light.png`);
    if (tags.includes('visual-axes')) {
      // What a screen reader finds, in its order.
      const root = page.locator('#storybook-root');
      await expect(root).toMatchAriaSnapshot({ name: `${id}.aria.yml` });
    }
    // Colours are tokens, so the other scheme is the same page with another attribute.
    await page.evaluate(() => {
      document.documentElement.dataset['mode'] = 'dark';
    });
    await expect(page).toHaveScreenshot(`${id}-dark.png`);
  });
  if (!tags.includes('visual-axes')) continue;
  for (const { name: axis, globals = '', width = usual.width } of axes) {
    test(`${title} · ${name} · ${axis}`, async ({ sheet: { page, url } }) => {
      await page.setViewportSize({ ...usual, width });
      try {
        await open(page, url, globals);
        await expect(page).toHaveScreenshot(`${id}-${axis}.png`);
      } finally {
        await page.setViewportSize(usual);
      }
    });
  }
}
