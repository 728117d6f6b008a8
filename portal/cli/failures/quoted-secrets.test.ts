import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestTerminal, testTerminal } from '../terminal.fixtures.ts';

/* A platform whose refusals quote the request. */

let terminal: TestTerminal;
beforeAll(async () => {
  terminal = await testTerminal();
});
afterAll(() => terminal.close());

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value];

const quotes: Record<string, (body: string) => string> = {
  'the body': (body) => `invalid request: ${body}`,
  'the values': (body) => `invalid request: ${valuesIn(JSON.parse(body)).join(' | ')}`,
};

/** The sandbox, except for writes. @returns base URL */
async function quoting(how: string): Promise<string> {
  server = createServer(async ({ method, url, headers }, response) => {
    if (method === 'GET') {
      const { authorization = '' } = headers;
      const answer = await terminal.sandbox.app.request(`${url}`, { headers: { authorization } });
      response.end(await answer.text());
      return;
    }
    const msg = quotes[how]?.(await bodyOf(response.req));
    response.writeHead(400).end(JSON.stringify({ msg }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
}

async function bodyOf(request: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

const file = `version: 1
account:
  name: Acme Support
  applications:
    - name: New
      call_hook: { url: { secret: HOOK }, username: alice, password: { secret: HOOK_PASSWORD } }
      call_status_hook: { url: https://a.example.com/?token=hush-3 }
      env_vars: { CRM: plain, API_KEY: { secret: CRM_KEY } }
`;
const secrets = {
  TRUNKLINE_SECRET_HOOK: 'https://a.example.com/hush-1',
  TRUNKLINE_SECRET_HOOK_PASSWORD: 'hush-2 "quoted"',
  TRUNKLINE_SECRET_CRM_KEY: 'hush-4',
};

test.each(Object.keys(quotes))('no secret is printed with %s', async (how) => {
  const { envOf, sandbox, trunkline, written, passwordOf } = terminal;
  const login = await sandbox.app.request('/api/v1/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'acme-user', password: passwordOf('acme-user') }),
  });
  const { token } = JSON.parse(await login.text());
  const env = {
    ...envOf('acme-user'),
    ...secrets,
    API_BASE_URL: await quoting(how),
    API_TOKEN: token,
  };
  for (const more of [[], ['--json']]) {
    const { out, err } = await trunkline(['apply', written('a.yaml', file), '--yes', ...more], env);
    expect(out + err).toContain('invalid request: ');
    expect(out + err).toContain('[secret]');
    expect(out + err).not.toMatch(/hush/);
  }
});

test.each(Object.keys(quotes))('the password of the log-in is not printed with %s', async (how) => {
  const API_BASE_URL = await quoting(how);
  const { err } = await terminal.trunkline(['export'], { API_BASE_URL, API_PASSWORD: 'hush-1' });
  expect(err).toMatch(/^invalid request: .*\[secret\].* answered 400/);
  expect(err).not.toContain('hush');
});
