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
    // The command bundles its parser, whose error messages mention imports.
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
  // Only its types are imported, by users of the preset: they have Tailwind.
  undeclared.delete('tailwindcss in tailwind-preset.d.ts');
  expect([...undeclared]).toEqual([]);
});

it('declares nothing that it does not import', () => {
  const manifest = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
  const code = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css)$/.test(file) && !file.startsWith('bin/'))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');
  const unused = Object.keys(manifest.dependencies).filter(
    (name) => !new RegExp(`["']${name}["'/]`).test(code),
  );
  expect(unused).toEqual([]);
});

it('has llms.txt, and every file that it names', () => {
  const llms = readFileSync(join(dist, 'llms.txt'), 'utf8');
  const named = [...llms.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(100);
  for (const file of named) readFileSync(join(dist, file));
});

it('has the licence of each typeface beside its files, as that licence asks', () => {
  const files = readdirSync(join(dist, 'fonts'));
  const families = new Set(
    files.flatMap(
      (file) => /^(.+?)-(?:latin|cyrillic|greek|vietnamese).*\.woff2$/.exec(file)?.[1] ?? [],
    ),
  );
  expect([...families].sort()).toEqual([
    'instrument-sans',
    'inter',
    'jetbrains-mono',
    'source-sans-3',
  ]);
  for (const family of families) {
    expect(readFileSync(join(dist, 'fonts', `${family}.LICENSE.txt`), 'utf8')).toContain(
      'SIL Open Font License',
    );
  }
});

it('has the licences of the code that is inside: of its command, its schemas, its styles', () => {
  const text = readFileSync(join(dist, 'third-party-notices.txt'), 'utf8');
  const named = [...text.matchAll(/^-{72}\n\n(\S+) \d/gm)].map(([, name]) => name);
  expect(named).toEqual([
    '@babel/parser',
    '@jambonz/schema',
    '@jambonz/verb-specifications',
    'tailwindcss',
  ]);
  const notices = text.split(/^-{72}$/m).slice(1);
  for (const notice of notices) expect(notice).toContain('Permission is hereby granted');
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
    [
      ...['styles', 'components', 'fonts'].map((sheet) => `import '@trunkline/ui/${sheet}.css';`),
      ...paths.map((path, at) => `export * as e${at} from '@trunkline/ui/${path}';`),
    ].join('\n'),
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

it('can be required, as older set-ups do', () => {
  const names = Object.keys(entries).map((entry) => entry.replace(/\/index$/, ''));
  // The test runner has its own module resolution: a new process resolves as Node does.
  const required = spawnSync(
    process.execPath,
    [
      '--input-type=commonjs',
      '-e',
      names.map((name) => `require('@trunkline/ui/${name}');`).join('\n'),
    ],
    { cwd: inject('packed').full, encoding: 'utf8' },
  );
  expect(required.stderr.replace(/^.*(?:ExperimentalWarning|--trace-warnings).*\n/gm, '')).toBe('');
  expect(required.status).toBe(0);
});
