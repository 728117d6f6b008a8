import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, runnerImport } from 'vite';
import { compileHint } from './compile-ahead.ts';
import { renderLogInPage } from './log-in-page.ts';
import { withoutRouteMembers } from './route-members.ts';
import { chunksOf, filesOf, isScreen } from './screen-files.ts';

const portal = fileURLToPath(new URL('..', import.meta.url));

const schemeModule = '<script type="module" src="/src/start/scheme.ts"></script>';
/** Placeholder for first.ts while Vite takes the modules out of the page. */
const place = '<!--head-->';

const moduleScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;

/** Path and file of every screen, from the routes table. */
async function screensOfRoutes() {
  const { module } = await runnerImport<{ screens: [path: string, id: string][] }>(
    join(portal, 'src/start/screens-of-routes.ts'),
    {
      configFile: false,
      plugins: [
        {
          name: 'screens-by-id',
          enforce: 'pre',
          load: (id) => (isScreen.test(id) ? `export default ${JSON.stringify(id)}` : undefined),
        },
      ],
    },
  );
  return module.screens;
}

/**
 * Writes first.ts into index.html and start.ts beside the console: they know the files of the
 * console and each screen, and load them.
 */
export function startScript(): Plugin {
  let base = '/';
  return {
    name: 'start-script',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace(schemeModule, place) },
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      const chunks = chunksOf(bundle);
      const page = join(dir, 'index.html');
      const html = readFileSync(page, 'utf8');
      const entry = [...html.matchAll(moduleScript)].map(([, address = '']) =>
        basename(address, '.js'),
      );
      const chunkOf = (module: string) => {
        const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === module);
        if (!chunk) throw new Error(`${module} has no chunk of its own: it could not be preloaded`);
        return chunk;
      };
      const needed = (module: string) =>
        [...filesOf(chunkOf(module), chunks)]
          .map((file) => basename(file, '.js'))
          .filter((file) => !entry.includes(file));

      const shell = needed(join(portal, 'src/shell/internal-layout.tsx'));
      const files = {
        shell,
        brand: needed(join(portal, 'src/config/brand.ts')),
        screens: (await screensOfRoutes()).map(([pattern, id]) => {
          const isInternal = pattern.startsWith('/internal/');
          const path = pattern.replace(/:\w+/g, ':');
          return [path, needed(id).filter((file) => !isInternal || !shell.includes(file))] as const;
        }),
      };
      const font = Object.keys(bundle).find((file) =>
        /instrument-sans-latin-wght-normal.*\.woff2$/.test(file),
      );
      if (!font) throw new Error('The font of the interface was not built');
      const address = (file: string) => `${base}assets/${file}.js`;
      const code = await compiled('start', {
        folder: `${base}assets/`,
        // The page lists them in execution order.
        main: address(entry.at(-1) ?? ''),
        ...indexed(files),
      });
      const name = `start-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}`;
      writeFileSync(join(dir, `assets/${name}.js`), compileHint + code);
      const first = await compiled('first', {
        start: address(name),
        entry: entry.map(address),
        font: `${base}${font}`,
      });
      if (/<\/script|<!--/i.test(first)) throw new Error('first.ts would end early');
      const hash = createHash('sha256').update(first).digest('base64');
      const styles = /<link rel="stylesheet" crossorigin href="([^"]+)">/.exec(html)?.[1];
      const head = [
        `<template id="log-in-page">${await renderLogInPage(portal)}</template>`,
        // Without it, the browser would discover them only after the script below has run.
        '<link rel="preload" as="script" href="/config.js">',
        `<link rel="preload" as="style" crossorigin href="${styles}">`,
        // For servers whose content security policy contains the hash.
        `<script integrity="sha256-${hash}">${first}</script>`,
      ];
      writeFileSync(
        page,
        html.replaceAll(moduleScript, '').replace(place, () => head.join('\n    ')),
      );
    },
  };
}

type Files = {
  shell: string[];
  brand: string[];
  screens: (readonly [string, string[]])[];
};

/** Lists each file once and refers to it by index: screens share most of them. */
function indexed({ shell, brand, screens }: Files) {
  const files = [...new Set([...shell, ...brand, ...screens.flatMap(([, own]) => own)])];
  const places = (own: string[]) => own.map((file) => files.indexOf(file));
  return {
    files,
    shell: places(shell),
    brand: places(brand),
    screens: screens.map(([path, own]) => [path, places(own)]),
  };
}

/** Compiles a script for browsers, without imports. */
async function compiled(name: 'first' | 'start', known: object): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { [name === 'first' ? '__CONSOLE__' : '__SCREEN_FILES__']: JSON.stringify(known) },
    plugins: [
      withoutRouteMembers('screen', 'screens', 'title', 'nav', 'minimumScope', 'mayList', 'mayAdd'),
    ],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false },
        output: { generatedCode: { symbols: false } },
      },
      lib: { entry: join(portal, `src/start/${name}.ts`), formats: ['iife'], name },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const chunk = output?.output.find((one) => one.type === 'chunk');
  if (!chunk) throw new Error(`${name}.ts was not built`);
  return chunk.code;
}
