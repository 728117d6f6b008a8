import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { download } from './download.ts';
import { ElsewhereError, storageCode } from './elsewhere.ts';
import { connect } from './transport.ts';

let server: Server;
let handler: RequestListener;
let refused: (string | null)[];
let port: number;

/** A platform at 127.0.0.1; as 'localhost', the same server is another host. */
beforeEach(async () => {
  refused = [];
  server = createServer((request, response) => handler(request, response));
  await new Promise<void>((ready) => server.listen(0, ready));
  ({ port } = server.address() as AddressInfo);
  connect({
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    getToken: () => 'token-1',
    onUnauthorized: (token) => refused.push(token),
    onUnreachable: () => refused.push('unreachable'),
  });
});
afterEach(() => new Promise((closed) => server.close(closed)));

const failure = (place: string) =>
  download(place).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof ElsewhereError)) return error;
      const { kind, status, host, code } = error;
      return { kind, status, host, code };
    },
  );

const storage =
  (status: number, body: string): RequestListener =>
  ({ headers, url }, response) => {
    const isPlatform = headers.host?.startsWith('127.0.0.1');
    if (isPlatform) response.writeHead(302, { location: `http://localhost:${port}${url}` }).end();
    else response.writeHead(status).end(body);
  };

test.each(['/record', 'http://localhost:PORT/record'])(
  'a refusal of another host is its own, not that of the session: %s',
  async (place) => {
    const host = `localhost:${port}`;
    handler = storage(403, '<Error><Code>AccessDenied</Code><Key>AKIA</Key></Error>');
    const address = place.replace('PORT', String(port));
    const denied = { kind: 'Forbidden', status: 403, host, code: 'AccessDenied' };
    expect(await failure(address)).toEqual(denied);
    handler = storage(401, 'Unauthorized');
    expect(await failure(address)).toMatchObject({ status: 401, host, code: undefined });
    handler = storage(502, '');
    expect(await failure(address)).toMatchObject({ status: 502, host });
    expect(refused).toEqual([]);
  },
);

test('a file of another host comes, with a redirect and without', async () => {
  handler = storage(200, 'sound');
  expect(await (await download('/record')).text()).toBe('sound');
  expect(await (await download(`http://localhost:${port}/record`)).text()).toBe('sound');
});

test('a host that does not answer is named', async () => {
  expect(await failure('http://127.0.0.1:1/a.wav?key=secret')).toEqual({
    kind: 'Unreachable',
    status: 0,
    host: '127.0.0.1:1',
    code: undefined,
  });
  expect(refused).toEqual([]);
});

test('an address that is none is looked for at the platform', async () => {
  let asked: string | undefined;
  handler = ({ url }, response) => {
    asked = url;
    response.end('sound');
  };
  await download('http://[');
  expect(asked).toBe('/api/v1/http://[');
});

test.each([
  ['<Error><Code>NoSuchKey</Code><Message>x</Message></Error>', 'NoSuchKey'],
  ['<Error>\n  <Code>\n AccessDenied </Code>', 'AccessDenied'],
  ['{"error":{"code":"BlobNotFound"}}', 'BlobNotFound'],
  ['{"error":{"code":404}}', undefined],
  ['<Code>call 555 now</Code>', undefined],
  [`<Code>${'x'.repeat(90)}</Code>`, undefined],
  ['Not Found', undefined],
])('the code in %s', (text, code) => expect(storageCode(text)).toBe(code));
