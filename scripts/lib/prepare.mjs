import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Needs nothing installed: runs on a fresh clone. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, '.cache');

/** @param {string[]} paths files and folders below the root */
function fingerprint(paths) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    hash.update(path).update(readFileSync(join(root, path)));
  };
  for (const path of paths) {
    if (!existsSync(join(root, path))) continue;
    const entries = readdirSafe(path);
    if (!entries) add(path);
    else for (const entry of entries) add(entry);
  }
  return hash.digest('hex');
}

/** @param {string} path */
function readdirSafe(path) {
  try {
    return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
      .sort();
  } catch {
    return undefined;
  }
}

/** @param {string} name @param {string} print */
const isCurrent = (name, print) => {
  const stamp = join(cache, name);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
};

/** @param {string} name @param {string} print */
const remember = (name, print) => {
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, name), print);
};

/**
 * Runs npm and shows its output only when it fails.
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function npm(args, env = {}) {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}`);
  throw new Error(`npm ${args.join(' ')} failed`);
}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
}

/** Installs what the lock file names, unless npm has done so since the lock file was written. */
export function ensureInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing packages…');
  npm(['ci', '--no-audit', '--no-fund']);
}

const sources = [
  'package-lock.json',
  'tailwind.config.ts',
  'ui/build',
  'ui/src',
  'portal/build',
  'portal/cli',
  'portal/index.html',
  'portal/public',
  'portal/sandbox',
  'portal/server',
  'portal/src',
  'portal/vite.cli.config.ts',
  'portal/vite.config.ts',
  'portal/vite.server.config.ts',
];

/** Builds the portal, unless the build is of these very sources. */
export function ensureBuilt() {
  const print = fingerprint(sources);
  const isThere = existsSync(join(root, 'portal/dist/server/main.js'));
  if (isThere && isCurrent('built', print)) return;
  console.log('Building the portal…');
  // A runner of tests would have it built with the React of development.
  npm(['run', 'build'], { NODE_ENV: 'production' });
  remember('built', print);
}

/**
 * Runs a script of package.json whose result isn't there yet. One that is may be of older sources:
 * building stories takes longer than looking at them.
 * @param {string} script @param {string} result a file it writes, below the root
 */
export function ensureRun(script, result) {
  if (existsSync(join(root, result))) return;
  console.log(`npm run ${script}…`);
  npm(['run', script]);
}

/** For builds made elsewhere: `ensureBuilt` needn't repeat them. */
export const rememberBuilt = () => remember('built', fingerprint(sources));
