import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestSandbox, testSandbox } from '../tests/client.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await testSandbox();
});
afterEach(() => sandbox.close());

const statusOf = async (path: string, headers: Record<string, string>) =>
  (await sandbox.app.request(`http://127.0.0.1:4400${path}`, { headers })).status;

test.each([
  ['https://evil.example', 403],
  ['https://127.0.0.1.evil.example', 403],
  ['null', 403],
  ['http://127.0.0.1:4400', 200],
  ['http://localhost:5173', 200],
])('a page of %s gets %i', async (origin, status) => {
  expect(await statusOf('/sandbox/faults', { origin })).toBe(status);
  expect(await statusOf('/sandbox/mails', { origin })).toBe(status);
});

test('a link on another site does not open a page of the sandbox, curl does', async () => {
  expect(await statusOf('/sandbox/mails', { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await statusOf('/sandbox/mails', {})).toBe(200);
});

test('the platform API itself is open to every origin, as the platform is', async () => {
  expect(await statusOf('/api/v1/Accounts', { origin: 'https://console.example' })).not.toBe(403);
});
