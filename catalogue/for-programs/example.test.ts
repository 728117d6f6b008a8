import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { pageName } from '../../.storybook/page-of.ts';
import { reference } from '../../ui/build/reference.ts';
import { exampleOf, storiesOf } from './example.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { components } = reference();
/** The main component of each page. */
const pages = components.filter(({ path, name }) => name === pageName(path));

/** Modules that a stories file imports and readers don't have. */
const ownModules = (path: string) =>
  [...storiesOf(path).matchAll(/from '(\.[^']+)'/g)]
    .map(([, from = '']) => from)
    .filter((from) => !from.endsWith('/index.ts'));

it('is code that compiles against the library, for every page', () => {
  const folder = join(root, '.cache/examples');
  rmSync(folder, { recursive: true, force: true });
  for (const page of pages) {
    const { path } = page;
    const place = join(folder, path);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'example.tsx'), exampleOf(page));
    const data = ownModules(path).map(
      (from) => `export * from '${join(root, 'ui/src', path, from)}';`,
    );
    writeFileSync(join(place, 'your-data.ts'), ['export {};', ...data].join('\n'));
  }
  writeFileSync(
    join(folder, 'virtual.d.ts'),
    `declare module 'virtual:components-css' { const css: string; export default css; }
     declare module 'virtual:verb-schema' { const all: any; export = all; }
     declare const process: { env: { NODE_ENV?: string } };`,
  );
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        skipLibCheck: true,
        noEmit: true,
        target: 'es2023',
        module: 'esnext',
        moduleResolution: 'bundler',
        allowImportingTsExtensions: true,
        jsx: 'react-jsx',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['vite/client'],
        paths: { '@trunkline/ui/*': [join(root, 'ui/src/*/index.ts')] },
      },
    }),
  );
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout.split('\n').filter((line) => /^\S+example\.tsx/.test(line))).toEqual([]);
});

it('keeps what is typed, and has nothing of a test', () => {
  const gateways = pages.find(({ name }) => name === 'SipGateways');
  expect(gateways && exampleOf(gateways)).toContain(
    'const [value, setValue] = useState<SipGatewaysValue>(firstValue);',
  );
  for (const page of pages) {
    expect(exampleOf(page), page.path).not.toMatch(/\bfn\(|storybook|Stateful|\bcanvas\b/);
  }
});

it('takes what the library exports from the library', () => {
  const table = pages.find(({ name }) => name === 'DataTable');
  const lines = table ? exampleOf(table).split('\n') : [];
  const from = (name: string) => lines.find((line) => line.includes(name)) ?? '';
  expect(from('type DataTableColumn')).toContain("from '@trunkline/ui/patterns/data-table'");
  expect(from('sampleCarriers')).toContain("from './your-data'");
});
