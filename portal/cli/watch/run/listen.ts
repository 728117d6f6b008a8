import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Refusal } from '../../command.ts';
import type { Figures } from './figures.ts';

/** Serves /healthz and /metrics. @returns the port, and a function to close it */
export async function listen(host: string, port: number, figures: Figures) {
  const server = createServer(async (request, response) => {
    const isGet = request.method === 'GET' || request.method === 'HEAD';
    if (isGet && request.url === '/healthz') {
      const isHealthy = figures.isHealthy();
      response.writeHead(isHealthy ? 200 : 503, { 'Content-Type': 'text/plain' });
      response.end(isHealthy ? 'ok\n' : 'no look has succeeded recently\n');
    } else if (isGet && request.url === '/metrics') {
      const text = await figures.text();
      response.writeHead(200, { 'Content-Type': figures.contentType }).end(text);
    } else response.writeHead(404).end();
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: Error) => {
    throw new Refusal(`--listen ${host}:${port}: ${error.message}`);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
