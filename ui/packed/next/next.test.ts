import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { create, read, root, unpacked } from '../../../create-trunkline/project.ts';
import { stepPatience } from '../../../scripts/lib/patience.ts';
import { browser, visit } from '../application.ts';
import { allEngines, expectStandIns } from '../engines.ts';

/*
 * The library in Next.js: built, drawn by its server, taken over by the page. It installs 340 MB, so
 * it is no part of `npm test`; what it proves of every component `server.test.ts` proves without it.
 */

/** Outside the repository, whose optional packages would be found otherwise. */
const app = join(tmpdir(), 'trunkline-next');
const { react } = JSON.parse(read(root, 'portal/package.json')).dependencies;
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
const next = join(app, 'node_modules/.bin/next');

const layout = `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`;

// A server component that reads a record and renders client components.
const page = `import { Button } from '@trunkline/ui/primitives/button';
import { Tabs } from '@trunkline/ui/primitives/tabs';
import { emptySipGateway } from '@trunkline/ui/widgets/sip-gateways';
import { Gateways } from './trunkline/gateways';
export const dynamic = 'force-dynamic';
export default function Page() {
  const tabs = [{ value: 'one', label: 'Gateways', content: <Gateways /> }];
  return <><Button variant="primary">Save to {emptySipGateway.port}</Button><Tabs label="Carrier" items={tabs} /></>;
}`;

const enginesPage = `import { Engines } from './engines';
export default function Page() {
  return <Engines />;
}`;

function scaffold(): void {
  for (const folder of ['app', 'command'])
    rmSync(join(app, folder), { recursive: true, force: true });
  mkdirSync(join(app, 'command'), { recursive: true });
  const dependencies = { next: '16.4.6', react, 'react-dom': react };
  writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const command = unpacked(join(root, 'create-trunkline'), join(app, 'command'));
  const { status } = create(command, app, '--library', '--name', 'Acme Voice');
  expect(status).toBe(0);
  rmSync(join(app, 'command'), { recursive: true });
  writeFileSync(join(app, 'app/layout.jsx'), layout);
  writeFileSync(join(app, 'app/page.jsx'), page);
  mkdirSync(join(app, 'app/engines'));
  writeFileSync(join(app, 'app/engines/engines.jsx'), `'use client';\n${allEngines}`);
  writeFileSync(join(app, 'app/engines/page.jsx'), enginesPage);
  const tools = ['typescript@5', '@types/react@19', '@types/node@20'];
  const packages = [
    inject('packed').tarball,
    ...tools,
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
  ];
  execFileSync('npm', ['install', ...packages], { cwd: app, stdio: 'inherit' });
}

async function start<Seen>(look: (url: string) => Promise<Seen>): Promise<Seen> {
  const server = spawn(next, ['start', '--hostname', '127.0.0.1', '--port', '0'], {
    cwd: app,
    env,
  });
  try {
    const url = await new Promise<string>((found, failed) => {
      server.stderr.on('data', (chunk) => failed(new Error(String(chunk))));
      server.stdout.on('data', (chunk) => {
        const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(chunk)) ?? [];
        if (address) found(address);
      });
    });
    return await look(url);
  } finally {
    server.kill('SIGTERM');
  }
}

beforeAll(scaffold, 300_000);

describe.each([
  ['Turbopack', []],
  ['webpack', ['--webpack']],
])('with %s', (_name, options) => {
  beforeAll(() => {
    execFileSync(next, ['build', ...options], { cwd: app, env, stdio: 'inherit' });
  }, 300_000);

  it('draws on the server, and takes over without a word', async () => {
    await start(async (url) => {
      const html = await (await fetch(url)).text();
      for (const text of ['Save to', 'Gateways', 'Acme Voice', '203.0.113.10']) {
        expect(html).toContain(text);
      }
      await visit(url, async (tab) => {
        const fields = await tab.getByRole('textbox').count();
        await expect
          .poll(async () => {
            await tab.getByRole('button', { name: 'Add SIP gateway' }).click();
            return tab.getByRole('textbox').count();
          })
          .toBeGreaterThan(fields);
      });
    });
  });

  it('says which optional package is missing in its place', async () => {
    await start(async (url) => {
      const tab = await (await browser()).newPage();
      tab.setDefaultTimeout(stepPatience);
      await expectStandIns(tab, `${url}/engines`);
      await tab.context().close();
    });
  });
});
