import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { create, read, root, tarballIn, temporaryFolder, unpacked } from './project.ts';

const folder = temporaryFolder();
let command: string;

beforeAll(() => {
  mkdirSync(join(folder, 'command'));
  command = unpacked(join(root, 'create-trunkline'), join(folder, 'command'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const acme = ['--name', 'Acme Voice', '--accent', '#0a7'];

describe('a console', () => {
  const project = join(folder, 'my-console');
  let server: ChildProcess;
  let url: string;

  /** Installs as npm does: the package from its tarball, its dependencies, and a link to its command. */
  function install() {
    mkdirSync(join(folder, 'console'));
    const console_ = unpacked(join(root, 'portal/dist'), join(folder, 'console'));
    const modules = join(project, 'node_modules');
    mkdirSync(join(modules, '@trunkline'), { recursive: true });
    mkdirSync(join(modules, '.bin'));
    symlinkSync(console_, join(modules, '@trunkline/console'));
    const manifest = JSON.parse(read(console_, 'package.json'));
    mkdirSync(join(console_, 'node_modules'));
    for (const name of Object.keys(manifest.dependencies)) {
      symlinkSync(join(root, 'node_modules', name), join(console_, 'node_modules', name));
    }
    for (const [name, file] of Object.entries<string>(manifest.bin)) {
      symlinkSync(join(console_, file), join(modules, '.bin', name));
    }
  }

  async function freePort(): Promise<number> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const address = probe.address();
    probe.close();
    await once(probe, 'close');
    return typeof address === 'object' && address ? address.port : 0;
  }

  beforeAll(async () => {
    const { status, stdout } = create(command, folder, 'my-console', '--console', ...acme);
    expect(status).toBe(0);
    expect(stdout).toContain('npm start');
    install();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const start = JSON.parse(read(project, 'package.json')).scripts.start;
    server = spawn(join(project, 'node_modules/.bin', start), {
      cwd: project,
      env: { ...process.env, PORT: String(port), SANDBOX_SCALE: '0', NODE_ENV: 'production' },
    });
    let said = '';
    await new Promise<void>((ready, failed) => {
      server.stderr?.on('data', (chunk) => failed(new Error(String(chunk))));
      server.stdout?.on('data', (chunk) => {
        said += chunk;
        if (said.includes('Ctrl-C')) ready();
      });
    });
  });
  afterAll(async () => {
    if (!server) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  });

  it('is served with the name and the colour that were asked for', async () => {
    const page = await (await fetch(url)).text();
    expect(page).toMatch(/<script src="\/config\.js\?v=\w+"><\/script>/);
    const config = await (await fetch(`${url}/config.js`)).text();
    const window: { PORTAL_CONFIG?: { brand: object } } = {};
    new Function('window', config)(window);
    expect(window.PORTAL_CONFIG?.brand).toMatchObject({
      id: 'acme-voice',
      productName: 'Acme Voice',
      accent: '#0a7',
    });
  });

  it('lets the people of its sandbox log in', async () => {
    const answer = await fetch(`${url}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'Admin-Pass1' }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ token: expect.any(String) });
    expect(existsSync(join(project, '.data/sandbox.db'))).toBe(true);
  });
});

describe('production', () => {
  const console_ = join(folder, 'my-console/node_modules/@trunkline/console');

  it('comes with the nginx and the guide of the project itself', () => {
    const own = readdirSync(join(root, 'portal/deploy')).filter((file) =>
      /\.(sh|template)$/.test(file),
    );
    expect(own.length).toBeGreaterThan(3);
    for (const file of own) {
      expect(read(console_, `deploy/${file}`)).toBe(read(root, `portal/deploy/${file}`));
    }
    expect(read(console_, 'operating.md')).toBe(read(root, 'docs/operating.md'));
  });

  it('is an image of the same kind, with the installed console and the settings of the project', () => {
    const image = read(console_, 'deploy/Dockerfile');
    const own = read(root, 'portal/deploy/Dockerfile');
    const shared = own.split('\n').filter((line) => /^(RUN apt| {2}|USER|EXPOSE|CMD)/.test(line));
    expect(shared.length).toBeGreaterThan(4);
    for (const line of shared) expect(image).toContain(line);
    expect(image).not.toMatch(/portal|COPY \. \./);
    for (const [, path = ''] of image.matchAll(/--from=build \/trunkline\/(\S+)/g)) {
      expect(existsSync(join(folder, 'my-console', path))).toBe(true);
    }
    expect(image).toContain('ENV PORTAL_CONFIG=/opt/trunkline/config.js');
  });

  it('is told where both are', () => {
    const project = join(folder, 'my-console');
    const readme = read(project, 'README.md');
    const paths = [...readme.matchAll(/node_modules\/[\w@/.-]*\w/g)].map(([path]) => path);
    expect(paths).toHaveLength(2);
    for (const path of paths) expect(existsSync(join(project, path))).toBe(true);
  });
});

describe('from a tarball', () => {
  const tarball = () => tarballIn(join(folder, 'console'));

  it('makes a console without the registry', () => {
    const { status } = create(command, folder, 'from-file', '--from', tarball(), ...acme);
    expect(status).toBe(0);
    const project = join(folder, 'from-file');
    const range = JSON.parse(read(project, 'package.json')).dependencies['@trunkline/console'];
    expect(range).toMatch(/^file:\.\.\/console\/trunkline-console-.*\.tgz$/);
    expect(resolve(project, range.slice('file:'.length))).toBe(tarball());
  });

  it.each([
    [() => ['--from', 'none.tgz'], 'There is no none.tgz.'],
    [() => ['--from', tarballIn(join(folder, 'command'))], 'is create-trunkline. --from takes'],
    [() => ['--from', join(command, 'README.md')], 'is no package. --from takes'],
    [() => ['--library', '--from', tarball()], 'is for --console.'],
  ])('refuses another file', (args, words) => {
    const { status, stderr } = create(command, folder, 'refused', ...args());
    expect(status).toBe(1);
    expect(stderr).toContain(words);
    expect(stderr).not.toContain('    at ');
    expect(existsSync(join(folder, 'refused'))).toBe(false);
  });
});

describe('the command', () => {
  it('writes over nothing, and leaves nothing half written', () => {
    const taken = join(folder, 'taken');
    mkdirSync(taken);
    writeFileSync(join(taken, 'README.md'), 'mine');
    const { status, stderr } = create(command, taken, '--console', ...acme);
    expect(status).toBe(1);
    expect(stderr).toContain('README.md. Nothing was written.');
    expect(readFileSync(join(taken, 'README.md'), 'utf8')).toBe('mine');
    expect(existsSync(join(taken, 'package.json'))).toBe(false);
  });

  it.each([
    [[], 'Say --console or --library.'],
    [['--console', '--library'], 'Either --console or --library.'],
    [['--console', '--accent', 'green'], "--accent takes a hex colour, such as '#0a7'"],
    [['--console', '--name', ''], '--name takes 1 to 40 characters.'],
    [['--consol'], "Unknown option '--consol'"],
  ])('refuses %j in words', (args, words) => {
    const { status, stderr } = create(command, folder, ...args);
    expect(status).toBe(1);
    expect(stderr).toContain(words);
    expect(stderr).not.toContain('    at ');
  });

  it('writes a name with quotes as it is', () => {
    const name = `Ann's "Voice" \\ Co`;
    create(command, folder, 'quoted', '--console', '--name', name);
    const window: { PORTAL_CONFIG?: { brand: object } } = {};
    new Function('window', read(join(folder, 'quoted'), 'config.js'))(window);
    expect(window.PORTAL_CONFIG?.brand).toMatchObject({ productName: name });
  });
});
