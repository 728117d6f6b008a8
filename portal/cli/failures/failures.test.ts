import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestSandbox } from '../../sandbox/tests/client.ts';
import { type TestTerminal, testTerminal } from '../terminal.fixtures.ts';

let terminal: TestTerminal;
let sandbox: TestSandbox;
let base: string;
beforeAll(async () => {
  terminal = await testTerminal();
  ({ sandbox, base } = terminal);
});
afterAll(() => terminal.close());
const trunkline: TestTerminal['trunkline'] = (...args) => terminal.trunkline(...args);
const written: TestTerminal['written'] = (...args) => terminal.written(...args);
const passwordOf = (name: string) => terminal.passwordOf(name);

const provider = ['--provider', 'Northwind Telecom'];

const account = (rest: string) => `version: 1\naccount:\n  name: Acme Support\n${rest}`;

/** A server that isn't the platform. */
let other: Server | undefined;
afterEach(() => {
  other?.closeAllConnections();
  other?.close();
});
async function answering(
  status: number,
  body: string,
  headers: Record<string, string> = {},
): Promise<string> {
  other = createServer((_, response) => {
    if (status > 0) response.writeHead(status, headers).end(body);
  });
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  return `http://127.0.0.1:${(other.address() as AddressInfo).port}/v1`;
}

/** The sandbox behind a connection that is cut at the first write. */
async function cutAtWrite(): Promise<string> {
  other = createServer(({ method, url, headers: { authorization = '' } }, response) => {
    if (method !== 'GET') response.destroy();
    else {
      void Promise.resolve(sandbox.app.request(`${url}`, { headers: { authorization } }))
        .then((answer) => answer.text())
        .then((text) => response.end(text));
    }
  });
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  return `http://127.0.0.1:${(other.address() as AddressInfo).port}/api/v1`;
}

test('a wrong password', async () => {
  expect(await trunkline(['export'], { API_PASSWORD: 'not-it' })).toEqual({
    status: 1,
    out: '',
    err: `The username or the password is wrong (${base}/api/v1/login answered 403). See API_USERNAME and API_PASSWORD.\n`,
  });
});

test('a wrong token', async () => {
  const { status, err } = await trunkline(['export'], { API_TOKEN: 'a.b.c' });
  expect([status, err]).toEqual([
    1,
    `The platform refused the token (GET ${base}/api/v1/ServiceProviders answered 401). It is wrong or has expired.\n`,
  ]);
});

test.each([200, 404])('a web page, %d', async (code) => {
  const url = await answering(code, '<!DOCTYPE html><title>Console</title>');
  const { status, err } = await trunkline(['export'], { API_BASE_URL: url, API_TOKEN: 'x' });
  expect([status, err]).toEqual([
    1,
    `GET ${url}/ServiceProviders answered a web page (${code}). Does API_BASE_URL end in /v1?\n`,
  ]);
});

test('no JSON', async () => {
  const url = await answering(200, 'hello');
  const { err } = await trunkline(['export'], { API_BASE_URL: url, API_TOKEN: 'x' });
  expect(err).toBe(`GET ${url}/ServiceProviders answered 200, and no JSON.\n`);
});

test('a refusal of the platform', async () => {
  const url = await answering(500, '{"msg":"the cellar is flooded"}');
  const { err } = await trunkline(['export'], { API_BASE_URL: url, API_TOKEN: 'x' });
  expect(err).toBe(`the cellar is flooded. (GET ${url}/ServiceProviders answered 500.)\n`);
});

test('nobody there', async () => {
  const url = await answering(200, '');
  other?.close();
  const { err } = await trunkline(['export'], { API_BASE_URL: url, API_TOKEN: 'x' });
  expect(err).toBe(`${url}/ServiceProviders can’t be reached: nothing listens there.\n`);
});

test('no answer in the time that was given', async () => {
  const url = await answering(0, '');
  const args = ['export', '--timeout', '0.2'];
  const { status, err } = await trunkline(args, { API_BASE_URL: url, API_TOKEN: 'x' });
  expect([status, err]).toEqual([
    1,
    `${url}/ServiceProviders did not answer in 0.2 seconds. --timeout SECONDS waits longer.\n`,
  ]);
});

test('too many requests, and a longer wait than a minute', async () => {
  const url = await answering(429, 'Too many', { 'Retry-After': '300' });
  const { status, err } = await trunkline(['export'], { API_BASE_URL: url, API_TOKEN: 'x' });
  expect(status).toBe(1);
  expect(err).toMatch(/^Too many requests: GET \S+ answered 429 for 60 seconds/);
});

test.each([
  ['', 'Set API_BASE_URL, such as https://api.example.com/v1.'],
  ['api.example.com', 'API_BASE_URL is not a valid URL.'],
  [
    'https://me:hidden@api.example.com/v1',
    'API_BASE_URL contains a username or password. Set API_USERNAME and API_PASSWORD instead.',
  ],
  ['https://api.example.com/v1?key=hidden', 'API_BASE_URL must have no query and no fragment.'],
  ['https://api.example.com/v1#hidden', 'API_BASE_URL must have no query and no fragment.'],
])('the address %j', async (url, message) => {
  expect(await trunkline(['export'], { API_BASE_URL: url })).toEqual({
    status: 1,
    out: '',
    err: `${message}\n`,
  });
});

test.each([
  ['https://me:hidden@console.example.com', 'CONSOLE_URL contains a username or password.'],
  ['https://console.example.com/?key=hidden', 'CONSOLE_URL must have no query and no fragment.'],
])('the console at %j', async (url, message) => {
  expect(await trunkline(['check', ...provider], { CONSOLE_URL: url })).toEqual({
    status: 2,
    out: '',
    err: `${message}\n`,
  });
});

test.each(['x', '0', '-1', '', '99999'])('the time-out %j', async (text) => {
  const { status, err } = await trunkline(['export', `--timeout=${text}`]);
  expect([status, err]).toEqual([
    1,
    `--timeout must be a number of seconds up to 3600, not "${text}".\n`,
  ]);
});

test('a file that is not there, and one that is a folder', async () => {
  const missing = join(terminal.folder, 'missing.yaml');
  expect((await trunkline(['plan', missing])).err).toBe(
    `${missing} can't be read: there is no such file.\n`,
  );
  expect((await trunkline(['plan', terminal.folder])).err).toBe(
    `${terminal.folder} can't be read: it is a folder.\n`,
  );
});

test('a file in another encoding, and one that goes too deep', async () => {
  const latin = written(
    'latin.yaml',
    Uint8Array.from([...'name: Mü'].map((one) => one.charCodeAt(0))),
  );
  expect((await trunkline(['plan', latin])).err).toBe(
    `${latin}: The file is in Latin-1 (ISO 8859-1) or Windows-1252. Save it as UTF-8.\n`,
  );
  const deep = written('deep.yaml', '['.repeat(100_000));
  expect((await trunkline(['plan', deep])).err).toMatch(
    /:1:\d+ The file is nested too deeply to be read\.\n$/,
  );
});

test('a value that a form refuses, with its line', async () => {
  const file = written('bad.yaml', account('  limits:\n    device: -5\n'));
  expect(await trunkline(['apply', file, ...provider, '--yes'])).toEqual({
    status: 1,
    out: '',
    err: `${file}:5:13 "device": Enter a whole number, 0 or more.\n`,
  });
});

test('a platform that goes away ends an apply: it is said once, and the rest is left', async () => {
  const login = await fetch(`${base}/api/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'acme-user', password: passwordOf('acme-user') }),
  });
  const { token } = JSON.parse(await login.text());
  const url = await cutAtWrite();
  const apps = ['One', 'Two', 'Three'].map(
    (name) =>
      `    - name: ${name}\n      call_hook: { url: https://a.example.com }\n      call_status_hook: { url: https://a.example.com }\n`,
  );
  const file = written('apps.yaml', account(`  applications:\n${apps.join('')}`));
  const { status, out, err } = await trunkline(['apply', file, '--yes'], {
    API_BASE_URL: url,
    API_TOKEN: token,
  });
  expect([status, out.split('\n').at(-2)]).toEqual([1, '0 done, 0 failed, 3 skipped.']);
  expect(err.match(/can’t be reached/g)).toHaveLength(1);
  expect(err.match(/^Skipped: application .*\. Stopped before\.$/gm)).toHaveLength(3);
});
