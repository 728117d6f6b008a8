import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';
import { entries } from '../build/library.ts';

const ui = fileURLToPath(new URL('..', import.meta.url));
const dist = join(ui, 'dist');

it('has every entry with its declarations', () => {
  for (const entry of Object.keys(entries)) {
    for (const end of ['.js', '.d.ts']) readFileSync(join(dist, `${entry}${end}`));
  }
});

it('imports nothing that it does not declare, and no test, story or source', () => {
  const manifest = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
  const { dependencies, peerDependencies } = manifest;
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const undeclared = new Set<string>();
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    expect(file).not.toMatch(/\.(stories|test|fixtures)\./);
    // The command has its parser inside, whose messages speak of imports.
    if (!/\.(js|d\.ts)$/.test(file) || file.startsWith('bin/')) continue;
    const text = readFileSync(join(dist, file), 'utf8');
    for (const [, id = ''] of text.matchAll(
      /(?:from |import\(|^import )["']([^"'.][^"']*)["']/gm,
    )) {
      const name = id
        .split('/')
        .slice(0, id.startsWith('@') ? 2 : 1)
        .join('/');
      if (!declared.has(name)) undeclared.add(`${name} in ${file}`);
    }
    expect(text).not.toMatch(/from ["']\.[^"']*\.tsx?["']/);
  }
  // Only its types are named, by who uses the preset: they have Tailwind.
  undeclared.delete('tailwindcss in tailwind-preset.d.ts');
  expect([...undeclared]).toEqual([]);
});

it('has llms.txt, and every file that it names', () => {
  const llms = readFileSync(join(dist, 'llms.txt'), 'utf8');
  const named = [...llms.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(100);
  for (const file of named) readFileSync(join(dist, file));
});

it('refuses to be packed from its sources, and says where the package is', () => {
  const packed = spawnSync('npm', ['pack', ui, '--dry-run'], { encoding: 'utf8' });
  expect(packed.status).not.toBe(0);
  expect(packed.stderr).toContain('npm pack ./ui/dist');
});

it('has declarations that compile where no optional package is installed', () => {
  const { lean } = inject('packed');
  const app = join(lean, 'strict');
  mkdirSync(app);
  for (const types of ['@types/react', '@types/react-dom', 'tailwindcss']) {
    const link = join(lean, 'node_modules', types);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ui, '../node_modules', types), link, 'dir');
  }
  const paths = Object.keys(entries).map((entry) => entry.replace(/\/index$/, ''));
  writeFileSync(
    join(app, 'all.ts'),
    paths.map((path, at) => `export * as e${at} from '@trunkline/ui/${path}';`).join('\n'),
  );
  writeFileSync(
    join(app, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        noEmit: true,
        target: 'es2023',
        module: 'esnext',
        moduleResolution: 'bundler',
        types: [],
      },
      files: ['all.ts'],
    }),
  );
  const compiler = join(ui, '../node_modules/.bin/tsc');
  const compiled = spawnSync(compiler, ['-p', app], { encoding: 'utf8' });
  expect(compiled.stdout).toBe('');
});
