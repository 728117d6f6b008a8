import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestSandbox } from '../sandbox/tests/client.ts';
import { type TestTerminal, testTerminal } from './terminal.fixtures.ts';

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
const limits = account('  limits:\n    device: 9\n');

/** A server that is no platform. */
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

test('the version is that of the library and the console', async () => {
  const { version } = JSON.parse(
    readFileSync(new URL('../../ui/package.json', import.meta.url), 'utf8'),
  );
  expect(await trunkline(['--version'])).toEqual({ status: 0, out: `${version}\n`, err: '' });
});

describe('what goes wrong is said with its address and status', () => {
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
  ])('the address %j', async (url, message) => {
    expect(await trunkline(['export'], { API_BASE_URL: url })).toEqual({
      status: 1,
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
});

describe('the exit status', () => {
  test('of a plan and an apply', async () => {
    const file = written('limits.yaml', limits);
    expect((await trunkline(['plan', file, ...provider])).status).toBe(2);
    expect((await trunkline(['apply', file, ...provider, '--yes'])).status).toBe(0);
    expect((await trunkline(['plan', file, ...provider])).status).toBe(0);
    expect((await trunkline(['apply', file, ...provider, '--yes'])).status).toBe(0);
  });

  test('of a routing table that this log-in can’t write: nothing at all is written', async () => {
    const file = written(
      'routing.yaml',
      `${account('  limits:\n    device: 11\n')}  routing:\n    name: Ours\n`,
    );
    const planned = await trunkline(['plan', file], { as: 'sp-northwind' });
    expect(planned.status).toBe(2);
    expect(planned.out).toContain('! routing table');
    expect(planned.err).not.toContain('are left out');
    const before = sandbox.snapshot();
    const { status, err } = await trunkline(['apply', file, '--yes'], { as: 'sp-northwind' });
    expect([status, err]).toEqual([
      1,
      expect.stringContaining('Nothing was written. Use --only SECTIONS'),
    ]);
    expect(sandbox.snapshot()).toBe(before);
    const only = ['--only', 'limits', '--yes'];
    const rest = await trunkline(['apply', file, ...only], { as: 'sp-northwind' });
    expect([rest.status, rest.out]).toEqual([
      0,
      expect.stringContaining('1 done, 0 failed, 0 skipped.'),
    ]);
  });

  test('of a log-in that may only look', async () => {
    const file = written('limits.yaml', account('  limits:\n    device: 12\n'));
    const { status, err } = await trunkline(['apply', file, '--yes'], { as: 'acme-viewer' });
    const message = "This log-in is view-only and can't apply changes.\n";
    expect([status, err]).toEqual([1, message]);
  });

  test('of an account’s log-in with the file of another one, or of a provider', async () => {
    const foreign = written('foreign.yaml', limits.replace('Acme Support', 'Nobody'));
    expect((await trunkline(['plan', foreign], { as: 'acme-user' })).err).toBe(
      'This log-in is that of an account: it can’t create another one.\n',
    );
    const whole = written('provider.yaml', 'version: 1\nprovider:\n  name: Northwind Telecom\n');
    const { err } = await trunkline(['plan', whole], { as: 'acme-user' });
    expect(err).toBe('This log-in is that of an account: it can’t apply the file of a provider.\n');
  });

  test('of a domain that another account has', async () => {
    const [taken] = JSON.parse(
      JSON.stringify((await (await sandbox.as('admin')).get('/MicrosoftTeamsTenants')).json),
    ).filter((row: { account_sid: string }) => !row.account_sid.startsWith('a8b1'));
    const file = written(
      'tenant.yaml',
      account(`  teams_tenants:\n    - domain: ${taken.tenant_fqdn}\n`),
    );
    expect((await trunkline(['plan', file, ...provider])).status).toBe(2);
    const { status, out } = await trunkline(['apply', file, ...provider, '--yes']);
    expect([status, out]).toEqual([
      1,
      expect.stringContaining(`Another account has the domain ${taken.tenant_fqdn}.`),
    ]);
  });
});

/** The sandbox behind a line that is cut with the first write. */
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

describe('whom a plan reaches', () => {
  const routing = (carrier: string) =>
    account(
      `  routing:\n    name: Acme outbound\n    default_carrier: ${carrier}\n    routes: []\n`,
    );

  test('is told of past calls, with examples, and left out on request', async () => {
    const file = written('reach.yaml', routing('Skyline SIP'));
    const { status, out } = await trunkline(['plan', file, ...provider]);
    expect(status).toBe(2);
    const [, calls, moved] =
      /^Of (\S+) past calls, (\d+) would leave by another carrier\./m.exec(out) ?? [];
    expect(Number(calls)).toBeGreaterThan(0);
    expect(Number(moved)).toBeGreaterThan(0);
    expect(out.match(/^ {4}\S+ → \S+, outbound: .* → /gm)?.length).toBeLessThanOrEqual(3);
    const { out: json } = await trunkline(['plan', file, ...provider, '--json']);
    expect(JSON.parse(json).calls).toMatchObject({
      calls: Number(calls),
      carrier: { count: Number(moved) },
    });
    const without = await trunkline(['plan', file, ...provider, '--no-calls']);
    expect(without.out).not.toContain('past calls');
  });

  test('is told of calls in a file', async () => {
    const file = written('reach.yaml', routing('Skyline SIP'));
    const csv = written('calls.csv', 'direction,from,to\r\noutbound,15550100001,442079460123\r\n');
    const { out } = await trunkline(['plan', file, ...provider, '--calls', csv]);
    expect(out).toMatch(/^Of 1 past call, 1 would leave by another carrier\.$/m);
    const bad = written('bad.csv', 'a,b\r\n1,2\r\n');
    const refused = await trunkline(['plan', file, ...provider, '--calls', bad]);
    expect([refused.status, refused.err]).toEqual([
      1,
      `${bad} has no column direction, to: export calls in the console.\n`,
    ]);
  });
});
