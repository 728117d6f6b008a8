import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestListener,
  type RequestOptions,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer, json, text } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { passOn } from './pass-on.ts';

const servers: Server[] = [];

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** The platform API, whose base is /api/v1 as in front of a real one. */
let platform: RequestListener;
let platformPort: number;
let port: number;

beforeEach(async () => {
  platformPort = await listen((...exchange) => platform(...exchange));
  port = await listen(passOn(`http://127.0.0.1:${platformPort}/platform/v1`));
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const send = (path: string, options: RequestOptions = {}) =>
  request({ host: '127.0.0.1', port, path, ...options });

async function answerTo(call: ReturnType<typeof send>): Promise<IncomingMessage> {
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return answer;
}

const ask = (path: string, options?: RequestOptions, body?: string | Buffer) =>
  answerTo(send(path, options).end(body));

type Seen = { method: string; url: string; headers: Record<string, string>; body: string };

/** Answers with what it was asked. */
const mirror: RequestListener = async (incoming, outgoing) => {
  const { method, url, headers } = incoming;
  outgoing.end(JSON.stringify({ method, url, headers, body: await text(incoming) }));
};
const mirrored = async (answer: IncomingMessage) => (await json(answer)) as Seen;

it.each([
  ['GET', undefined],
  ['POST', '{"name":"Grüße"}'],
  ['PUT', '{}'],
  ['DELETE', undefined],
  ['DELETE', '{"reason":"unused"}'],
])('%s with the body %j arrives as it was sent', async (method, body) => {
  platform = mirror;
  const headers = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
  const seen = await mirrored(await ask('/api/v1/Accounts', { method, headers }, body));
  expect(seen).toMatchObject({ method, url: '/platform/v1/Accounts', body: body ?? '' });
  expect(seen.headers['transfer-encoding']).toBeUndefined();
});

it('a body of unknown length is framed, also that of a DELETE', async () => {
  platform = mirror;
  const call = send('/api/v1/Accounts', {
    method: 'DELETE',
    headers: { 'Transfer-Encoding': 'chunked' },
  });
  call.write('first ');
  call.end('last');
  expect(await mirrored(await answerTo(call))).toMatchObject({ body: 'first last' });
});

it('the length of a body is no matter of one connection', async () => {
  platform = mirror;
  const headers = { 'Content-Length': 4, Connection: 'keep-alive, content-length' };
  const seen = await mirrored(await ask('/api/v1/Users', { method: 'DELETE', headers }, 'body'));
  expect(seen).toMatchObject({ body: 'body', headers: { 'content-length': '4' } });
});

it.each([
  '/Accounts?filter=a%20b+c&name=%C3%BC&name=%zz&empty=&%26=%3D',
  '/Accounts/caf%C3%A9%2F1%252F/a;b,c@d?',
  '/Things?path=../../x',
])('%s is not written otherwise', async (target) => {
  platform = mirror;
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
  platform = (_, outgoing) => {
    isAsked = true;
    outgoing.end();
  };
  const answer = await ask(path);
  expect(answer.statusCode).toBe(404);
  expect(await json(answer)).toEqual({ msg: 'Calls are made below /api/v1.' });
  expect(isAsked).toBe(false);
});

it('tells the platform who calls, and nothing of the console’s origin', async () => {
  platform = mirror;
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
    host: `127.0.0.1:${platformPort}`,
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
  platform = (_, outgoing) => {
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
  platform = (_, outgoing) => {
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
  platform = (_, outgoing) => outgoing.writeHead(status, { ETag: 'W/"1"' }).end();
  const answer = await ask('/api/v1/Users');
  expect([answer.statusCode, answer.headers['etag']]).toEqual([status, 'W/"1"']);
  expect(await text(answer)).toBe('');
});

it('HEAD tells the length of what GET would answer', async () => {
  platform = ({ method }, outgoing) => {
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
  const here = (place: string) => place.replace('PORT', String(platformPort));
  const asked: (string | undefined)[] = [];
  platform = ({ url }, outgoing) => {
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
  port = await listen(passOn(base));
  const answer = await ask('/api/v1/Users', { method: 'POST' }, 'x'.repeat(1_000_000));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([502, 'application/json']);
  expect(await json(answer)).toEqual({
    msg: `The platform API at ${base} gave no answer (ECONNREFUSED).`,
  });
});

it('a call that the platform drops gets no answer', async () => {
  platform = (incoming) => incoming.socket.destroy();
  const answer = await ask('/api/v1/Users');
  expect(answer.statusCode).toBe(502);
  expect(await text(answer)).toContain('gave no answer (ECONNRESET)');
});

it('an answer that breaks off is not taken for a whole one', async () => {
  platform = (_, outgoing) => {
    outgoing.write('[1,', () => outgoing.destroy());
  };
  await expect(text(await ask('/api/v1/Users'))).rejects.toThrow('aborted');
});

it('an upload that is refused half-way gets its refusal, not a broken connection', async () => {
  platform = (incoming, outgoing) => {
    outgoing.writeHead(413, { Connection: 'close' }).end('too large', () => incoming.destroy());
  };
  const call = send('/api/v1/Uploads', { method: 'POST', headers: { 'Content-Length': 1e7 } });
  // The rest has nowhere to go once the refusal is there.
  call.on('error', () => undefined);
  call.write(Buffer.alloc(100_000));
  const answer = await answerTo(call);
  expect([answer.statusCode, await text(answer)]).toEqual([413, 'too large']);
  call.destroy();
});

it('a refused upload leaves the connection to the next call', async () => {
  platform = ({ method }, outgoing) => outgoing.writeHead(method === 'POST' ? 413 : 200).end();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const upload = send('/api/v1/Uploads', { method: 'POST', agent });
  const refusal = await answerTo(upload.end(Buffer.alloc(64 * 1024 * 1024)));
  const { socket } = refusal;
  await finished(refusal.resume());
  const next = await ask('/api/v1/Users', { agent });
  expect(next.statusCode).toBe(200);
  expect(next.socket).toBe(socket);
  agent.destroy();
});

it('an answer arrives while the platform still writes it', async () => {
  let end = () => {};
  platform = (_, outgoing) => {
    outgoing.write('first');
    end = () => outgoing.end(' last');
  };
  const answer = await ask('/api/v1/Recordings');
  const [first] = (await once(answer, 'data')) as [Buffer];
  expect(String(first)).toBe('first');
  end();
  expect(await text(answer)).toBe(' last');
});

it('headers arrive before the first byte of the body', async () => {
  let end = () => {};
  platform = (_, outgoing) => {
    outgoing.flushHeaders();
    end = () => outgoing.end('all');
  };
  const answer = await ask('/api/v1/Recordings');
  end();
  expect(await text(answer)).toBe('all');
});

it('an upload arrives while the caller still sends it', async () => {
  const parts: string[] = [];
  let isThere = () => {};
  const arrival = new Promise<void>((resolve) => {
    isThere = resolve;
  });
  platform = async (incoming, outgoing) => {
    for await (const part of incoming) {
      parts.push(String(part));
      isThere();
    }
    outgoing.end();
  };
  const call = send('/api/v1/Uploads', { method: 'POST' });
  call.write('first');
  await arrival;
  expect(parts).toEqual(['first']);
  call.end(' last');
  await finished((await answerTo(call)).resume());
  expect(parts.join('')).toBe('first last');
});

it.each([
  ['before the answer', false],
  ['amid the answer', true],
])('a caller who leaves %s ends the call to the platform', async (_, hasBegun) => {
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  let isLeft = () => {};
  const left = new Promise<void>((resolve) => {
    isLeft = resolve;
  });
  platform = (_, outgoing) => {
    outgoing.once('close', isLeft);
    if (hasBegun) outgoing.write('first');
    isAsked();
  };
  const call = send('/api/v1/Recordings');
  call.on('error', () => undefined);
  call.end();
  await (hasBegun ? answerTo(call) : asked);
  call.destroy();
  await left;
});

it('connections to the platform are kept for the next call', async () => {
  const connections = new Set<unknown>();
  platform = ({ socket }, outgoing) => {
    connections.add(socket);
    outgoing.end('{}');
  };
  for (let turn = 0; turn < 3; turn += 1) await text(await ask('/api/v1/Users'));
  expect(connections.size).toBe(1);
});

it.each(['GET', 'POST', 'DELETE'])(
  'a kept connection that the platform closes costs a %s nothing',
  async (method) => {
    const used = new Set<unknown>();
    platform = ({ socket }, outgoing) => {
      if (used.has(socket)) socket.destroy();
      else outgoing.end('{}');
      used.add(socket);
    };
    await text(await ask('/api/v1/Users'));
    expect((await ask('/api/v1/Users', { method })).statusCode).toBe(200);
  },
);

/** More than the buffers of all sockets between the two ends. */
const size = 64 * 1024 * 1024;

/** `size` bytes, made when they are wanted; `made` counts them. */
function* bytes(made: { count: number }) {
  const part = Buffer.alloc(64 * 1024);
  for (; made.count < size; made.count += part.length) yield part;
}

/** Until nothing more is made while another call goes through. */
async function heldBack(made: { count: number }): Promise<void> {
  for (let before = -1; before !== made.count; ) {
    before = made.count;
    await text(await ask('/api/v1/Users'));
  }
}

it('a recording is fetched no faster than the caller takes it', async () => {
  const made = { count: 0 };
  platform = ({ url }, outgoing) => {
    if (url?.endsWith('/Recordings')) Readable.from(bytes(made)).pipe(outgoing);
    else outgoing.end();
  };
  const answer = await ask('/api/v1/Recordings');
  await heldBack(made);
  expect(made.count).toBeLessThan(size / 2);
  let received = 0;
  for await (const part of answer) received += (part as Buffer).length;
  expect(received).toBe(size);
});

it('an upload is taken no faster than the platform reads it', async () => {
  const made = { count: 0 };
  let received = 0;
  let readOn = () => {};
  platform = (incoming, outgoing) => {
    if (!incoming.url?.endsWith('/Uploads')) return outgoing.end();
    readOn = async () => {
      for await (const part of incoming) received += (part as Buffer).length;
      outgoing.end();
    };
  };
  const call = send('/api/v1/Uploads', { method: 'POST' });
  const sent = pipeline(Readable.from(bytes(made)), call);
  await heldBack(made);
  expect(made.count).toBeLessThan(size / 2);
  readOn();
  await finished((await answerTo(call)).resume());
  await sent;
  expect(received).toBe(size);
});
