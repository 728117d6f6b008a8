import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSocket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { callsHappen, type DemoPerson, openSandbox } from '../sandbox/open.ts';
import { attachSip } from '../sandbox/sip/attach.ts';
import { compressed } from './compressed.ts';
import { configScript } from './config-script.ts';
import { dataFile } from './data-file.ts';
import { brandOf } from './page.ts';
import { passOn } from './pass-on.ts';
import { type PlatformApi, platformApi } from './platform-api.ts';
import { staticSite } from './static.ts';

const hostname = '127.0.0.1';
const site = fileURLToPath(new URL('../public', import.meta.url));

const canListen = (port: number) =>
  new Promise<boolean>((answer) => {
    const probe = createSocket()
      .once('error', () => answer(false))
      .once('listening', () => probe.close(() => answer(true)))
      .listen(port, hostname);
  });

async function freePortAfter(port: number): Promise<number> {
  let candidate = port + 1;
  while (!(await canListen(candidate))) candidate += 1;
  return candidate;
}

function signIns(people: readonly DemoPerson[]): string {
  const width = Math.max(...people.map(({ name }) => name.length));
  return people
    .map(
      ({ name, password, scope, note }) =>
        `    ${name.padEnd(width)}  ${password.padEnd(14)}  ${scope}${note ? `, ${note}` : ''}`,
    )
    .join('\n');
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function givenApi(): PlatformApi | undefined {
  try {
    return platformApi();
  } catch (error) {
    return fail((error as Error).message);
  }
}

/** Serves the portal and its platform: the API named by API_BASE_URL, otherwise the sandbox. */
async function main(): Promise<void> {
  const port = Number(process.env['PORT'] ?? 4400);
  const api = givenApi();
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    fail(`PORT must be a number from 1 to 65535, not "${process.env['PORT']}".`);
  }
  if (!(await canListen(port))) {
    const free = await freePortAfter(port);
    fail(`Port ${port} is taken. Port ${free} is free: PORT=${free} npm start`);
  }

  const app = new Hono();
  const sandbox = api
    ? undefined
    : await openSandbox({
        file: dataFile(),
        hasCalls: callsHappen(process.env),
      });
  if (sandbox) {
    for (const path of ['/api/*', '/sandbox/*', '/health']) {
      app.all(path, (context) => sandbox.app.fetch(context.req.raw, context.env));
    }
  }
  app.route('/', staticSite(site));

  const answer = getRequestListener(app.fetch, { hostname });
  const pass = api && !api.isDirect ? passOn(api.baseUrl) : undefined;
  const answerCall = compressed(pass ?? answer);
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith('/api/')) answerCall(incoming, outgoing);
    else answer(incoming, outgoing);
  });
  const closeSip = sandbox && attachSip(server, sandbox.phone);
  server.listen(port, hostname, () => {
    const brand = brandOf(configScript());
    console.log(`\n  ${brand?.productName ?? 'Trunkline'}   http://${hostname}:${port}\n`);
    const logo = /^\/[^?#]*/.exec(brand?.logoUrl ?? '')?.[0];
    if (logo && !existsSync(site + logo)) {
      console.warn(
        `  The logo of the brand is no file: ${site}${logo}. The console shows the first letter of the name instead.\n`,
      );
    }
    if (sandbox) {
      console.log(`  Sign in as\n${signIns(sandbox.people)}\n`);
      console.log(`  Data in ${dataFile()}; npm run sandbox:reset starts afresh.`);
    }
    if (api) {
      const how = api.isDirect ? 'called by the browser' : 'calls to /api/v1 are passed on';
      console.log(`  Platform API ${api.baseUrl} (${how})`);
    }
    console.log('  Ctrl-C ends it.\n');
  });

  const stop = () => {
    closeSip?.();
    server.close(() => {
      sandbox?.close();
      process.exit(0);
    });
    // Idle keep-alive connections of browsers would keep the process alive.
    server.closeAllConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

await main();
