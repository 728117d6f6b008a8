import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { expect, inject } from 'vitest';
import { stepPatience } from '../../scripts/lib/patience.ts';

/** A built application: its folder and the build output. */
export type BuiltApp = { folder: string; output: Rolldown.RolldownOutput['output'] };

type Options = {
  /** Installed packages: `lean` has the required ones, `full` the optional ones as well. */
  among?: 'lean' | 'full';
  external?: RegExp;
};

/** Writes an application with this code. Returns its folder. */
export function writeApp(name: string, code: string, among: 'lean' | 'full'): string {
  const app = join(inject('packed')[among], name);
  mkdirSync(app, { recursive: true });
  writeFileSync(join(app, 'main.jsx'), code);
  writeFileSync(
    join(app, 'index.html'),
    '<!doctype html><title>App</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/main.jsx"></script>',
  );
  return app;
}

/** Writes an application and builds it. */
export async function buildApp(
  name: string,
  code: string,
  { among = 'lean', external }: Options = {},
): Promise<BuiltApp> {
  const app = writeApp(name, code, among);
  const result = (await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: join(app, 'dist'), rolldownOptions: external ? { external } : {} },
  })) as Rolldown.RolldownOutput;
  return { folder: join(app, 'dist'), output: result.output };
}

/** Code of a page that renders a single element. */
export const appOf = (imports: string, element: string) =>
  `${imports}
   import { createRoot } from 'react-dom/client';
   createRoot(document.getElementById('root')).render(${element});`;

/** Renders the route check, which runs in a worker. */
export const checkedRoutes = appOf(
  "import { RouteLinter } from '@trunkline/ui/widgets/route-linter';",
  `<RouteLinter onFix={() => {}} input={{ defaultCarrierId: 'c', carriers: [], rivals: [], isActive: true,
     routes: { order: ['a'], rows: { a: { text: '^44(\\\\d+)+#', carrierId: 'c', spareCarrierIds: [], description: '' } } } }} />`,
);

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export async function serve(site: string, headers: Record<string, string> = {}) {
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    try {
      const body = readFileSync(join(site, path));
      response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.end(body);
    } catch {
      // Not a file of the application.
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

let connected: Promise<Browser> | undefined;

/** The browser shared by the test run, which closes it. */
export function browser(): Promise<Browser> {
  connected ??= chromium.connect(inject('packed').browser);
  return connected;
}

/** Opens a URL, passes the page to `look`, and fails on any page error. */
export async function visit(
  url: string,
  look: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const page = await (await browser()).newPage(options);
  page.setDefaultTimeout(stepPatience);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (said) => said.type() === 'error' && problems.push(said.text()));
  try {
    await page.goto(url);
    await look(page).catch((failure) => {
      expect(problems).toEqual([]);
      throw failure;
    });
    expect(problems).toEqual([]);
  } finally {
    await page.context().close();
  }
}

/** Serves a built application and opens it. */
export async function open(
  app: { folder: string },
  look: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const site = await serve(app.folder);
  await visit(site.url, look, options).finally(site.close);
}

/** A six-digit hex colour, in the form that computed styles have. */
export const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
