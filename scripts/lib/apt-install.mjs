import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const aptGet = (/** @type {string[]} */ ...args) =>
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/**
 * Installs the first of the choices that Debian has, where this process may.
 * @param {string} what named while it takes its time
 * @param {string[][]} choices packages that belong together
 */
export function aptInstall(what, ...choices) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${what}…`);
  aptGet('update', '-qq');
  choices.find((packages) =>
    aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages),
  );
}
