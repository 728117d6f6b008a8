import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, type Page } from '@playwright/test';

export const catalogue = fileURLToPath(new URL('../../.cache/stories', import.meta.url));

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Serves the built stories on loopback, cacheable, so that each worker loads them once. */
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

export const usual = { width: 960, height: 720 };

/** One page and one server per worker: loading the catalogue for each shot would take minutes. */
export const test = base.extend<object, { sheet: { page: Page; url: string } }>({
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

/** Waits until the story is rendered and its play function has ended. */
async function waitForStory(page: Page, id: string): Promise<void> {
  await page.waitForFunction((story) => {
    const preview = (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
    const render = preview?.currentRender;
    return render?.id === story && ['finished', 'errored', 'aborted'].includes(render.phase ?? '');
  }, id);
  await page.evaluate(() => document.fonts.ready);
}

/** Opens a story in the light scheme and waits until it is rendered. */
export async function openStory(page: Page, url: string, id: string, globals = ''): Promise<void> {
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=scheme:light;${globals}`);
  await waitForStory(page, id);
}
