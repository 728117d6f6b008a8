import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asSource } from './brand.mjs';
import { example } from './example.mjs';
import { Refusal } from './refusal.mjs';
import { asJson } from './write.mjs';

/** Tools of a new application, in the versions tested with it. */
const tools = {
  dependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
  devDependencies: {
    '@types/react': '^19.0.0',
    '@types/react-dom': '^19.0.0',
    '@vitejs/plugin-react': '^6.0.0',
    typescript: '^7.0.0',
    vite: '^8.0.0',
  },
};

/**
 * Adds the library to the application in this folder, or creates a new one.
 * @param {string} folder
 * @param {import('./brand.mjs').Brand} brand
 * @param {string} range
 * @returns {import('./console-project.mjs').Project}
 */
export function libraryProject(folder, brand, range) {
  const path = join(folder, 'package.json');
  return existsSync(path)
    ? intoApplication(folder, readFileSync(path, 'utf8'), brand, range)
    : newApplication(brand, range);
}

/** @param {import('./brand.mjs').Brand} brand */
const brandFile = (brand) => `import type { Brand } from '@trunkline/ui/tokens/brand';

export const brand: Brand = ${asSource({ ...brand, grey: 'accent', radius: 6, font: 'inter' }, '')};
`;

/** @param {string} range */
const isBefore19 = (range) => /^[~^]?(1[0-8]|\d)(\.|$)/.test(range);

/**
 * @param {string} folder
 * @param {string} text
 * @param {import('./brand.mjs').Brand} brand
 * @param {string} range
 */
function intoApplication(folder, text, brand, range) {
  const manifest = JSON.parse(text);
  const uses = { ...manifest.devDependencies, ...manifest.dependencies };
  const framework = uses.next ? 'next' : uses.vite ? 'vite' : undefined;
  if (!framework) {
    throw new Refusal(
      'package.json has neither vite nor next. By hand: npm install @trunkline/ui, then see its README.',
    );
  }
  if (isBefore19(uses.react ?? '19')) {
    throw new Refusal(`React 19 is needed; package.json asks for ${uses.react}.`);
  }
  const { text: changed, asks, kept } = withLibrary(text, manifest, range);
  const source = existsSync(join(folder, 'src')) ? 'src/' : '';
  const at = framework === 'next' ? `${source}app/trunkline/` : 'src/trunkline/';
  const files = [
    ...(changed === undefined ? [] : [{ path: 'package.json', text: changed, changes: true }]),
    { path: `${at}brand.ts`, text: brandFile(brand) },
    { path: `${at}gateways.tsx`, text: example },
  ];
  const next = ['npm install'];
  if (framework === 'next') {
    files.push({ path: `${at}page.tsx`, text: nextPage });
    next.push('npm run dev        # then open /trunkline');
  } else {
    next.push("import { Gateways } from './trunkline/gateways' and show <Gateways />");
  }
  return { files, asks, done: `The library is in.${kept}`, next };
}

/**
 * Adds the library to package.json. A version already there stays, unless a tarball was given.
 * Other dependencies and the indentation stay as well.
 * @param {string} text
 * @param {Record<string, any>} manifest
 * @param {string} range
 */
function withLibrary(text, manifest, range) {
  const name = '@trunkline/ui';
  const group = manifest.devDependencies?.[name] ? 'devDependencies' : 'dependencies';
  const before = manifest[group]?.[name];
  const isOther = range.startsWith('file:') && before !== undefined && before !== range;
  if (before !== undefined && !isOther) {
    return { text: undefined, asks: [], kept: ` package.json keeps ${name} ${before}.` };
  }
  const changed = { ...manifest, [group]: { ...manifest[group], [name]: range } };
  const indent = /^[{]\r?\n([ \t]+)/.exec(text)?.[1] ?? '  ';
  const asks = isOther ? [`package.json has ${name} ${before}; it would be ${range}.`] : [];
  return { text: `${JSON.stringify(changed, null, indent)}\n`, asks, kept: '' };
}

const nextPage = `import { Gateways } from './gateways';

export default function Page() {
  return <Gateways />;
}
`;

/**
 * @param {import('./brand.mjs').Brand} brand
 * @param {string} range
 */
function newApplication(brand, range) {
  const manifest = {
    name: brand.id,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
    dependencies: { '@trunkline/ui': range, ...tools.dependencies },
    devDependencies: tools.devDependencies,
  };
  return {
    files: [
      { path: 'package.json', text: asJson(manifest) },
      { path: 'index.html', text: page(brand) },
      { path: 'vite.config.ts', text: viteConfig },
      { path: 'tsconfig.json', text: asJson(compiler) },
      { path: 'src/brand.ts', text: brandFile(brand) },
      { path: 'src/gateways.tsx', text: example },
      { path: 'src/main.tsx', text: main },
      { path: '.gitignore', text: 'node_modules/\ndist/\n' },
    ],
    done: 'Your application is ready.',
    next: ['npm install', 'npm run dev'],
  };
}

/** @param {string} text */
const asMarkup = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @param {import('./brand.mjs').Brand} brand */
const page = ({ productName }) => `<!doctype html>
<html lang="en" data-mode="system">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${asMarkup(productName)}</title>
  </head>
  <body style="margin: 0">
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;

const viteConfig = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;

const compiler = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['vite/client'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
};

const main = `import { createRoot } from 'react-dom/client';
import { Gateways } from './gateways';

createRoot(document.getElementById('root') as HTMLElement).render(<Gateways />);
`;
