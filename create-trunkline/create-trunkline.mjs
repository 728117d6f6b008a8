#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stdin } from 'node:process';
import { brandOf } from './brand.mjs';
import { consoleProject } from './console-project.mjs';
import { libraryProject } from './library-project.mjs';
import { readOptions, usage } from './options.mjs';
import { choose, Refusal } from './refusal.mjs';
import { write } from './write.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

async function main() {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(usage);
    return;
  }
  const kind = options.kind ?? (stdin.isTTY ? await choose() : undefined);
  if (!kind) throw new Refusal(`Say --console or --library.\n\n${usage}`);
  const folder = resolve(options.folder);
  const brand = brandOf(options);
  const project =
    kind === 'console' ? consoleProject(brand, version) : libraryProject(folder, brand, version);
  await write(folder, project.files);
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
