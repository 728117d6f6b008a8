import { ensureInstalled, requireNode, root } from './lib/prepare.mjs';

requireNode();
ensureInstalled();
const { createServer } = await import('vite');
const server = await createServer({
  configFile: `${root}portal/vite.config.ts`,
  server: { port: Number(process.env.PORT ?? 4400), strictPort: true },
});
await server.listen();
server.printUrls();
