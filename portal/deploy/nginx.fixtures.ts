import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll } from 'vitest';

export const here = fileURLToPath(new URL('.', import.meta.url));
export const repository = join(here, '../..');
export const built = join(here, '../dist/public');

/**
 * Started by root, nginx reads as another user, who may not enter the folder of this clone, so it
 * serves copies. Not below TMPDIR, which may be private as well.
 */
export const readable = (name: string) => {
  const folder = mkdtempSync(`/tmp/trunkline-${name}-`);
  chmodSync(folder, 0o755);
  return folder;
};

export function copyOf(folder: string, name: string): string {
  const copy = join(readable('site'), name);
  cpSync(folder, copy, { recursive: true });
  for (const path of ['', ...readdirSync(copy, { recursive: true, encoding: 'utf8' })]) {
    const file = join(copy, path);
    chmodSync(file, statSync(file).isDirectory() ? 0o755 : 0o644);
  }
  return copy;
}

/** A path that nginx, sed and the shell could each misread. */
export let site: string;

export const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createSocket().listen(0, '127.0.0.1', () => {
      const port = portOf(probe);
      probe.close(() => resolve(port));
    });
  });

/** A platform API that reports the requests it received. */
export let upstream: Server;
const running: { child: ChildProcess; folder: string }[] = [];

/** Sets up the site and a platform API behind it, for all tests of a file. */
export function inFrontOfPlatform(): void {
  beforeAll(async () => {
    upstream = createServer((request, response) => {
      const { method, url, headers } = request;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ method, url, headers }));
    });
    await new Promise<void>((listening) => upstream.listen(0, '127.0.0.1', listening));
    site = copyOf(built, "Träger & Söhne's | 1");
    return () => {
      upstream.close();
      rmSync(dirname(site), { recursive: true });
    };
  });

  afterEach(async () => {
    for (const { child, folder } of running.splice(0)) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

export type Environment = Record<string, string | undefined>;

/** Runs start.sh as a container does. Rejects with its output if it exits at once. */
export async function serve(environment: Environment = {}, command = join(here, 'start.sh')) {
  const folder = readable('deploy');
  const port = await freePort();
  const child = spawn('sh', [command], {
    cwd: repository,
    env: {
      PATH: process.env['PATH'],
      ROOT: site,
      RUN_DIR: folder,
      ACCESS_LOG: join(folder, 'access.log'),
      LISTEN: '127.0.0.1',
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  let hasEnded = false;
  child.once('exit', () => {
    hasEnded = true;
  });
  running.push({ child, folder });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const isUp = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    if (hasEnded) {
      running.pop();
      rmSync(folder, { recursive: true, force: true });
      throw new Error(said);
    }
    await new Promise((soon) => setTimeout(soon, 20));
  }
  return {
    get: (path: string, init?: RequestInit) => fetch(url + path, init),
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    said: () => said,
  };
}
