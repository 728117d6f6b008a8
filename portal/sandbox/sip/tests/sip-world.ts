import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { ACME, GLOBEX } from '../../seed/known-sids.ts';
import { testSandbox } from '../../tests/client.ts';
import { attachSip } from '../attach.ts';
import { type Identity, openClient, type RawClient } from './raw-client.ts';

export const sales: Identity = {
  username: 'sales1',
  password: 'pass-sales1',
  realm: 'globex.sip.example.net',
};

/** A sandbox behind a server, and its SIP clients. */
export async function openWorld({ hosted = false } = {}) {
  const sandbox = await testSandbox({ scale: 0, hosted });
  const server = createServer(getRequestListener(sandbox.app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const closeSip = attachSip(server, sandbox.phone);
  const clients: RawClient[] = [];

  return {
    ...sandbox,
    server,
    port,
    async client(identity: Partial<Identity> = {}) {
      const client = await openClient(port, { ...sales, ...identity });
      clients.push(client);
      return client;
    },
    /** For answers that are no text. */
    async tokenOf(name: string): Promise<string> {
      const person = sandbox.people.find((one) => one.name === name);
      const { json } = await sandbox
        .withToken(undefined)
        .post('/login', { username: name, password: person?.password });
      return (json as { token: string }).token;
    },
    fault: (sip: Record<string, unknown>, times?: number) =>
      sandbox.app.request('/sandbox/faults', {
        method: 'POST',
        body: JSON.stringify({ sip, ...(times !== undefined && { times }) }),
      }),
    async end(): Promise<void> {
      closeSip();
      for (const client of clients) client.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      sandbox.close();
    },
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
export { ACME, GLOBEX };
