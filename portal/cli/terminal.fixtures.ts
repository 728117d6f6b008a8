import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { testSandbox } from '../sandbox/tests/client.ts';
import type { Terminal } from './command.ts';
import { run } from './run.ts';

/** Runs the command line without an interactive terminal, as in a pipeline. */
export async function inPipeline(args: readonly string[], env: Terminal['env'] = {}) {
  const texts = { out: '', err: '' };
  const status = await run({ args, env, ...writingTo(texts), ask: null });
  return { status, ...texts };
}

/** Collects both outputs of a terminal. */
export const writingTo = (texts: { out: string; err: string }) => ({
  print: (text: string) => {
    texts.out += `${text}\n`;
  },
  complain: (text: string) => {
    texts.err += `${text}\n`;
  },
});

/** Serves a sandbox over HTTP. @param refuse status to respond with for a path instead; 0: none */
export async function servedSandbox(refuse: (path: string) => number = () => 0) {
  const folder = mkdtempSync(join(tmpdir(), 'trunkline-'));
  const sandbox = await testSandbox();
  const fetch = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const status = refuse(pathname + search);
    return status > 0
      ? new Response('{"msg":"the cellar is flooded"}', { status })
      : sandbox.app.fetch(request);
  };
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const passwordOf = (username: string) =>
    sandbox.people.find(({ name }) => name === username)?.password ?? '';
  return {
    sandbox,
    base,
    folder,
    passwordOf,
    /** Environment variables for a log-in. */
    envOf: (username: string) => ({
      API_BASE_URL: `${base}/api/v1`,
      API_USERNAME: username,
      API_PASSWORD: passwordOf(username),
    }),
    close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A terminal with a sandbox behind it. */
export async function testTerminal() {
  const served = await servedSandbox();
  return {
    ...served,
    trunkline: (args: readonly string[], { as = 'admin', ...more }: Record<string, string> = {}) =>
      inPipeline(args, { ...served.envOf(as), ...more }),
    written(name: string, text: string | Uint8Array): string {
      const file = join(served.folder, name);
      writeFileSync(file, text);
      return file;
    },
  };
}
export type TestTerminal = Awaited<ReturnType<typeof testTerminal>>;
