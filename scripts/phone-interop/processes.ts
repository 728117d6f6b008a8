import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a server may take to start or to respond, in ms. */
const patience = 15_000;

/** Keys, recordings and filled-in settings of this run. */
export const folder = mkdtempSync(join(tmpdir(), 'phone-interop-'));

const running = new Set<ChildProcess>();

/** Kills the whole process group, because Kamailio has children. */
function kill({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

process.once('exit', () => {
  for (const child of running) kill(child);
  rmSync(folder, { recursive: true, force: true });
});

export type Server = { output: () => string; end: () => Promise<void> };

export function begin(command: string, args: readonly string[]): Server {
  const child = spawn(command, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      running.delete(child);
      resolve();
    });
  });
  running.add(child);
  return {
    output: () => output,
    async end() {
      if (running.has(child)) kill(child);
      await ended;
    },
  };
}

/** Waits until something holds. @returns how long it took, in ms */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  limit = patience,
): Promise<number> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > limit) throw new Error(`${what}: not within ${limit} ms`);
    await pause(20);
  }
  return performance.now() - began;
}

/** Whether a server has this port for UDP. */
export const isTaken = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createSocket('udp4').once('error', () => resolve(true));
    probe.bind(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });

/** Fills in the {{places}} of a file in servers/. */
export function filled(name: string, values: Record<string, string | number>): string {
  const text = readFileSync(new URL(`servers/${name}`, import.meta.url), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_, place: string) => {
    const value = values[place];
    if (value === undefined) throw new Error(`${name}: nothing for ${place}`);
    return String(value);
  });
}
