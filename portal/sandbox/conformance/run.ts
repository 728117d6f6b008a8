import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SAMPLES } from './replay.ts';
import { conform, isEnough, reportOf } from './report.ts';

/*
 * Command `npm run conformance [-- --samples DIR]`: replays recorded exchanges against sandboxes
 * and reports how many responses match. Exits with 1 if too few do.
 */

const usage = 'usage: npm run conformance [-- --samples DIR]\n';

function folderOf(args: readonly string[]): URL | undefined {
  if (args.length === 0) return SAMPLES;
  const [option, folder, ...rest] = args;
  if (option !== '--samples' || folder === undefined || rest.length > 0) return undefined;
  return pathToFileURL(`${resolve(folder)}/`);
}

const folder = folderOf(process.argv.slice(2));
if (!folder) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => name.slice(0, -'.json'.length));
  const results = await conform(files, folder);
  process.stdout.write(reportOf(results));
  process.exitCode = isEnough(results) ? 0 : 1;
}
