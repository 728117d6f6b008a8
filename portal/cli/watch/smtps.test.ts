import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtCommand } from '../built.fixtures.ts';
import { localCertificate } from './channels/certificate.fixtures.ts';
import { mailbox, mailReceiver } from './channels/receivers.ts';
import { type WatchedSandbox, watchedSandbox } from './testing.ts';

/* The command itself and a mail server behind TLS: Node reads whom it trusts when it starts. */

let world: WatchedSandbox;
let folder: string;
beforeAll(async () => {
  world = await watchedSandbox();
  // The process uses the real clock.
  world.sandbox.clock.now = new Date();
  folder = mkdtempSync(join(tmpdir(), 'trunkline-smtps-'));
  await builtCommand(folder);
}, 60_000);
afterAll(() => {
  world.close();
  rmSync(folder, { recursive: true, force: true });
});

async function look(env: Record<string, string>) {
  const main = join(folder, 'trunkline.mjs');
  const args = [main, 'watch', '--once', '--state', world.stateFile, '--to', 'email'];
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      ...world.envOf('sp-northwind'),
      WATCH_MAIL_FROM: 'watch@example.com',
      WATCH_MAIL_TO: 'noc@example.com',
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
  }
  const [status] = await once(child, 'close');
  return { status, said };
}

test('a message waits for a server whose certificate is trusted, and is delivered then', async () => {
  const certificate = localCertificate();
  const server = await mailReceiver([], certificate);
  const trusted = join(folder, 'ca.pem');
  writeFileSync(trusted, certificate.cert);

  const refused = await look({ WATCH_SMTP_URL: server.url });
  expect(refused.status).toBe(1);
  expect(refused.said).toContain('The mail server:');
  expect(refused.said).not.toContain(mailbox.password);
  expect([server.received, server.usernames]).toEqual([[], []]);

  const { status } = await look({ WATCH_SMTP_URL: server.url, NODE_EXTRA_CA_CERTS: trusted });
  await server.close();
  expect(status).toBe(0);
  expect(new Set(server.usernames)).toEqual(new Set([mailbox.user]));
  expect(server.received[0]).toContain('Subject: [Northwind Telecom] Problem:');
}, 60_000);
