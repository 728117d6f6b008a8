import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { openSandbox } from '../../sandbox/open.ts';
import { connect } from '../../src/platform/client/calls/transport.ts';

/** A sandbox of its own on loopback, which the calls of the console are connected to. */
export async function connectedPlatform(name: string, password: string) {
  const sandbox = await openSandbox({ file: ':memory:', scale: 0.02 });
  const server = serve({ fetch: sandbox.app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((ready) => server.once('listening', ready));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
  const answer = await fetch(`${baseUrl}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, password }),
  });
  const { token } = (await answer.json()) as { token: string };
  connect({
    baseUrl,
    getToken: () => token,
    onUnauthorized: () => undefined,
    onUnreachable: () => undefined,
  });
  return {
    store: sandbox.store,
    database: sandbox.database,
    live: sandbox.live,
    close: async () => {
      await new Promise((closed) => server.close(closed));
      sandbox.close();
    },
  };
}
