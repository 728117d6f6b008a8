import { readFileSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { configScript, settingsOf, siteOf, versionOf } from './config-script.ts';
import { pageWith, scriptHashOf } from './page.ts';
import { securityHeaders } from './security-headers.ts';

/** For files that never change at their URL. */
const forGood = 'public, max-age=31536000, immutable';

/** The built portal: long-lived assets, and index.html for every URL of the router. */
export function staticSite(folder: string): Hono {
  const site = new Hono();
  const index = readFileSync(`${folder}/index.html`, 'utf8');
  const about = { ...siteOf(settingsOf(configScript())), scriptHash: scriptHashOf(index) };

  site.use(async (context, next) => {
    await next();
    const headers = securityHeaders(about, context.req.header('Sec-Fetch-Site'));
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  });
  site.get('/config.js', (context) => {
    const script = configScript();
    return context.body(script, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': context.req.query('v') === versionOf(script) ? forGood : 'no-store',
    });
  });
  site.use('/assets/*', async (context, next) => {
    await next();
    if (context.res.ok) context.header('Cache-Control', forGood);
  });
  const files = serveStatic({ root: folder, precompressed: true });
  site.use('*', (context, next) => (context.req.path === '/' ? next() : files(context, next)));
  // A missing file is a 404, not the page: a stale chunk must fail loudly.
  site.get('/assets/*', (context) => context.notFound());
  // A missing image must not get the page either.
  site.get('*', (context, next) =>
    /\.(avif|gif|ico|jpe?g|png|svg|webp)$/i.test(context.req.path) ? context.notFound() : next(),
  );
  site.use(compress());
  site.get('*', (context) =>
    context.body(pageWith(index, configScript()), 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Sec-Fetch-Site',
    }),
  );
  return site;
}
