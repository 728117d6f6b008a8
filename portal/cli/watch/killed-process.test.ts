import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACME_BACKUP, ACME_PBX } from '../../sandbox/seed/known-sids.ts';
import { builtCommand } from '../built.fixtures.ts';
import { httpReceiver } from './channels/receivers.ts';
import { type WatchedSandbox, watchedSandbox } from './testing.ts';

/* The command itself, killed by SIGKILL at the moments that matter. */

let world: WatchedSandbox;
let folder: string;
beforeAll(async () => {
  world = await watchedSandbox();
  folder = mkdtempSync(join(tmpdir(), 'trunkline-built-'));
  // Built once: the build starts ten times as fast as the sources.
  await builtCommand(folder);
}, 60_000);
afterAll(() => {
  world.close();
  rmSync(folder, { recursive: true, force: true });
});

async function lookInProcess(env: Record<string, string>, onStart: (child: ChildProcess) => void) {
  const main = join(folder, 'trunkline.mjs');
  const args = [main, 'watch', '--once', '--state', world.stateFile];
  const child = spawn(process.execPath, [...args, '--to', 'webhook,slack'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...world.envOf('sp-northwind'),
      ...env,
    },
  });
  onStart(child);
  const [status, signal] = await once(child, 'exit');
  return signal ?? status;
}

test('a process killed while it reads, and with a message at its receiver, tells all once by id', async () => {
  // The process uses the real clock.
  world.sandbox.clock.now = new Date();
  let child: ChildProcess | undefined;
  let killsAt: string[] = ['/VoipCarriers', 'webhook', 'slack'];
  const passes = (place: string) => {
    if (child === undefined || killsAt[0] === undefined || !place.endsWith(killsAt[0])) return;
    killsAt = killsAt.slice(1);
    child.kill('SIGKILL');
    // The other receiver may get its message at the same moment.
    child = undefined;
  };
  world.wire.refuse = (path) => {
    passes(path);
    return 0;
  };
  const hook = await httpReceiver([], () => passes('webhook'));
  const slack = await httpReceiver([], () => passes('slack'));
  const env = {
    WATCH_WEBHOOK_URL: hook.url,
    WATCH_WEBHOOK_SECRET: 's',
    WATCH_SLACK_URL: slack.url,
  };
  const look = () =>
    lookInProcess(env, (started) => {
      child = started;
    });

  const ends: unknown[] = [];
  for (let run = 0; run < 2; run += 1) ends.push(await look());
  world.registration(ACME_BACKUP, 'ok');
  world.registration(ACME_PBX, 'fail');
  for (let run = 0; run < 3; run += 1) ends.push(await look());
  await hook.close();
  await slack.close();

  expect(killsAt).toEqual([]);
  expect(ends.filter((one) => one === 'SIGKILL')).toHaveLength(3);
  expect(ends.at(-1)).toBe(0);
  const titles = new Map(
    hook.received.map(({ headers, body }) => [headers['webhook-id'], JSON.parse(body).title]),
  );
  expect([...titles.values()]).toEqual([
    '8 carriers are unregistered',
    'Acme backup trunk is no longer unregistered',
    'Acme PBX is unregistered',
  ]);
  // A kill with messages in flight repeats at most one per receiver.
  expect(hook.received.length).toBeLessThanOrEqual(3 + 2);
  expect(slack.received.length).toBeLessThanOrEqual(3 + 2);
  expect(new Set(slack.received.map(({ body }) => JSON.parse(body).text)).size).toBe(3);
  expect(world.state().outbox).toEqual([]);
});
