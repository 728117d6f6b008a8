import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { chromiumArgs, chromiumPath } from '../../scripts/lib/chromium.ts';
import { buildLibrary } from '../build/library.ts';

/*
 * The library as others get it: built and packed once for all files of tests, and unpacked into two
 * folders outside of this repository, each with nothing but what the package declares.
 */

export type Packed = {
  /** Path of the tarball. */
  tarball: string;
  /** Folder for applications with the required packages. */
  lean: string;
  /** Folder for applications with the optional packages as well. */
  full: string;
  /** WebSocket endpoint of the browser. */
  browser: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    packed: Packed;
  }
}

type Manifest = {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
};

const ui = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(join(ui, 'package.json'));
const run = promisify(execFile);

/** Folder of an installed package. Its package.json can't be resolved if the package doesn't export it. */
function folderOf(name: string): string {
  for (const base of require.resolve.paths(name) ?? []) {
    try {
      return realpathSync(join(base, name));
    } catch {
      // Not installed here.
    }
  }
  throw new Error(`${name} is declared but not installed`);
}

/** Installs the library and these packages, and nothing else, for the applications below `place`. */
function install(place: string, library: string, names: readonly string[]): string {
  cpSync(library, join(place, 'node_modules/@trunkline/ui'), { recursive: true });
  for (const name of names) {
    const link = join(place, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(folderOf(name), link, 'dir');
  }
  return place;
}

/** Like a separate shell: the runner's NODE_ENV would produce development builds of the components. */
async function inProduction(work: () => Promise<void>): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await work().finally(() => {
    process.env.NODE_ENV = before;
  });
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const browser = chromium.launchServer({
    executablePath: chromiumPath(),
    args: chromiumArgs,
    host: '127.0.0.1',
  });
  await inProduction(buildLibrary);
  const folder = mkdtempSync(join(tmpdir(), 'trunkline-app-'));
  await run('npm', ['pack', join(ui, 'dist'), '--pack-destination', folder, '--silent']);
  const tarball = join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '');
  await run('tar', ['-xzf', tarball, '-C', folder]);
  const library = join(folder, 'package');
  const manifest: Manifest = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
  const { dependencies, peerDependencies, peerDependenciesMeta } = manifest;
  const all = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
  project.provide('packed', {
    tarball,
    lean: install(
      join(folder, 'lean'),
      library,
      all.filter((name) => !peerDependenciesMeta[name]),
    ),
    full: install(join(folder, 'full'), library, all),
    browser: (await browser).wsEndpoint(),
  });
  return async () => {
    await (await browser).close();
    rmSync(folder, { recursive: true, force: true });
  };
}
