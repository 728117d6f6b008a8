import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createServer, type Plugin } from 'vite';

/** In a server of its own: the plugins of the tests would rewrite it for a page. */
async function openSandbox() {
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
  const secret = crypto.randomUUID();
  const { app, store } = await open({ file: ':memory:', secret });
  const hostedApp = createSandboxApp({ store, secret, hosted: true });
  return { answer: getRequestListener(app.fetch), hosted: getRequestListener(hostedApp.fetch) };
}

const hostedPrefix = '/hosted';

/**
 * A platform API behind the pages of the screen tests: for one run, from the seed. Under /hosted the
 * same people and records are those of the hosted platform.
 */
export function sandboxForScreens(): Plugin {
  let sandbox: ReturnType<typeof openSandbox> | undefined;
  return {
    name: 'sandbox-for-screens',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { url = '' } = request;
        if (!/^(\/hosted)?\/(api|sandbox)\//.test(url)) return next();
        sandbox ??= openSandbox();
        const { answer, hosted } = await sandbox;
        if (!url.startsWith(hostedPrefix)) return answer(request, response);
        request.url = url.slice(hostedPrefix.length);
        await hosted(request, response);
      });
    },
  };
}
