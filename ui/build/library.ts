import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type CSSOptions, type Plugin, type Rolldown } from 'vite';
import { componentsCssModule } from './components-css.ts';
import { scopedStyles } from './scoped-styles.ts';
import { thirdPartyNotices } from './third-party-notices.ts';
import { verbSchema } from './verb-schema.ts';

/*
 * The library as others install it: ES modules one for one, declarations, style sheets that need no
 * Tailwind, the Tailwind preset, fonts. `dist` is the package; `npm pack ./dist` makes the tarball.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
/** For a whole page, for parts of one, and the typefaces of both. */
const styles = ['styles.css', 'components.css', 'fonts.css'];
/** Licences of the code inside; the typefaces have theirs beside them. */
const notices = thirdPartyNotices();
const layers = ['tokens', 'primitives', 'patterns', 'engines', 'widgets', 'labels', 'testing'];

/** 'primitives/button' to its source, and the same for everything that may be imported. */
export const entries: Record<string, string> = {
  'tailwind-preset': join(root, 'tailwind-preset.ts'),
  'labels/index': join(root, 'src/labels/index.ts'),
  ...Object.fromEntries(
    layers.flatMap((layer) =>
      readdirSync(join(root, 'src', layer), { withFileTypes: true })
        .filter((one) => one.isDirectory())
        .map(({ name }) => [`${layer}/${name}/index`, join(root, 'src', layer, name, 'index.ts')]),
    ),
  ),
};

/** Modules that run in a worker: nothing imports them, an address does. */
const workers = Object.fromEntries(
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.worker.ts'))
    .map((file) => [file.replace(/\.ts$/, ''), join(root, 'src', file)]),
);

/**
 * Leaves the address of a worker to the application's bundler. Vite would pack the worker with all
 * that it imports, and name a path of a site that is not there.
 */
const workersAsModules: Plugin = {
  name: 'workers-as-modules',
  enforce: 'pre',
  transform: (code) =>
    code.replace(/new URL\('(\.\/[^']*\.worker)\.ts', import\.meta\.url\)/g, "addressOf('$1.js')"),
  renderChunk: (code) => code.replace(/addressOf\(("[^"]*")\)/g, 'new URL($1, import.meta.url)'),
};

/**
 * Where components run on a server, such as in Next.js, a module that draws or keeps state says so.
 * Rules and records beside it say nothing: a server may read them.
 */
const isOfClient = ({ imports }: Rolldown.RenderedChunk) =>
  imports.some((id) => /^react(-dom)?(\/|$)/.test(id));

async function buildModules(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [workersAsModules, react(), componentsCssModule(), verbSchema(), notices.ofParts()],
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2023',
      minify: false,
      lib: { entry: { ...entries, ...workers }, formats: ['es'] },
      rolldownOptions: {
        // Packages are the application's to resolve; what a module compiles to itself stays inside.
        external: (id) => !/^(\.|\/|\0|virtual:)/.test(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: join(root, 'src'),
          entryFileNames: '[name].js',
          banner: (chunk) => (isOfClient(chunk) ? "'use client';" : ''),
        },
      },
    },
  });
}

/** The command of the package, with its parser inside: who installs the library gets no other one. */
async function buildCommand(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [notices.ofParts()],
    ssr: { noExternal: true },
    build: {
      outDir: join(dist, 'bin'),
      emptyOutDir: false,
      target: 'node20',
      ssr: join(root, 'codemod/command.ts'),
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: 'trunkline-ui.js', banner: '#!/usr/bin/env node' },
      },
    },
  });
}

async function buildStyles(name: string, input: string, css: CSSOptions = {}): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: './',
    plugins: [tailwindcss(), notices.ofParts()],
    css,
    build: {
      outDir: dist,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(root, input),
        output: {
          assetFileNames: ({ names: [asset = ''] }) =>
            asset.endsWith('.css') ? name : 'fonts/[name][extname]',
        },
      },
    },
  });
}

/** Declarations beside the modules; sources import each other as `.ts`, packages as `.js`. */
async function writeDeclarations(): Promise<void> {
  const compiler = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url));
  const options = ['-p', join(root, 'tsconfig.library.json')];
  const [status] = await once(spawn(compiler, options, { stdio: 'inherit' }), 'close');
  if (status !== 0) throw new Error('The declarations have mistakes.');
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(dist, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/((?:from |import\()'\.[^']*)\.tsx?'/g, "$1.js'"));
  }
}

/**
 * `llms.txt` with a page for each component, and the screens of the registry: the catalogue writes them
 * from what it shows.
 */
async function writeTexts(): Promise<void> {
  const writer = fileURLToPath(new URL('../../catalogue/for-programs/write.ts', import.meta.url));
  const [status] = await once(
    spawn(process.execPath, ['--import', 'tsx', writer, dist], { stdio: 'inherit' }),
    'close',
  );
  if (status !== 0) throw new Error('The library was not written as text.');
}

function writePackage(): void {
  const source = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // `default`, not `import`: Node's `require` finds the modules as well.
  const entry = (path: string) => ({ types: `${path}.d.ts`, default: `${path}.js` });
  // Since version 6, TypeScript wants declarations for imports without a name.
  const sheet = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}` });
  const given = {
    name: '@trunkline/ui',
    version: source.version,
    description: source.description,
    keywords: source.keywords,
    license: source.license,
    type: 'module',
    bin: { 'trunkline-ui': './bin/trunkline-ui.js' },
    sideEffects: source.sideEffects,
    exports: {
      ...Object.fromEntries(styles.map((name) => [`./${name}`, sheet(name)])),
      './tailwind-preset': entry('./tailwind-preset'),
      './labels': entry('./labels/index'),
      ...Object.fromEntries(layers.map((layer) => [`./${layer}/*`, entry(`./${layer}/*/index`)])),
    },
    peerDependencies: source.peerDependencies,
    peerDependenciesMeta: source.peerDependenciesMeta,
    dependencies: source.dependencies,
  };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(given, null, 2)}\n`);
  writeFileSync(
    join(dist, 'tailwind-preset.d.ts'),
    "import type { Config } from 'tailwindcss';\ndeclare const preset: Partial<Config>;\nexport default preset;\n",
  );
  for (const name of styles) writeFileSync(join(dist, `${name}.d.ts`), 'export {};\n');
  for (const file of ['README.md', 'readme.png', 'CHANGELOG.md', 'LICENSE']) {
    copyFileSync(join(root, file), join(dist, file));
  }
}

/** Each typeface with its licence, which has to go with it. */
function writeLicences(): void {
  const modules = fileURLToPath(
    new URL('../../node_modules/@fontsource-variable', import.meta.url),
  );
  for (const family of ['instrument-sans', 'inter', 'jetbrains-mono', 'source-sans-3']) {
    copyFileSync(join(modules, family, 'LICENSE'), join(dist, `fonts/${family}.LICENSE.txt`));
  }
}

async function buildAllStyles(): Promise<void> {
  await buildStyles('fonts.css', 'src/fonts.css');
  await buildStyles('styles.css', 'build/library.css');
  await buildStyles('components.css', 'build/components.css', {
    postcss: { plugins: [scopedStyles] },
  });
  const page = join(dist, 'styles.css');
  writeFileSync(page, `@import "./fonts.css";\n${readFileSync(page, 'utf8')}`);
}

export async function buildLibrary(): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  // Processes of their own.
  const others = Promise.all([writeDeclarations(), writeTexts()]);
  await buildModules();
  await buildCommand();
  await buildAllStyles();
  writeLicences();
  notices.write(dist);
  await others;
  writePackage();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildLibrary();
