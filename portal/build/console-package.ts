import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * `dist/cli` as a package, the command line: `npm pack ./portal/dist/cli` makes the tarball.
 *
 * `dist` as a package, the console of projects that `npm create trunkline` makes: what is served,
 * the server, the sandbox. `npm pack ./portal/dist` makes the tarball.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'portal/dist');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const { libsql } = read('portal/package.json').dependencies;
const manifest = {
  name: '@trunkline/console',
  // Library and console are released together.
  version: read('ui/package.json').version,
  description: 'Admin console of a cloud voice platform, in your brand',
  license: 'MIT',
  type: 'module',
  engines: read('package.json').engines,
  bin: { 'trunkline-console': 'console.mjs' },
  // The command line is a package of its own.
  files: ['*', '!cli'],
  dependencies: { libsql },
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
for (const file of ['console.mjs', 'README.md']) {
  copyFileSync(join(root, 'portal/build/console-package', file), join(dist, file));
}

const commandLine = {
  name: 'trunkline',
  version: manifest.version,
  description: 'The configuration of a voice platform as a file: export, plan, apply',
  license: 'MIT',
  type: 'module',
  engines: manifest.engines,
  bin: { trunkline: 'trunkline.mjs' },
};
writeFileSync(join(dist, 'cli/package.json'), `${JSON.stringify(commandLine, null, 2)}\n`);
copyFileSync(join(root, 'LICENSE'), join(dist, 'cli/LICENSE'));
copyFileSync(join(root, 'portal/build/cli-package/README.md'), join(dist, 'cli/README.md'));
// What editors complete configuration files by, published with the console.
const schema = execFileSync(process.execPath, [join(dist, 'cli/trunkline.mjs'), 'schema']);
writeFileSync(join(dist, 'public/configuration.schema.json'), schema);
