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
 * Writes the script of the head and puts it into index.html: it knows which files each screen needs
 * and asks for them before the entry has arrived.
 */
export function startScript(): Plugin {
  let base = '/';
  return {
    name: 'start-script',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    // In the script of the head.
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace(schemeModule, '') },
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      const chunks = chunksOf(bundle);
      const page = join(dir, 'index.html');
      const html = readFileSync(page, 'utf8');
      // What index.html names is on its way already.
      const isAtStart = (file: string) => html.includes(`/${file}"`);
      const chunkOf = (module: string) => {
        const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === module);
        if (!chunk) throw new Error(`${module} has no chunk of its own: it could not be preloaded`);
        return chunk;
      };
      const needed = (module: string) =>
        [...filesOf(chunkOf(module), chunks)]
          .filter((file) => !isAtStart(file))
          .map((file) => basename(file, '.js'));

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
      const code = await compiled({
        folder: `${base}assets/`,
        font: `${base}${font}`,
        ...indexed(files),
      });
      const name = `assets/start-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
      writeFileSync(join(dir, name), code);

      const logInTemplate = `<template id="log-in-page">${await renderLogInPage(portal)}</template>`;
      // After the settings, which name the address of the API.
      const settings = '<script src="/config.js"></script>';
      writeFileSync(
        page,
        html
          .replace(settings, `${settings}\n    <script src="${base}${name}"></script>`)
          .replace('<div id="root">', () => `${logInTemplate}\n    <div id="root">`),
      );
    },
  };
}

type Files = {
  shell: string[];
  brand: string[];
  screens: (readonly [string, string[]])[];
};

/** Each file once, by its place in the list: screens share most of them. */
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

/** The script for browsers: one classic file, without imports. */
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
      lib: { entry: join(portal, 'src/start/start.ts'), formats: ['iife'], name: 'start' },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const chunk = output?.output.find((one) => one.type === 'chunk');
  if (!chunk) throw new Error('The script of the head was not built');
  return compileHint + chunk.code;
}
