import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import type { openSandbox } from '../sandbox/open.ts';
import type { attachSip } from '../sandbox/sip/attach.ts';
import { configScript } from '../server/config-script.ts';
import { dataFile } from '../server/data-file.ts';
import { passOn } from '../server/pass-on.ts';
import { platformApi } from '../server/platform-api.ts';

type Modules = { openSandbox: typeof openSandbox; attachSip: typeof attachSip };
type Running = { app: Awaited<ReturnType<typeof openSandbox>>['app']; close: () => void };

async function start(modules: Modules, server: ViteDevServer): Promise<Running> {
  const sandbox = await modules.openSandbox({ file: dataFile() });
  const closeSip = server.httpServer && modules.attachSip(server.httpServer, sandbox.phone);
  return {
    app: sandbox.app,
    close() {
      closeSip?.();
      sandbox.close();
    },
  };
}

/**
 * Runs the platform of `npm start` inside Vite's server for `npm run dev`. Reloads the sandbox when
 * its code changes.
 */
export function sandboxInDev(): Plugin {
  return {
    name: 'sandbox-in-dev',
    apply: 'serve',
    configureServer(server) {
      const api = platformApi();
      const pass = api && !api.isDirect ? passOn(api.baseUrl) : undefined;
      let loaded: { open: typeof openSandbox; running: Promise<Running> } | undefined;

      async function current(): Promise<Running> {
        const { openSandbox: open } = (await server.ssrLoadModule(
          '/sandbox/open.ts',
        )) as typeof import('../sandbox/open.ts');
        const { attachSip: attach } = (await server.ssrLoadModule(
          '/sandbox/sip/attach.ts',
        )) as typeof import('../sandbox/sip/attach.ts');
        if (loaded?.open !== open) {
          const before = loaded?.running;
          loaded = {
            open,
            running: (async () => {
              (await before)?.close();
              return start({ openSandbox: open, attachSip: attach }, server);
            })(),
          };
        }
        return loaded.running;
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
