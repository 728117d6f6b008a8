import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { testSandbox } from '../sandbox/tests/client.ts';
import { run } from './run.ts';

/** The command line in front of a sandbox, as in a pipeline, where nobody can be asked. */
export async function testTerminal() {
  const folder = mkdtempSync(join(tmpdir(), 'trunkline-'));
  const sandbox = await testSandbox();
  const server = serve({ fetch: sandbox.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const passwordOf = (name: string) =>
    sandbox.people.find((person) => person.name === name)?.password ?? '';

  async function trunkline(
    args: readonly string[],
    { as = 'admin', ...more }: Record<string, string> = {},
  ) {
    const texts = { out: '', err: '' };
    const status = await run({
      args,
      env: {
        API_BASE_URL: `${base}/api/v1`,
        API_USERNAME: as,
        API_PASSWORD: passwordOf(as),
        ...more,
      },
      print: (text) => {
        texts.out += `${text}\n`;
      },
      complain: (text) => {
        texts.err += `${text}\n`;
      },
      ask: null,
    });
    return { status, ...texts };
  }

  function written(name: string, text: string | Uint8Array): string {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  }

  return {
    sandbox,
    base,
    folder,
    passwordOf,
    trunkline,
    written,
    close: () => {
      server.close();
      sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type TestTerminal = Awaited<ReturnType<typeof testTerminal>>;
