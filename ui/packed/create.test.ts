import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'vite';
import { expect, inject, it } from 'vitest';
import { create, read, root, unpacked } from '../../create-trunkline/project.ts';
import { open } from './application.ts';

const { lean, tarball } = inject('packed');
const place = join(lean, 'create');
mkdirSync(place);
const command = unpacked(join(root, 'create-trunkline'), place);
const acme = ['--library', '--name', 'Acme Voice', '--accent', '#0a7'];
const repository = JSON.parse(read(root, 'package.json'));

/** Links the tools that an application declares in addition to the library. */
function linkTools(app: string): void {
  for (const name of Object.keys(JSON.parse(read(app, 'package.json')).devDependencies)) {
    const link = join(app, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
}

it('writes an application that compiles, builds and shows a widget in the brand', async () => {
  const { status } = create(command, place, 'fresh', ...acme);
  expect(status).toBe(0);
  const app = join(place, 'fresh');
  linkTools(app);
  execFileSync(join(root, 'node_modules/.bin/tsc'), { cwd: app, stdio: 'inherit' });
  await build({ root: app, logLevel: 'error' });
  await open({ folder: join(app, 'dist') }, async (page) => {
    await page.getByRole('heading', { name: 'Acme Voice' }).waitFor();
    expect(await page.getByRole('textbox').first().inputValue()).toBe('203.0.113.10');
    const accent = await page
      .locator('.tl-root')
      .evaluate((part) => getComputedStyle(part).getPropertyValue('--tl-accent-fill'));
    expect(accent).toBe('#00aa77');
  });
});

it('asks for the versions that the repository is tested with', () => {
  const app = JSON.parse(read(join(place, 'fresh'), 'package.json'));
  const { react } = JSON.parse(read(root, 'portal/package.json')).dependencies;
  const tested: Record<string, string> = {
    react,
    'react-dom': react,
    ...repository.devDependencies,
  };
  const { '@trunkline/ui': library, ...others } = { ...app.devDependencies, ...app.dependencies };
  expect(library).toBe(`^${JSON.parse(read(root, 'ui/package.json')).version}`);
  for (const [name, range] of Object.entries<string>(others)) {
    expect(`${name} ${range.replace('^', '').split('.')[0]}`).toBe(
      `${name} ${tested[name]?.split('.')[0]}`,
    );
  }
});

it.each([
  ['vite', { vite: '8.3.8' }, ['src/trunkline/brand.ts', 'src/trunkline/gateways.tsx']],
  [
    'next',
    { next: '16.4.6' },
    ['brand.ts', 'gateways.tsx', 'page.tsx'].map((one) => `app/trunkline/${one}`),
  ],
])('puts an example into an application with %s', (name, dependencies, files) => {
  const app = join(place, name);
  mkdirSync(app);
  const manifest = { name: 'theirs', dependencies: { react: '^19.1.0', ...dependencies } };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
  const { status } = create(command, app, ...acme);
  expect(status).toBe(0);
  expect(JSON.parse(read(app, 'package.json'))).toMatchObject({
    ...manifest,
    dependencies: { ...manifest.dependencies, '@trunkline/ui': expect.stringMatching(/^\^\d/) },
  });
  const written = readdirSync(app, { recursive: true, encoding: 'utf8' });
  expect(written).toEqual(expect.arrayContaining(files));
});

/** An existing application, with its own indentation. */
function theirs(name: string, dependencies: object): { app: string; text: string } {
  const app = join(place, name);
  mkdirSync(app);
  const manifest = { name: 'theirs', dependencies: { vite: '8.3.8', ...dependencies } };
  const text = `${JSON.stringify(manifest, null, '\t')}\n`;
  writeFileSync(join(app, 'package.json'), text);
  return { app, text };
}

it('leaves a library alone that is there already', () => {
  const { app, text } = theirs('kept', { '@trunkline/ui': 'file:../ours.tgz' });
  const { status, stdout } = create(command, app, ...acme);
  expect(status).toBe(0);
  expect(stdout).toContain('package.json keeps @trunkline/ui file:../ours.tgz.');
  expect(read(app, 'package.json')).toBe(text);
  expect(read(app, 'src/trunkline/brand.ts')).toContain("productName: 'Acme Voice'");
});

it('takes the library from a tarball, and changes nothing else', () => {
  const { app, text } = theirs('from-file', {});
  expect(create(command, app, '--from', tarball).status).toBe(0);
  const added = read(app, 'package.json');
  const { '@trunkline/ui': range } = JSON.parse(added).dependencies;
  expect(resolve(app, range.replace('file:', ''))).toBe(tarball);
  expect(added.replace(`,\n\t\t"@trunkline/ui": "${range}"`, '')).toBe(text);
});

it('asks before it puts a tarball in place of another version', () => {
  const { app, text } = theirs('asked', { '@trunkline/ui': '^0.2.0' });
  const { status, stderr } = create(command, app, '--from', tarball);
  expect(status).toBe(1);
  expect(stderr).toMatch(/@trunkline\/ui \^0\.2\.0; it would be file:.*Nothing was written\./);
  expect(read(app, 'package.json')).toBe(text);
  expect(readdirSync(app)).toEqual(['package.json']);
});

it.each([
  [{ react: '^19.0.0' }, 'neither vite nor next'],
  [{ vite: '^8.0.0', react: '^18.3.0' }, 'React 19 is needed; package.json asks for ^18.3.0.'],
])('refuses %j, and changes nothing', (dependencies, words) => {
  const app = join(place, 'refused');
  mkdirSync(app, { recursive: true });
  const manifest = JSON.stringify({ name: 'theirs', dependencies });
  writeFileSync(join(app, 'package.json'), manifest);
  const { status, stderr } = create(command, app, ...acme);
  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(readFileSync(join(app, 'package.json'), 'utf8')).toBe(manifest);
});
