import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { compressed } from './compressed.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function ask(answer: RequestListener, accepted = 'gzip') {
  const server = createServer(compressed(answer));
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const got = await fetch(`http://127.0.0.1:${port}/api/v1/Accounts`, {
    headers: { 'Accept-Encoding': accepted, Connection: 'close' },
  });
  return { encoding: got.headers.get('content-encoding'), text: await got.text() };
}

const rows = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ id, name: 'Acme' })));
const answering =
  (type: string, body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_, outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length, ...headers });
    outgoing.end(body);
  };

it('a list is compressed, and arrives whole', async () => {
  expect(await ask(answering('application/json; charset=utf-8', rows))).toEqual({
    encoding: 'gzip',
    text: rows,
  });
});

it.each([
  ['for who takes nothing else', answering('application/json', rows), 'identity', rows],
  ['where it is small', answering('application/json', '{}'), 'gzip', '{}'],
  ['where it is a sound', answering('audio/mpeg', rows), 'gzip', rows],
])('nothing is compressed %s', async (_, answer, accepted, text) => {
  expect(await ask(answer, accepted)).toEqual({ encoding: null, text });
});

it('what the platform has compressed passes as it is', async () => {
  const body = gzipSync(rows);
  const answer = answering('application/json', body, { 'Content-Encoding': 'gzip' });
  expect(await ask(answer)).toEqual({ encoding: 'gzip', text: rows });
});
