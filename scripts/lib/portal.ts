import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A free TCP port of 127.0.0.1. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

export type RunningPortal = { url: string; stop: () => Promise<void> };

export type PortalEnvironment = {
  API_BASE_URL?: string;
  API_DIRECT?: string;
  SANDBOX_LATENCY?: 'real';
};

const announced = (child: ChildProcess, url: string) =>
  new Promise<void>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(url)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The portal ended with ${code}:\n${output}`)));
  });

/**
 * Starts the built portal with its own sandbox on a free port, in a folder that is removed
 * afterwards.
 * @param settings values for config.js, on top of the defaults
 * @param checkout where the portal was built: this repository, or another checkout of it
 * @param environment names another platform instead of the sandbox, or makes the sandbox as slow
 */
export async function startPortal(
  settings: Record<string, unknown> = {},
  checkout: string = root,
  environment: PortalEnvironment = {},
): Promise<RunningPortal> {
  const data = mkdtempSync(join(tmpdir(), 'trunkline-'));
  const config = join(data, 'config.js');
  writeFileSync(config, `window.PORTAL_CONFIG = ${JSON.stringify(settings)};`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(checkout, 'portal/dist/server/main.js')], {
    env: {
      ...process.env,
      API_BASE_URL: '',
      API_DIRECT: '',
      PORT: String(port),
      PORTAL_CONFIG: config,
      SANDBOX_DATA: data,
      SANDBOX_CALLS: '0',
      SANDBOX_HOSTED: String(settings['enableHostedSystem'] === true),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => {
    child.kill('SIGINT');
    rmSync(data, { recursive: true, force: true });
  };
  process.once('exit', end);
  await announced(child, url);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await ended;
      process.off('exit', end);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
