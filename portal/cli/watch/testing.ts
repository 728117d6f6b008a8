import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { NORTHWIND } from '../../sandbox/seed/known-sids.ts';
import { type TestSandbox, testSandbox } from '../../sandbox/tests/client.ts';
import type { Given } from '../command.ts';
import { watchCommand } from '../commands/watch.ts';
import { readOptions } from '../options.ts';
import { callerOf, logIn, platformApi } from '../platform-api.ts';
import { findProvider } from '../target.ts';
import { watch } from './index.ts';
import type { State } from './state/state.ts';

/* A sandbox behind HTTP that tests of the watch change and look at. */

/** Arguments as the command reads them. */
export function givenTo(args: readonly string[]): Given {
  const read = readOptions(['watch', ...args], [watchCommand]);
  if (read === 'version' || 'helpFor' in read) throw new Error('no arguments of a watch');
  return read.given;
}

type RunOptions = {
  args?: readonly string[];
  env?: Record<string, string>;
  /** Username of the log-in. */
  as?: string;
  signal?: AbortSignal;
  onListening?: (port: number) => void;
  onPrint?: (text: string) => void;
};

export async function watchedSandbox() {
  const folder = mkdtempSync(join(tmpdir(), 'trunkline-watch-'));
  const sandbox: TestSandbox = await testSandbox();
  /** Requests, and how the next ones are answered in place of the sandbox. */
  const wire = { calls: [] as string[], refuse: (_path: string): number => 0, logIns: 0 };
  const server: ServerType = serve({
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      wire.calls.push(pathname + search);
      const status = wire.refuse(pathname);
      return status > 0
        ? new Response('{"msg":"the cellar is flooded"}', { status })
        : sandbox.app.fetch(request);
    },
    port: 0,
    hostname: '127.0.0.1',
  });
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
  const stateFile = join(folder, 'watch.json');

  async function openSession(as: string, provider: string, timeout: number) {
    wire.logIns += 1;
    const password = sandbox.people.find(({ name }) => name === as)?.password ?? '';
    const token = await logIn({ baseUrl, timeout }, as, password);
    const api = platformApi({ baseUrl, timeout, token });
    const found = await findProvider(api, provider);
    return { api, caller: await callerOf(api, token, found.sid), provider: found };
  }

  return {
    sandbox,
    wire,
    baseUrl,
    stateFile,
    state: () => JSON.parse(readFileSync(stateFile, 'utf8')) as State,
    /** Time of the sandbox and of the watch. */
    pass: (minutes: number) => {
      sandbox.clock.now = new Date(sandbox.clock.now.getTime() + minutes * 60_000);
    },
    registration: (sid: string, status: 'ok' | 'fail', reason = '') =>
      sandbox.database.run(
        'UPDATE voip_carriers SET register_status = ? WHERE voip_carrier_sid = ?',
        [JSON.stringify({ status, reason, cseq: '1 REGISTER', callId: 'x' }), sid],
      ),
    alert: (accountSid: string, type: string, message = 'said in a call') =>
      sandbox.store.alerts.add({
        time: sandbox.clock.now.getTime() - 1000,
        account_sid: accountSid,
        service_provider_sid: NORTHWIND,
        alert_type: type,
        message,
        detail: null,
        vendor: null,
      }),
    async run({ args = ['--once'], env = {}, as = 'sp-northwind', ...rest }: RunOptions = {}) {
      const texts = { out: '', err: '' };
      const status = await watch(
        givenTo(['--state', stateFile, ...args]),
        {
          env: { API_BASE_URL: baseUrl, ...env },
          print: (text) => {
            texts.out += `${text}\n`;
            rest.onPrint?.(text);
          },
          complain: (text) => {
            texts.err += `${text}\n`;
          },
        },
        {
          openSession: (provider, timeout) => openSession(as, provider, timeout),
          now: () => sandbox.clock.now,
          // Tests of other files share the pace of this process.
          turn: async () => undefined,
          ...(rest.signal && { signal: rest.signal }),
          ...(rest.onListening && { onListening: rest.onListening }),
        },
      );
      return { status, ...texts };
    },
    async close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type WatchedSandbox = Awaited<ReturnType<typeof watchedSandbox>>;
