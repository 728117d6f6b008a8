import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type RequestOptions,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { afterEach, beforeEach } from 'vitest';
import { passOn } from './pass-on.ts';

type Seen = { method: string; url: string; headers: Record<string, string>; body: string };

/** Echoes the request in its response. */
export const mirror: RequestListener = async (incoming, outgoing) => {
  const { method, url, headers } = incoming;
  outgoing.end(JSON.stringify({ method, url, headers, body: await text(incoming) }));
};
export const mirrored = async (answer: IncomingMessage) => (await json(answer)) as Seen;

const servers: Server[] = [];

export async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A platform API with base /platform/v1, and a server that forwards /api/v1 to it. */
export const world = { platform: mirror, platformPort: 0, port: 0 };

/** Starts a platform and a server that forwards requests to it, for each test. */
export function usesWorld(): void {
  beforeEach(async () => {
    world.platform = mirror;
    world.platformPort = await listen((...exchange) => world.platform(...exchange));
    world.port = await listen(passOn(`http://127.0.0.1:${world.platformPort}/platform/v1`));
  });
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.close();
      server.closeAllConnections();
    }
  });
}

export const send = (path: string, options: RequestOptions = {}) =>
  request({ host: '127.0.0.1', port: world.port, path, ...options });

export async function answerTo(call: ReturnType<typeof send>): Promise<IncomingMessage> {
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return answer;
}

export const ask = (path: string, options?: RequestOptions, body?: string | Buffer) =>
  answerTo(send(path, options).end(body));
