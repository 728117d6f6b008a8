import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * `dist/cli` as a package, the command line: `npm pack ./portal/dist/cli` makes the tarball.
 *
 * `dist` as a package, the console of projects that `npm create trunkline` makes: what is served,
 * the server, the sandbox, the nginx in front and the guide. `npm pack ./portal/dist` makes the tarball.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'portal/dist');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const { libsql } = read('portal/package.json').dependencies;
const manifest = {
  name: '@trunkline/console',
  // Library and console share their releases.
  version: read('ui/package.json').version,
  description: 'Admin console of a cloud voice platform, in your brand',
  license: 'MIT',
  type: 'module',
  engines: read('package.json').engines,
  bin: { 'trunkline-console': 'console.mjs' },
  // The command line is a separate package.
  files: ['*', '!cli'],
  dependencies: { libsql },
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
for (const file of ['console.mjs', 'README.md']) {
  copyFileSync(join(root, 'portal/build/console-package', file), join(dist, file));
}

/** The same image, with the console of the installed package instead of one built here. */
function dockerfileOfProject(text: string): string {
  const [, serving] = text.split(/^(?=FROM debian)/m);
  const installing = `# docker build -f node_modules/@trunkline/console/deploy/Dockerfile -t console .
FROM node:20-bookworm-slim AS build
WORKDIR /trunkline
COPY package*.json *.tgz ./
RUN npm install --omit=dev --no-audit --no-fund

`;
  const console_ = 'node_modules/@trunkline/console';
  return `${installing}${serving}`
    .replace('/trunkline/portal/dist/public', `/trunkline/${console_}/public`)
    .replace(
      'COPY portal/deploy /opt/trunkline',
      `COPY --from=build /trunkline/${console_}/deploy /opt/trunkline\nCOPY config.js /opt/trunkline/\nENV PORTAL_CONFIG=/opt/trunkline/config.js`,
    );
}

const deploy = join(root, 'portal/deploy');
mkdirSync(join(dist, 'deploy'), { recursive: true });
for (const file of readdirSync(deploy).filter((one) => /\.(sh|template)$/.test(one))) {
  copyFileSync(join(deploy, file), join(dist, 'deploy', file));
}
writeFileSync(
  join(dist, 'deploy/Dockerfile'),
  dockerfileOfProject(readFileSync(join(deploy, 'Dockerfile'), 'utf8')),
);
copyFileSync(join(root, 'docs/operating.md'), join(dist, 'operating.md'));

const commandLine = {
  name: 'trunkline',
  version: manifest.version,
  description: 'A voice platform from the command line: export, plan, apply, check, explain, watch',
  license: 'MIT',
  type: 'module',
  engines: manifest.engines,
  bin: { trunkline: 'trunkline.mjs' },
};
writeFileSync(join(dist, 'cli/package.json'), `${JSON.stringify(commandLine, null, 2)}\n`);
copyFileSync(join(root, 'LICENSE'), join(dist, 'cli/LICENSE'));
copyFileSync(join(root, 'portal/build/cli-package/README.md'), join(dist, 'cli/README.md'));
// JSON schema for editors to complete configuration files, published with the console.
const schema = execFileSync(process.execPath, [join(dist, 'cli/trunkline.mjs'), 'schema']);
writeFileSync(join(dist, 'public/configuration.schema.json'), schema);
