import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stdin } from 'node:process';
import { ask, Refusal } from './refusal.mjs';

/**
 * A file to write. `changes`: it updates a file that was read before, so it needs no confirmation.
 * @typedef {{ path: string, text: string, changes?: boolean }} File
 */

/**
 * Writes all files or none. Asks before it replaces a file, or a part of one.
 * @param {string} folder
 * @param {File[]} files
 * @param {string[]} [asks]
 */
export async function write(folder, files, asks = []) {
  const taken = files
    .filter(({ path, changes }) => !changes && existsSync(join(folder, path)))
    .map(({ path }) => path);
  const questions = [
    ...(taken.length > 0 ? [`Already in ${folder}: ${taken.join(', ')}.`] : []),
    ...asks,
  ];
  for (const found of questions) {
    if (!stdin.isTTY) throw new Refusal(`${found} Nothing was written.`);
    if ((await ask(`${found} Replace? (y/N)`)) !== 'y') throw new Refusal('Nothing was written.');
  }
  for (const { path, text } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`  ${path}`);
  }
}

/** @param {object} value */
export const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`;
