import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import type { openSandbox } from '../sandbox/open.ts';
import { configScript } from '../server/config-script.ts';
import { dataFile } from '../server/data-file.ts';
import { passOn } from '../server/pass-on.ts';
import { platformApi } from '../server/platform-api.ts';

type Sandbox = Awaited<ReturnType<typeof openSandbox>>;

/**
 * `npm run dev`: the platform that `npm start` would have, inside Vite's own server. The sandbox is
 * reloaded when its code changes.
 */
export function sandboxInDev(): Plugin {
  return {
    name: 'sandbox-in-dev',
    apply: 'serve',
    configureServer(server) {
      const api = platformApi();
      const pass = api && !api.isDirect ? passOn(api.baseUrl) : undefined;
      let loaded: { open: typeof openSandbox; sandbox: Promise<Sandbox> } | undefined;

      async function current(): Promise<Sandbox> {
        const { openSandbox: open } = (await server.ssrLoadModule('/sandbox/open.ts')) as {
          openSandbox: typeof openSandbox;
        };
        if (loaded?.open !== open) {
          (await loaded?.sandbox)?.close();
          loaded = { open, sandbox: open({ file: dataFile() }) };
        }
        return loaded.sandbox;
      }

      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (path === '/config.js') {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(configScript());
        } else if (/^\/(api\/|sandbox\/|health$)/.test(path) && !path.endsWith('.ts')) {
          if (pass) return pass(request, response);
          if (api) return next();
          const { app } = await current();
          await getRequestListener(app.fetch)(request, response);
        } else next();
      });
    },
  };
}
