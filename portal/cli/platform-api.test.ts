import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { callerOf, isViewOnly, platformApi } from './platform-api.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A platform that gives these responses in turn, and a clock that only advances during waits. */
async function platform(answers: readonly [status: number, retryAfter?: string][]) {
  const left = [...answers];
  let calls = 0;
  server = createServer((_, response) => {
    const [status, retryAfter] = left.shift() ?? [200];
    calls += 1;
    response.writeHead(status, retryAfter === undefined ? {} : { 'Retry-After': retryAfter });
    response.end(status === 200 ? '[]' : 'Too many requests');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let now = 0;
  const waits: number[] = [];
  const clock = {
    now: () => now,
    wait: async (ms: number) => {
      waits.push(ms);
      now += ms;
    },
  };
  const api = platformApi({
    baseUrl: `http://127.0.0.1:${port}/v1`,
    token: 't',
    timeout: 5,
    clock,
  });
  return { api, waits, calls: () => calls };
}

describe('too many requests', () => {
  test('is waited for as long as the platform says, up to a minute', async () => {
    const { api, waits } = await platform([
      [429, '20'],
      [429, '30'],
    ]);
    expect(await api.call('GET', 'Accounts')).toEqual([]);
    expect(waits).toEqual([20_000, 30_000]);
  });

  test('ends after a minute with a sentence', async () => {
    const many = Array.from({ length: 20 }, (): [number, string] => [429, '25']);
    const { api, calls } = await platform(many);
    await expect(api.call('GET', 'Accounts')).rejects.toMatchObject({
      status: 0,
      message: expect.stringMatching(/^Too many requests: GET http:\S+\/v1\/Accounts answered 429/),
    });
    expect(calls()).toBe(3);
  });

  test('waits ten seconds where the platform doesn’t say how long', async () => {
    const { api, waits } = await platform([[429]]);
    expect(await api.call('GET', 'Accounts')).toEqual([]);
    expect(waits).toEqual([10_000]);
  });
});

test.each([
  ['a.b.c', undefined],
  ['not a token', undefined],
  [`x.${Buffer.from('{"scope":"account"}').toString('base64url')}.y`, 'account'],
])('the token %j', async (token, scope) => {
  const { api } = await platform([]);
  expect(await callerOf(api, token, 'p')).toBe(scope ?? 'admin');
  expect(isViewOnly(token)).toBe(false);
});

test('a token that may only look', async () => {
  await platform([]);
  const payload = Buffer.from('{"scope":"admin","is_view_only":true}').toString('base64url');
  expect(isViewOnly(`x.${payload}.y`)).toBe(true);
});
