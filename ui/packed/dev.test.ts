import { createServer } from 'vite';
import { it } from 'vitest';
import { checkedRoutes, visit, writeApp } from './application.ts';

/** Runs the development server of an application. */
it('finds workers and what comes later where packages are bundled ahead', async () => {
  const app = writeApp('dev', checkedRoutes, 'full');
  const server = await createServer({
    root: app,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    // Here packages are installed beside the application, elsewhere inside it.
    server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
  });
  await server.listen();
  try {
    await visit(server.resolvedUrls?.local[0] ?? '', (page) =>
      page.getByText('can hold up the call engine').waitFor(),
    );
  } finally {
    await server.close();
  }
});
