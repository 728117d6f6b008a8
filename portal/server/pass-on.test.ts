import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json, text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  answerTo,
  ask,
  listen,
  mirror,
  mirrored,
  send,
  usesWorld,
  world,
} from './pass-on.fixtures.ts';
import { passOn } from './pass-on.ts';

usesWorld();

it.each([
  ['GET', undefined],
  ['POST', '{"name":"Grüße"}'],
  ['PUT', '{}'],
  ['DELETE', undefined],
  ['DELETE', '{"reason":"unused"}'],
])('%s with the body %j arrives as it was sent', async (method, body) => {
  world.platform = mirror;
  const headers = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
  const seen = await mirrored(await ask('/api/v1/Accounts', { method, headers }, body));
  expect(seen).toMatchObject({ method, url: '/platform/v1/Accounts', body: body ?? '' });
  expect(seen.headers['transfer-encoding']).toBeUndefined();
});

it('a body of unknown length is framed, also that of a DELETE', async () => {
  world.platform = mirror;
  const call = send('/api/v1/Accounts', {
    method: 'DELETE',
    headers: { 'Transfer-Encoding': 'chunked' },
  });
  call.write('first ');
  call.end('last');
  expect(await mirrored(await answerTo(call))).toMatchObject({ body: 'first last' });
});

it('the length of a body is no matter of one connection', async () => {
  world.platform = mirror;
  const headers = { 'Content-Length': 4, Connection: 'keep-alive, content-length' };
  const seen = await mirrored(await ask('/api/v1/Users', { method: 'DELETE', headers }, 'body'));
  expect(seen).toMatchObject({ body: 'body', headers: { 'content-length': '4' } });
});

it.each([
  '/Accounts?filter=a%20b+c&name=%C3%BC&name=%zz&empty=&%26=%3D',
  '/Accounts/caf%C3%A9%2F1%252F/a;b,c@d?',
  '/Things?path=../../x',
])('%s is not written otherwise', async (target) => {
  world.platform = mirror;
  expect((await mirrored(await ask(`/api/v1${target}`))).url).toBe(`/platform/v1${target}`);
});

it.each([
  '/api/v1/../admin',
  '/api/v1/Accounts/..',
  '/api/v1/%2e%2e/admin',
  '/api/v1/..%2fadmin',
  '/api/v1/a%2F..%2F..%2Fadmin',
  '/api/v1/..%5Cadmin',
  '/api/v1/..\\admin',
  '/api/v1/%ff/%2e%2e/admin',
  '/api/v1',
  '/api/v11/Accounts',
  '/api/v2/Accounts',
  '/',
])('%s leads out of the base, and nowhere', async (path) => {
  let isAsked = false;
  world.platform = (_, outgoing) => {
    isAsked = true;
    outgoing.end();
  };
  const answer = await ask(path);
  expect(answer.statusCode).toBe(404);
  expect(await json(answer)).toEqual({ msg: 'Calls are made below /api/v1.' });
  expect(isAsked).toBe(false);
});

it('tells the platform who calls, and nothing of the console’s origin', async () => {
  world.platform = mirror;
  const { headers } = await mirrored(
    await ask('/api/v1/Users/me', {
      headers: {
        Host: 'console.example.com',
        Authorization: 'Bearer t',
        'Accept-Encoding': 'br, gzip',
        'If-None-Match': 'W/"1"',
        'X-Forwarded-For': '192.0.2.7',
        Origin: 'https://console.example.com',
        Referer: 'https://console.example.com/internal',
        Cookie: 'other=1',
        Connection: 'close, X-Hop',
        'X-Hop': '1',
        TE: 'trailers',
        'Proxy-Authorization': 'Basic x',
      },
    }),
  );
  expect(headers).toEqual({
    host: `127.0.0.1:${world.platformPort}`,
    authorization: 'Bearer t',
    'accept-encoding': 'br, gzip',
    'if-none-match': 'W/"1"',
    'x-forwarded-for': '192.0.2.7, 127.0.0.1',
    'x-forwarded-host': 'console.example.com',
    'x-forwarded-proto': 'http',
    connection: 'keep-alive',
  });
});

it('hands the page what the platform says, without cookies, CORS and the connection', async () => {
  world.platform = (_, outgoing) => {
    outgoing.writeHead(429, 'Slow down', {
      'Content-Type': 'application/json',
      ETag: 'W/"1"',
      'Retry-After': '7',
      'Set-Cookie': ['a=1', 'b=2'],
      'Access-Control-Allow-Origin': '*',
      'Content-Security-Policy': 'script-src *',
      Connection: 'X-Hop',
      'X-Hop': '1',
    });
    outgoing.end('{}');
  };
  const answer = await ask('/api/v1/Users');
  const { date, connection, 'keep-alive': ownTime, ...headers } = answer.headers;
  expect([answer.statusCode, answer.statusMessage]).toEqual([429, 'Slow down']);
  expect(headers).toEqual({
    'content-type': 'application/json',
    etag: 'W/"1"',
    'retry-after': '7',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'transfer-encoding': 'chunked',
  });
});

it('compressed answers pass as they are', async () => {
  const packed = gzipSync('{"name":"x"}');
  world.platform = (_, outgoing) => {
    outgoing.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': packed.length });
    outgoing.end(packed);
  };
  const answer = await ask('/api/v1/Users');
  expect(answer.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(packed.length),
  });
  expect(await buffer(answer)).toEqual(packed);
});

it.each([204, 304])('%i has no body', async (status) => {
  world.platform = (_, outgoing) => outgoing.writeHead(status, { ETag: 'W/"1"' }).end();
  const answer = await ask('/api/v1/Users');
  expect([answer.statusCode, answer.headers['etag']]).toEqual([status, 'W/"1"']);
  expect(await text(answer)).toBe('');
});

it('HEAD tells the length of what GET would answer', async () => {
  world.platform = ({ method }, outgoing) => {
    outgoing.setHeader('Content-Length', 5);
    outgoing.end(method === 'HEAD' ? undefined : 'hello');
  };
  const answer = await ask('/api/v1/Users', { method: 'HEAD' });
  expect([answer.statusCode, answer.headers['content-length']]).toEqual([200, '5']);
  expect(await text(answer)).toBe('');
});

it.each([
  ['/platform/v1/Users?page=2#top', '/api/v1/Users?page=2#top'],
  ['other', '/api/v1/Accounts/other'],
  ['/platform/v10/Users', 'http://127.0.0.1:PORT/platform/v10/Users'],
  ['/login', 'http://127.0.0.1:PORT/login'],
  ['http://127.0.0.1:PORT/platform/v1/Users', '/api/v1/Users'],
  ['https://files.example.com/a', 'https://files.example.com/a'],
  ['http://[', 'http://['],
])('a redirect to %s is handed back as one to %s', async (location, own) => {
  const here = (place: string) => place.replace('PORT', String(world.platformPort));
  const asked: (string | undefined)[] = [];
  world.platform = ({ url }, outgoing) => {
    asked.push(url);
    outgoing.writeHead(302, { Location: here(location) }).end();
  };
  const answer = await ask('/api/v1/Accounts/one');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, here(own)]);
  expect(asked).toHaveLength(1);
});

it('a server that is not there is a 502 that names it', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const base = `http://127.0.0.1:${(gone.address() as AddressInfo).port}/v1`;
  gone.close();
  await once(gone, 'close');
  world.port = await listen(passOn(base));
  const answer = await ask('/api/v1/Users', { method: 'POST' }, 'x'.repeat(1_000_000));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([502, 'application/json']);
  expect(await json(answer)).toEqual({
    msg: `The platform API at ${base} gave no answer (ECONNREFUSED).`,
  });
});
