#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stdin } from 'node:process';
import { brandOf } from './brand.mjs';
import { consoleProject } from './console-project.mjs';
import { libraryProject } from './library-project.mjs';
import { readOptions, usage } from './options.mjs';
import { choose, Refusal } from './refusal.mjs';
import { rangeOf, tarball } from './tarball.mjs';
import { write } from './write.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

async function main() {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(usage);
    return;
  }
  const from = options.from === undefined ? undefined : tarball(options.from);
  const kind = options.kind ?? from?.kind ?? (stdin.isTTY ? await choose() : undefined);
  if (!kind) throw new Refusal(`Say --console or --library.\n\n${usage}`);
  if (from && from.kind !== kind) throw new Refusal(`${options.from} is for --${from.kind}.`);
  const folder = resolve(options.folder);
  const brand = brandOf(options);
  const range = rangeOf(folder, version, from?.path);
  const project =
    kind === 'console' ? consoleProject(brand, range) : libraryProject(folder, brand, range);
  await write(folder, project.files, project.asks);
  console.log(`\n${project.done}\n`);
  if (options.folder !== '.') console.log(`  cd ${options.folder}`);
  for (const line of project.next) console.log(`  ${line}`);
  console.log('');
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
