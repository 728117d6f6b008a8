import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const types = join(root, 'node_modules/@types');

type Item = { name: string; dependencies: string[]; files: { target: string; content: string }[] };

it('adds screens that compile with the package alone and what they declare', () => {
  const { lean } = inject('packed');
  const app = join(lean, 'registry');
  const folder = join(lean, 'node_modules/@trunkline/ui/r');
  const items = readdirSync(folder).map(
    (file): Item => JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
  expect(items.length).toBeGreaterThan(10);
  const link = (name: string) => {
    const place = join(app, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), place, 'dir');
  };
  link('vite');
  for (const name of new Set(items.flatMap(({ dependencies }) => dependencies))) {
    // The packed library is installed already.
    if (!name.startsWith('@trunkline/')) link(name.replace(/(?<=.)@.*$/, ''));
  }
  for (const { target, content } of items.flatMap(({ files }) => files)) {
    const file = join(app, target);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  writeFileSync(
    join(app, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        target: 'es2023',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        types: ['vite/client'],
        // React's types from the repository, also for the declarations of the package.
        paths: { react: [join(types, 'react')], 'react/*': [join(types, 'react/*')] },
      },
      include: ['components'],
    }),
  );
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', app], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
