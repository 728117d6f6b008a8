import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import webpack, { type Stats } from 'webpack';
import { stepPatience } from '../../scripts/lib/patience.ts';
import { browser, serve, writeApp } from './application.ts';
import { allEngines, expectStandIns } from './engines.ts';

const build = (app: string) =>
  new Promise<Stats>((built, failed) => {
    webpack(
      {
        context: app,
        entry: './main.js',
        mode: 'production',
        performance: false,
        output: { path: join(app, 'dist'), filename: 'main.js' },
      },
      (failure, stats) => (stats ? built(stats) : failed(failure)),
    );
  });

it('builds with webpack without the optional packages, and says what is missing in its place', async () => {
  const app = writeApp('webpack', '', 'lean');
  writeFileSync(join(app, 'engines.js'), allEngines);
  writeFileSync(
    join(app, 'main.js'),
    `import { createRoot } from 'react-dom/client';
     import { createElement } from 'react';
     import { Engines } from './engines.js';
     createRoot(document.getElementById('root')).render(createElement(Engines));`,
  );
  const stats = await build(app);
  expect(stats.compilation.errors.map(({ message }) => message)).toEqual([]);
  writeFileSync(
    join(app, 'dist/index.html'),
    '<!doctype html><meta charset="utf-8"><title>App</title><link rel="icon" href="data:,"><div id="root"></div><script src="main.js"></script>',
  );
  const site = await serve(join(app, 'dist'));
  const page = await (await browser()).newPage();
  page.setDefaultTimeout(stepPatience);
  await expectStandIns(page, site.url).finally(site.close);
  await page.context().close();
});
