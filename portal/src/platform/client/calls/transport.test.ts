import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { download } from './download.ts';
import type { PlatformError } from './errors.ts';
import { call, command, connect } from './transport.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let handler: Handler;
let events: string[];

/** A real server on loopback: tests what a browser would do. */
beforeEach(async () => {
  events = [];
  server = createServer((request, response) => handler(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  connect({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    getToken: () => 'token-1',
    onUnauthorized: (token) => events.push(`unauthorized ${token}`),
    onUnreachable: () => events.push('unreachable'),
  });
});
afterEach(() => new Promise((closed) => server.close(closed)));

const answer =
  (status: number, body: string): Handler =>
  (_, response) => {
    response.statusCode = status;
    response.end(body);
  };
const named = v.object({ name: v.string() });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: PlatformError) => ({ kind: error.kind, status: error.status, message: error.message }),
  );

it('sends the token, and no content type without a body', async () => {
  let seen: IncomingMessage['headers'] = {};
  handler = (request, response) => {
    seen = request.headers;
    response.end('{"name":"x","more":1}');
  };
  expect(await call(named, 'GET', 'Thing')).toEqual({ name: 'x' });
  expect(seen.authorization).toBe('Bearer token-1');
  expect(seen['content-type']).toBeUndefined();
});

it('sends no token when none is wanted', async () => {
  let authorization: string | undefined = 'unset';
  handler = (request, response) => {
    authorization = request.headers.authorization;
    response.end('{"name":"x"}');
  };
  await call(named, 'POST', 'login', { body: {}, token: null });
  expect(authorization).toBeUndefined();
});

it('sends a token of its own, whose refusal is not that of the session', async () => {
  let authorization: string | undefined;
  handler = (request, response) => {
    authorization = request.headers.authorization;
    response.statusCode = 401;
    response.end('Unauthorized');
  };
  const refused = command('POST', 'change-password', { token: 'of-the-link' });
  expect(await failure(refused)).toMatchObject({ kind: 'Unauthorized' });
  expect(authorization).toBe('Bearer of-the-link');
  expect(events).toEqual([]);
});

it('puts the rate limit into words, not its HTML', async () => {
  handler = answer(429, '<html>Too many requests, please try again later.</html>');
  expect(await failure(call(named, 'GET', 'Thing'))).toEqual({
    kind: 'Unexpected',
    status: 429,
    message: 'Too many requests, please try again later.',
  });
});

it.each([
  [400, '{"msg":"bad"}', 'Invalid', 'bad'],
  [400, '{"msg":"insufficient privileges"}', 'Forbidden', 'insufficient privileges'],
  [
    403,
    '{"status":"fail","message":"insufficient privileges"}',
    'Forbidden',
    'insufficient privileges',
  ],
  [400, '{"error":"failed to reset your password"}', 'Invalid', 'failed to reset your password'],
  [403, 'Forbidden', 'Forbidden', 'You do not have access to this resource'],
  [404, '', 'NotFound', 'Something went wrong, please try again'],
  [422, '{"msg":"name already taken"}', 'Conflict', 'name already taken'],
  [500, '{}', 'Unexpected', 'Something went wrong, please try again'],
  [503, '<html>', 'Unexpected', 'Something went wrong, please try again'],
])('status %i with %j is %s: %s', async (status, body, kind, message) => {
  handler = answer(status, body);
  expect(await failure(command('PUT', 'Thing', { body: {} }))).toEqual({ kind, status, message });
  expect(events).toEqual([]);
});

it('a 401 ends the session with the token that was refused', async () => {
  handler = answer(401, 'Unauthorized');
  expect(await failure(call(named, 'GET', 'Thing'))).toMatchObject({
    kind: 'Unauthorized',
    message: 'Your session has expired. Please log in and try again.',
  });
  expect(events).toEqual(['unauthorized token-1']);
});

it('a 401 without the session’s token ends nothing', async () => {
  handler = answer(401, 'Unauthorized');
  await failure(call(named, 'POST', 'login', { token: null }));
  expect(events).toEqual([]);
});

it('a dropped connection is no answer', async () => {
  handler = (request) => request.socket.destroy();
  expect(await failure(call(named, 'GET', 'Thing'))).toEqual({
    kind: 'Unreachable',
    status: 0,
    message: 'The server cannot be reached',
  });
  expect(events).toEqual(['unreachable']);
});

it.each([502, 504])('a %i is from a proxy that got no answer', async (status) => {
  handler = answer(status, '{"msg":"The platform API gave no answer (ECONNREFUSED)."}');
  const lost = { kind: 'Unreachable', status: 0, message: 'The server cannot be reached' };
  expect(await failure(call(named, 'GET', 'Thing'))).toEqual(lost);
  expect(await failure(download('Thing'))).toEqual(lost);
  // It may have been carried out.
  expect(await failure(command('POST', 'Thing'))).toEqual(lost);
  expect(events).toEqual(['unreachable', 'unreachable', 'unreachable']);
});

it('a read without an answer behind a proxy fails alone while others are answered', async () => {
  handler = (request, response) =>
    answer(request.url?.endsWith('/Thing') ? 504 : 401, '')(request, response);
  expect(await failure(call(named, 'GET', 'Thing'))).toMatchObject({
    message: 'The server did not answer',
  });
  expect(events).toEqual([]);
});

const onlyThingFails: Handler = (request, response) =>
  request.url?.endsWith('/Thing') ? request.socket.destroy() : answer(401, '')(request, response);

it('a read that gets no answer fails alone while the server answers others', async () => {
  handler = onlyThingFails;
  const alone = { kind: 'Unreachable', status: 0, message: 'The server did not answer' };
  expect(await failure(call(named, 'GET', 'Thing'))).toEqual(alone);
  expect(await failure(download('Thing'))).toEqual(alone);
  expect(events).toEqual([]);
});

it('a write that gets no answer may have been done: it counts as a lost connection', async () => {
  handler = onlyThingFails;
  expect(await failure(command('PUT', 'Thing'))).toMatchObject({
    message: 'The server cannot be reached',
  });
  expect(events).toEqual(['unreachable']);
});

it('a server that answers nothing is asked once for all reads that failed', async () => {
  const asked: string[] = [];
  handler = (request) => {
    asked.push(request.url ?? '');
    request.socket.destroy();
  };
  await Promise.all([1, 2, 3].map(() => failure(call(named, 'GET', 'Thing'))));
  expect(asked.filter((url) => url.endsWith('/PredefinedCarriers'))).toHaveLength(1);
});

it.each([null, 'token-2'])(
  'with the token %j a dropped connection is the caller’s',
  async (token) => {
    handler = (request) => request.socket.destroy();
    expect(await failure(call(named, 'GET', 'Thing', { token }))).toMatchObject({
      kind: 'Unreachable',
    });
    expect(events).toEqual([]);
  },
);

it('stops waiting after the time given', async () => {
  handler = () => undefined;
  expect(await failure(command('POST', 'logout', { token: 'token-1', timeout: 50 }))).toMatchObject(
    { kind: 'Unreachable' },
  );
  server.closeAllConnections();
});

it.each(['{"name":', '{"name":7}', '[]', ''])(
  'the malformed answer %j is unexpected',
  async (body) => {
    handler = answer(200, body);
    expect(await failure(call(named, 'GET', 'Thing'))).toMatchObject({ kind: 'Unexpected' });
  },
);

it('a file of the platform is asked for with the token, wherever it says it lies', async () => {
  const seen: (string | undefined)[] = [];
  handler = (request, response) => {
    seen.push(`${request.url} ${request.headers.authorization}`);
    response.end('sound');
  };
  const { port } = server.address() as AddressInfo;
  await download('/Accounts/a/record');
  await download(`http://127.0.0.1:${port}/elsewhere`);
  expect(seen).toEqual(['/api/v1/Accounts/a/record Bearer token-1', '/elsewhere Bearer token-1']);
});

it('a file of another host never gets the token, and says nothing about the session', async () => {
  const seen: (string | undefined)[] = [];
  handler = (request, response) => {
    seen.push(request.headers.authorization);
    response.statusCode = 401;
    response.end();
  };
  const { port } = server.address() as AddressInfo;
  // The same machine under another name is another origin.
  expect(await failure(download(`http://localhost:${port}/file`))).toMatchObject({ status: 401 });
  expect(await failure(download('http://127.0.0.1:1/file'))).toMatchObject({ kind: 'Unreachable' });
  expect([seen, events]).toEqual([[undefined], []]);
});
