import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lock } from './lock.ts';
import { newState } from './state.ts';
import { readState, writeState } from './state-file.ts';

let folder: string;
let file: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trunkline-watch-'));
  file = join(folder, 'watch.json');
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that works on the file until it is killed, and reports its progress. */
async function holder(task: 'write' | 'lock') {
  const script = fileURLToPath(new URL('holder.ts', import.meta.url));
  const args = ['--import', 'tsx', script, task, file];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const lines = createInterface({ input: child.stdout });
  let last = '';
  lines.on('line', (line) => {
    last = line;
  });
  await once(lines, 'line');
  return {
    child,
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'close');
      return last;
    },
  };
}

describe('the file', () => {
  test('is not there at first, and comes back as it was written', async () => {
    expect(await readState(file)).toBeNull();
    const state = { ...newState('t', 'n', 'w'), told: 3 };
    await writeState(file, state);
    expect(await readState(file)).toEqual(state);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['watch.json']);
  });

  test.each(['', '{', '[]', '{"version":2}'])(
    'that says %j is named, not replaced',
    async (text) => {
      writeFileSync(file, text);
      await expect(readState(file)).rejects.toThrow(
        `${file} is not a state file of trunkline watch.`,
      );
    },
  );

  test('is whole after a kill in the middle of writing, and has what was written before', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { kill } = await holder('write');
      const written = Number(await kill());
      const state = await readState(file);
      expect(state?.told).toBeGreaterThanOrEqual(written);
      expect(state?.active).toHaveLength(2000);
    }
  });
});

describe('the lock', () => {
  test('keeps a second watch out, and lets it in once the first has ended', async () => {
    const { kill } = await holder('lock');
    await expect(lock(file)).rejects.toThrow(`Another watch is using ${file}.`);
    await kill();
    const release = await lock(file);
    await release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of a process that has ended is taken over, though its id is in use again', async () => {
    const stale = { pid: process.ppid, host: hostname(), started: '1' };
    writeFileSync(join(folder, 'watch.json.lock.1.x'), JSON.stringify(stale));
    await (await lock(file))();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of another machine is kept while that machine says that it lives', async () => {
    const other = { pid: 1, host: 'another', started: '1' };
    const path = join(folder, 'watch.json.lock.1.x');
    writeFileSync(path, JSON.stringify(other));
    await expect(lock(file)).rejects.toThrow('Another watch is using');
    const longAgo = new Date(Date.now() - 61_000);
    utimesSync(path, longAgo, longAgo);
    await (await lock(file))();
  });

  test('that is not yet written whole is respected', async () => {
    writeFileSync(join(folder, 'watch.json.lock.1.x'), '{"pid":');
    await expect(lock(file)).rejects.toThrow('Another watch is using');
  });

  test('lets one of many in at the most', async () => {
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => lock(file)));
    const held = all.filter(({ status }) => status === 'fulfilled');
    expect(held.length).toBeLessThanOrEqual(1);
  });

  test('a folder that isn’t there is named', async () => {
    await expect(lock(join(folder, 'none', 'watch.json'))).rejects.toThrow('can’t be written');
  });
});
