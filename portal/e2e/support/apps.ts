import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEMO_APPS_PATH, demoApp } from '../../sandbox/rules/demo-apps.ts';

/**
 * Serves applications that publish their variables, on this machine: in front of any platform that
 * can reach it. The sandbox knows them without asking.
 */
export async function serveApps() {
  const server = createServer((request, response) => {
    const name = (request.url ?? '').split('?')[0]?.slice(DEMO_APPS_PATH.length + 1) ?? '';
    const app = demoApp(name);
    const answer = request.method === 'OPTIONS' ? app?.schema : app?.verbs;
    response.writeHead(app ? (answer ? 200 : 204) : 404, { 'Content-Type': 'application/json' });
    response.end(answer && JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (name: string) => `http://127.0.0.1:${port}${DEMO_APPS_PATH}/${name}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
