import { serve } from '@hono/node-server';
import { openSandbox } from '../open.ts';

/* A sandbox of its own process, for being killed; tells its port on the standard output. */

const [file = ''] = process.argv.slice(2);
const sandbox = await openSandbox({ file, scale: 0 });
const server = serve({ fetch: sandbox.app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  process.stdout.write(`${port}\n`);
});
server.on('error', () => process.exit(1));
