import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { ACME, GLOBEX } from '../../seed/known-sids.ts';
import { testSandbox } from '../../tests/client.ts';
import { attachSip } from '../attach.ts';
import { headerOf, type SipResponse } from '../message.ts';
import { type Identity, openClient, type RawClient } from './raw-client.ts';

export const sales: Identity = {
  username: 'sales1',
  password: 'pass-sales1',
  realm: 'globex.sip.example.net',
};

type Who = Partial<Identity>;

/** Status and phrase of a response, and the cause of a refusal if given. */
export const told = (answer: SipResponse) =>
  [answer.status, answer.reason, headerOf(answer, 'X-Reason')].filter((part) => part !== undefined);

/** A sandbox behind a server, and its SIP clients. */
export async function openWorld({ hosted = false } = {}) {
  const sandbox = await testSandbox({ scale: 0, hosted });
  const server = createServer(getRequestListener(sandbox.app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const closeSip = attachSip(server, sandbox.phone);
  const clients: RawClient[] = [];

  async function client(identity: Who = {}) {
    const made = await openClient(port, { ...sales, ...identity });
    clients.push(made);
    return made;
  }

  return {
    ...sandbox,
    server,
    port,
    client,
    /** Final response to a call that is challenged. */
    async call(uri: string, who: Who = {}) {
      const caller = await client(who);
      const { sent, final } = await caller.ask('INVITE', uri);
      caller.acknowledge(sent, final);
      return final;
    },
    async register(who: Who = {}) {
      return (await (await client(who)).register()).final;
    },
    /** For requests whose response isn't text. */
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
