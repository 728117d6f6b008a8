import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'trunkline-create-'));

/** The tarball that `unpacked` left in a folder. */
export const tarballIn = (folder: string) =>
  join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '');

/** Packs a folder and unpacks the tarball, as npm installs it. Returns the unpacked folder. */
export function unpacked(package_: string, into: string): string {
  execFileSync('npm', ['pack', package_, '--pack-destination', into, '--silent']);
  execFileSync('tar', ['-xzf', tarballIn(into), '-C', into]);
  return join(into, 'package');
}

/** Runs the packed command in a folder, without a terminal. */
export function create(command: string, folder: string, ...args: string[]) {
  const file = join(command, 'create-trunkline.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: folder,
    encoding: 'utf8',
    input: '',
  });
  return { status, stdout, stderr };
}

export const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');
