import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { Refusal } from './refusal.mjs';

/** @typedef {'console' | 'library'} Kind */

/** @type {Record<string, Kind>} */
const kinds = { '@trunkline/console': 'console', '@trunkline/ui': 'library' };

/**
 * A tarball used in place of the registry, and the kind of project it is for.
 * @param {string} file
 * @returns {{ path: string, kind: Kind }}
 */
export function tarball(file) {
  const path = resolve(file);
  if (!existsSync(path)) throw new Refusal(`There is no ${file}.`);
  const name = nameIn(path);
  const kind = name === undefined ? undefined : kinds[name];
  if (!kind) {
    throw new Refusal(
      `${file} is ${name ?? 'no package'}. --from takes a tarball of ${Object.keys(kinds).join(' or ')}.`,
    );
  }
  return { path, kind };
}

/**
 * @param {string} path
 * @returns {string | undefined}
 */
function nameIn(path) {
  try {
    // Only the file name: tar takes anything before a colon for a remote host.
    const manifest = execFileSync('tar', ['-xOzf', basename(path), 'package/package.json'], {
      cwd: dirname(path),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return JSON.parse(manifest).name;
  } catch {
    return undefined;
  }
}

/**
 * The version of a dependency as written in package.json.
 * @param {string} folder
 * @param {string} version
 * @param {string | undefined} path
 */
export function rangeOf(folder, version, path) {
  if (path === undefined) return `^${version}`;
  const way = relative(folder, path).split(sep).join('/');
  return `file:${way.startsWith('.') ? way : `./${way}`}`;
}
