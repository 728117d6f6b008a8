import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createServer, type Plugin } from 'vite';
import type { OpenSandbox } from '../../sandbox/open.ts';

/** In a server of its own: the plugins of the tests would rewrite it for a page. */
async function openSandbox(): Promise<OpenSandbox> {
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
  return open({ file: ':memory:' });
}

/** A platform API behind the pages of the screen tests: for one run, from the seed. */
export function sandboxForScreens(): Plugin {
  let sandbox: Promise<OpenSandbox> | undefined;
  return {
    name: 'sandbox-for-screens',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!/^\/(api|sandbox)\//.test(request.url ?? '')) return next();
        sandbox ??= openSandbox();
        const { app } = await sandbox;
        await getRequestListener(app.fetch)(request, response);
      });
    },
  };
}
