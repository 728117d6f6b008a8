import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSandbox } from '../open.ts';
import { ACME, NORTHWIND } from '../seed/known-sids.ts';
import { openDatabase } from '../store/database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const json = { 'content-type': 'application/json' };

test('what was written is there after a restart, and so are the sessions', async () => {
  const file = join(folder, 'deep', 'er', 'sandbox.db');
  const first = await openSandbox({ file });
  expect(first.seeded).toBe(true);
  const login = await first.app.request('/api/v1/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'admin', password: 'Admin-Pass1' }),
  });
  const { token } = (await login.json()) as { token: string };
  const authorization = `Bearer ${token}`;
  const made = await first.app.request('/api/v1/ServiceProviders', {
    method: 'POST',
    headers: { ...json, authorization },
    body: JSON.stringify({ name: 'Fabrikam', root_domain: 'fabrikam.example' }),
  });
  const { sid } = (await made.json()) as { sid: string };
  const before = first.store.dump();
  first.close();

  const second = await openSandbox({ file });
  expect(second.seeded).toBe(false);
  expect(second.store.dump()).toEqual(before);
  const read = await second.app.request(`/api/v1/ServiceProviders/${sid}`, {
    headers: { authorization },
  });
  expect(await read.json()).toMatchObject({ name: 'Fabrikam', root_domain: 'fabrikam.example' });
  second.close();
});

test('so are mails, new people and the loss of recordings', async () => {
  const file = join(folder, 'sandbox.db');
  const first = await openSandbox({ file, scale: 0.1 });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    first.app.request(`/api/v1${path}`, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    });
  const registered = await post('/register', {
    provider: 'local',
    service_provider_sid: NORTHWIND,
    email: 'ada@example.org',
    password: 'secret',
    email_activation_code: '123456',
  });
  const { jwt } = (await registered.json()) as { jwt: string };
  const login = await post('/login', { username: 'acme-user', password: 'Acct-Pass-1' });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const list = `/api/v1/Accounts/${ACME}/RecentCalls?page=1&count=500`;
  const calls = (await (await first.app.request(list, { headers })).json()) as {
    data: { recording_url: string | null }[];
  };
  const url = calls.data.find(({ recording_url }) => recording_url)?.recording_url;
  const recording = `/api/v1${url}`;
  const removed = await first.app.request(recording, { method: 'DELETE', headers });
  expect(removed.status).toBe(204);
  const before = first.store.dump();
  first.close();

  const second = await openSandbox({ file });
  expect(second.store.dump()).toEqual(before);
  expect((await second.app.request(recording, { headers })).status).toBe(404);
  expect(second.store.mails.list()).toMatchObject([{ recipient: 'ada@example.org' }]);
  const own = { headers: { authorization: `Bearer ${jwt}` } };
  expect((await second.app.request('/api/v1/Users/me', own)).status).toBe(200);
  second.close();
});

test('seeding twice with the same clock gives the same contents', async () => {
  const now = () => new Date('2026-01-02T03:04:05Z');
  const [one, two] = await Promise.all(
    ['one.db', 'two.db'].map((name) =>
      openSandbox({ file: join(folder, name), secret: 's', now, scale: 0.2 }),
    ),
  );
  expect(one?.store.dump()).toEqual(two?.store.dump());
  one?.close();
  two?.close();
});

test('a first run that was cut off is made up for', async () => {
  const file = join(folder, 'sandbox.db');
  const db = openDatabase(file);
  db.close();
  const sandbox = await openSandbox({ file });
  expect(sandbox.seeded).toBe(true);
  sandbox.close();
});

test('data of a newer version are left alone', async () => {
  const file = join(folder, 'sandbox.db');
  const db = openDatabase(file);
  db.exec('PRAGMA user_version = 999');
  db.close();
  await expect(openSandbox({ file })).rejects.toThrow('newer version');
});
