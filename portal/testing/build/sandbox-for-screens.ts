import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { type Connect, createServer, type Plugin, type ViteDevServer } from 'vite';

/** Uses a separate server: the plugins of the tests would transform it for a page. */
async function openSandbox(server: ViteDevServer) {
  const loader = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { openSandbox: open } = (await loader.ssrLoadModule(
    '/sandbox/open.ts',
  )) as typeof import('../../sandbox/open.ts');
  const { createSandboxApp } = (await loader.ssrLoadModule(
    '/sandbox/app.ts',
  )) as typeof import('../../sandbox/app.ts');
  const { attachSip } = (await loader.ssrLoadModule(
    '/sandbox/sip/attach.ts',
  )) as typeof import('../../sandbox/sip/attach.ts');
  const secret = crypto.randomUUID();
  const { app, store, database, phone } = await open({ file: ':memory:', secret });
  if (server.httpServer) attachSip(server.httpServer, phone);
  const hostedApp = createSandboxApp({ store, secret, hosted: true });
  return {
    answer: getRequestListener(app.fetch),
    hosted: getRequestListener(hostedApp.fetch),
    database,
  };
}

async function bodyOf(request: Connect.IncomingMessage): Promise<unknown> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part as Uint8Array);
  return JSON.parse(Buffer.concat(parts).toString());
}

/** Writes past all rules of the platform, like a person at its database. */
const storePath = '/sandbox/database';

const hostedPrefix = '/hosted';

/**
 * A platform API behind the pages of the screen tests: for one run, from the seed. Under /hosted,
 * the same people and records belong to the hosted platform.
 */
export function sandboxForScreens(): Plugin {
  let sandbox: ReturnType<typeof openSandbox> | undefined;
  return {
    name: 'sandbox-for-screens',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { url = '' } = request;
        if (!/^(\/hosted)?\/(api|sandbox)\//.test(url)) return next();
        sandbox ??= openSandbox(server);
        const { answer, hosted, database } = await sandbox;
        if (url === storePath) {
          const { sql, values } = (await bodyOf(request)) as { sql: string; values: unknown[] };
          return response.end(String(database.run(sql, values)));
        }
        if (!url.startsWith(hostedPrefix)) return answer(request, response);
        request.url = url.slice(hostedPrefix.length);
        await hosted(request, response);
      });
    },
  };
}
