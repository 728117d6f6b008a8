import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { entries } from '../build/library.ts';
import { open } from './application.ts';
import { buildStories } from './stories.ts';

const run = promisify(execFile);

/** Runs a module in a separate Node process, without a window. Returns its output, parsed as JSON. */
async function runInNode(file: string, code: string) {
  const path = join(inject('packed').full, file);
  writeFileSync(path, code);
  const { stdout } = await run(process.execPath, [path], { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout);
}

it('loads every entry where there is no window', async () => {
  const paths = Object.keys(entries).map((entry) =>
    entry.endsWith('/index') ? dirname(entry) : entry,
  );
  const refused = await runInNode(
    'load.mjs',
    `const refused = [];
     for (const path of ${JSON.stringify(paths)}) {
       await import('@trunkline/ui/' + path).catch((error) => refused.push(path + ': ' + error.message));
     }
     console.log(JSON.stringify(refused));`,
  );
  expect(refused).toEqual([]);
});

type Drawn = { name: string; html?: string; errors: string[] };

it('draws the first story of every component on a server, and takes it over in a page', async () => {
  const server = await buildStories(
    'server',
    `import { prerender } from 'react-dom/static';
     import { stories } from 'stories.jsx';
     const drawn = [];
     for (const { name, element } of stories) {
       const one = { name, errors: [] };
       // Whole: what comes after the page is moved by a script, which innerHTML runs not.
       const options = { progressiveChunkSize: Infinity, onError: (error) => one.errors.push(error.stack) };
       const { prelude } = await prerender(element, options).catch(() => ({}));
       one.html = prelude && (await new Response(prelude).text());
       drawn.push(one);
     }
     process.stdout.write(JSON.stringify(drawn));`,
  );
  const drawn: Drawn[] = await runInNode('stories.mjs', `import '${server}/main.js';`);
  expect(drawn.filter(({ errors }) => errors.length > 0)).toEqual([]);
  expect(drawn.length).toBeGreaterThan(100);

  const page = await buildStories(
    'page',
    `import { hydrateRoot } from 'react-dom/client';
     import { stories } from 'stories.jsx';
     globalThis.takeOver = async (drawn) => {
       const wrong = [];
       for (const { name, element } of stories) {
         const part = document.createElement('div');
         part.innerHTML = drawn.find((one) => one.name === name).html;
         document.body.append(part);
         const say = (...words) => wrong.push(name + ': ' + words.join(' '));
         console.error = say;
         const taken = new Promise((told) => { globalThis.told = told; });
         const root = hydrateRoot(part, element, { onRecoverableError: say, onUncaughtError: say });
         await taken;
         await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
         root.unmount();
         part.remove();
       }
       return wrong;
     };`,
  );
  writeFileSync(
    join(page, 'index.html'),
    '<!doctype html><title>App</title><link rel="icon" href="data:,"><script type="module" src="/main.js"></script>',
  );
  await open({ folder: page }, async (tab) => {
    await tab.waitForFunction(() => 'takeOver' in globalThis);
    const wrong = await tab.evaluate(
      (all) => (globalThis as unknown as { takeOver: (all: Drawn[]) => string[] }).takeOver(all),
      drawn,
    );
    expect(wrong).toEqual([]);
  });
});
