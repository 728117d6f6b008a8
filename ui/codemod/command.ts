import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { sourcesIn } from './files.ts';
import { type Renamed, renameProps } from './rename-props.ts';

const usage = `npx @trunkline/ui codemod 0.3 <paths…> [--dry-run]

  Gives the props of the library the names that they have since 0.3, in all
  JavaScript and TypeScript files of the paths, and says what is left to you.

  --dry-run   changes nothing, only says what it would change`;

/** An error that stops the command and that the user can fix. */
class Refusal extends Error {}

function options(): { paths: string[]; isDry: boolean } | undefined {
  const { values, positionals } = read();
  const [command, version, ...paths] = positionals;
  if (values.help || command === undefined) return undefined;
  if (command !== 'codemod') throw new Refusal(`There is no "${command}".\n\n${usage}`);
  if (version !== '0.3') throw new Refusal(`There is a codemod for 0.3 alone.\n\n${usage}`);
  if (paths.length === 0) throw new Refusal(`Say which files or folders, such as src.\n\n${usage}`);
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Refusal(`Not there: ${missing.join(', ')}`);
  return { paths, isDry: values['dry-run'] ?? false };
}

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** The file with new names; a file that can't be parsed is left unchanged. */
function renamed(text: string, file: string): Renamed {
  try {
    return renameProps(text, file);
  } catch (error) {
    const [, line = '1'] = /\((\d+):\d+\)/.exec(String(error)) ?? [];
    const left = [{ line: Number(line), says: "can't be read: not changed" }];
    return { text, left };
  }
}

function run({ paths, isDry }: { paths: string[]; isDry: boolean }): void {
  let changed = 0;
  const left: string[] = [];
  for (const file of new Set(paths.flatMap(sourcesIn))) {
    const text = readFileSync(file, 'utf8');
    if (!text.includes('@trunkline/ui/')) continue;
    const shown = relative('.', file);
    const result = renamed(text, file);
    left.push(...result.left.map(({ line, says }) => `  ${shown}:${line}  ${says}`));
    if (result.text === text) continue;
    if (!isDry) writeFileSync(file, result.text);
    changed += 1;
    console.log(`  ${shown}`);
  }
  const files = `${changed} ${changed === 1 ? 'file' : 'files'}`;
  console.log(isDry ? `${files} would change. Nothing was written.` : `${files} changed.`);
  if (left.length > 0) console.log(`\nLeft to you:\n${left.join('\n')}`);
}

try {
  const given = options();
  if (given) run(given);
  else console.log(usage);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
