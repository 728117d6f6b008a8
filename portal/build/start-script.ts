import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, runnerImport } from 'vite';
import { renderLogInPage } from './log-in-page.ts';
import { withoutRouteMembers } from './route-members.ts';
import { chunksOf, filesOf, isScreen } from './screen-files.ts';

const portal = fileURLToPath(new URL('..', import.meta.url));

const schemeModule = '<script type="module" src="/src/start/scheme.ts"></script>';
/** Where the script of the head goes, while Vite takes the modules out of the page. */
const place = '<!--head-->';

const moduleScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;

/** Address and file of every screen, from the table of routes. */
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
 * Writes the script of the head into index.html: it knows which files each screen needs, asks for
 * them and runs the console.
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
        entry,
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
      const code = await compiled({
        folder: `${base}assets/`,
        font: `${base}${font}`,
        ...indexed(files),
      });
      if (/<\/script|<!--/i.test(code)) throw new Error('The script of the head would end early');
      const hash = createHash('sha256').update(code).digest('base64');
      const styles = /<link rel="stylesheet" crossorigin href="([^"]+)">/.exec(html)?.[1];
      const head = [
        `<template id="log-in-page">${await renderLogInPage(portal)}</template>`,
        // Or the browser would see them when the script below has run.
        '<link rel="preload" as="script" href="/config.js">',
        `<link rel="preload" as="style" crossorigin href="${styles}">`,
        // The hash is for servers, whose content security policy names it.
        `<script integrity="sha256-${hash}">${code}</script>`,
      ];
      writeFileSync(
        page,
        html.replaceAll(moduleScript, '').replace(place, () => head.join('\n    ')),
      );
    },
  };
}

type Files = {
  entry: string[];
  shell: string[];
  brand: string[];
  screens: (readonly [string, string[]])[];
};

/** Each file once, by its place in the list: screens share most of them. */
function indexed({ entry, shell, brand, screens }: Files) {
  const files = [...new Set([...entry, ...shell, ...brand, ...screens.flatMap(([, own]) => own)])];
  const places = (own: string[]) => own.map((file) => files.indexOf(file));
  return {
    files,
    // The page names them in the order they run in.
    main: entry.length - 1,
    entry: places(entry),
    shell: places(shell),
    brand: places(brand),
    screens: screens.map(([path, own]) => [path, places(own)]),
  };
}

/** The script for browsers: classic, without imports. */
async function compiled(files: object): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __SCREEN_FILES__: JSON.stringify(files) },
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
      lib: { entry: join(portal, 'src/start/start.ts'), formats: ['iife'], name: 'start' },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const chunk = output?.output.find((one) => one.type === 'chunk');
  if (!chunk) throw new Error('The script of the head was not built');
  return chunk.code;
}
