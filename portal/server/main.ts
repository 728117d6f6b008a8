import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { type DemoPerson, openSandbox } from '../sandbox/open.ts';
import { dataFile } from './data-file.ts';
import { staticSite } from './static.ts';

const hostname = '127.0.0.1';
const site = fileURLToPath(new URL('../public', import.meta.url));

const canListen = (port: number) =>
  new Promise<boolean>((answer) => {
    const probe = createServer()
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

/** Serves the portal and, unless API_BASE_URL names a platform API, the sandbox beside it. */
async function main(): Promise<void> {
  const port = Number(process.env['PORT'] ?? 4400);
  const apiBaseUrl = process.env['API_BASE_URL'];
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    console.error(`PORT must be a number from 1 to 65535, not "${process.env['PORT']}".`);
    process.exit(1);
  }
  if (!(await canListen(port))) {
    const free = await freePortAfter(port);
    console.error(`Port ${port} is taken. Port ${free} is free: PORT=${free} npm start`);
    process.exit(1);
  }

  const app = new Hono();
  const sandbox = apiBaseUrl ? undefined : await openSandbox({ file: dataFile() });
  if (sandbox) {
    for (const path of ['/api/*', '/sandbox/*', '/health']) {
      app.all(path, (context) => sandbox.app.fetch(context.req.raw, context.env));
    }
  }
  app.route('/', staticSite(site));

  const server = serve({ fetch: app.fetch, hostname, port }, () => {
    console.log(`\n  Trunkline   http://${hostname}:${port}\n`);
    if (sandbox) {
      console.log(`  Sign in as\n${signIns(sandbox.people)}\n`);
      console.log(`  Data in ${dataFile()}; npm run sandbox:reset starts afresh.`);
    } else {
      console.log(`  Platform API ${apiBaseUrl}`);
    }
    console.log('  Ctrl-C ends it.\n');
  });

  const stop = () => {
    server.close(() => {
      sandbox?.close();
      process.exit(0);
    });
    // Idle keep-alive connections of a browser would hold the process open.
    if ('closeAllConnections' in server) server.closeAllConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

await main();
