import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PlatformError } from '../../client/calls/errors.ts';
import { connect } from '../../client/calls/transport.ts';
import { getUser, isUnknownUser, listUsers } from './users.ts';

let server: Server;
let body: unknown;

beforeEach(async () => {
  server = createServer((_, response) => response.end(JSON.stringify(body)));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  connect({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    getToken: () => 'token',
    onUnauthorized: () => undefined,
    onUnreachable: () => undefined,
  });
});
afterEach(() => new Promise((closed) => server.close(closed)));

it('lists users by name, whatever the case, with the scope that the platform names, or their ids make', async () => {
  const flags = { email: 'x@example.net', force_change: 0, is_active: 1 };
  body = [
    { user_sid: '1', name: 'zoe', ...flags, scope: 'read-write' },
    { user_sid: '2', name: 'Bob', ...flags, service_provider_sid: 'n' },
    { user_sid: '3', name: 'amy', ...flags, is_active: 0, account_sid: 'a', scope: 'account' },
    { user_sid: '4', name: 'Cem', ...flags, account_sid: 'a', service_provider_sid: 'n' },
    { user_sid: '5', name: 'dan', ...flags, account_sid: 'a' },
  ];
  const users = await listUsers();
  expect(users.map(({ name, scope, is_active }) => [name, scope, is_active])).toEqual([
    ['amy', 'account', false],
    ['Bob', 'service_provider', true],
    ['Cem', 'account', true],
    ['dan', 'admin', true],
    ['zoe', 'admin', true],
  ]);
});

it.each([
  ['a', 'n', 'account'],
  [null, 'n', 'service_provider'],
  [null, null, 'admin'],
  // The platform gives them everything.
  ['a', null, 'admin'],
])(
  'account %s and provider %s make the scope %s',
  async (account_sid, service_provider_sid, scope) => {
    body = { user_sid: '1', name: 'x', scope: 'read-write', account_sid, service_provider_sid };
    expect((await getUser('1')).scope).toBe(scope);
  },
);

it.each([
  [new PlatformError('Unexpected', 'failure retrieving user', 500), true],
  [new PlatformError('NotFound', 'Not Found', 404), true],
  [new PlatformError('Unexpected', 'database is away', 500), false],
  [new PlatformError('Forbidden', 'insufficient permissions', 403), false],
  [undefined, false],
])('%o tells of an unknown user: %s', (error, expected) => {
  expect(isUnknownUser(error)).toBe(expected);
});
