import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSandbox } from '../open.ts';
import { ACME } from '../seed/known-sids.ts';

const writes = 1000;
const killedAfter = 500;
const json = { 'content-type': 'application/json' };

let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-kill-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function start(file: string): Promise<string> {
  const script = fileURLToPath(new URL('./kill-server.ts', import.meta.url));
  const started = spawn(process.execPath, ['--import', 'tsx', script, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  const port = await new Promise<string>((resolve, reject) => {
    started.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
    started.once('exit', () => reject(new Error('the server ended')));
  });
  return `http://127.0.0.1:${port}/api/v1`;
}

test('killed among a thousand writes, every acknowledged one is there', {
  timeout: 120_000,
}, async () => {
  const file = join(folder, 'sandbox.db');
  const base = await start(file);
  const login = await fetch(`${base}/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'admin', password: 'Admin-Pass1' }),
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { ...json, authorization: `Bearer ${token}` };

  const acknowledged: string[] = [];
  let refused = 0;
  let next = 0;
  /** One of several clients, each waiting for a response before its next write. */
  async function write(): Promise<void> {
    while (next < writes) {
      const name = `Written ${next}`;
      next += 1;
      try {
        const answer = await fetch(`${base}/Applications`, {
          method: 'POST',
          headers,
          body: JSON.stringify({
            name,
            account_sid: ACME,
            call_hook: { url: 'https://apps.example.com/x', method: 'POST' },
            call_status_hook: { url: 'https://apps.example.com/y', method: 'POST' },
          }),
        });
        const { sid } = (await answer.json()) as { sid: string };
        if (answer.status === 201) acknowledged.push(sid);
      } catch {
        // The connection is lost, as expected from here on.
        refused += 1;
      }
      if (acknowledged.length >= killedAfter) child?.kill('SIGKILL');
    }
  }
  await Promise.all(Array.from({ length: 8 }, write));
  expect(acknowledged.length).toBeGreaterThanOrEqual(killedAfter);
  expect(acknowledged.length).toBeLessThan(writes);
  expect(refused).toBeGreaterThan(0);

  const again = await openSandbox({ file });
  expect(again.seeded).toBe(false);
  const lost = acknowledged.filter((sid) => {
    const application = again.store.applications.get(sid);
    // All or nothing: with both hooks.
    return !application?.call_hook_sid || !application.call_status_hook_sid;
  });
  expect(lost).toEqual([]);
  again.close();
});
