import { serve } from '@hono/node-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, type TestSandbox, testSandbox } from '../tests/client.ts';

let sandbox: TestSandbox;
let admin: Client;
beforeEach(async () => {
  sandbox = await testSandbox();
  admin = await sandbox.as('admin');
});
afterEach(() => sandbox.close());

const faults = (method: string, path = '', body?: unknown) =>
  sandbox.app.request(`/sandbox/faults${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });

async function add(fault: object): Promise<string> {
  const response = await faults('POST', '', fault);
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

test('strikes the matching method and path as often as asked', async () => {
  await add({ method: 'get', path: '^/Accounts$', status: 503, body: '{"msg":"down"}', times: 2 });
  expect((await admin.get('/Users')).status).toBe(200);
  expect((await admin.get('/Accounts')).json).toEqual({ msg: 'down' });
  expect(await (await faults('GET')).json()).toMatchObject([{ status: 503, times: 1 }]);
  const second = await admin.get('/Accounts');
  expect(second.status).toBe(503);
  expect(second.headers.get('access-control-allow-origin')).toBe('*');
  expect((await admin.get('/Accounts')).status).toBe(200);
  expect(await (await faults('GET')).json()).toEqual([]);
});

test('lasts until it is cleared', async () => {
  const id = await add({ path: 'Users', status: 500 });
  await add({ path: 'Accounts', status: 500 });
  for (let time = 0; time < 5; time += 1) expect((await admin.get('/Users')).status).toBe(500);
  expect((await faults('DELETE', `/${id}`)).status).toBe(204);
  expect((await faults('DELETE', `/${id}`)).status).toBe(404);
  expect((await admin.get('/Users')).status).toBe(200);
  expect((await faults('DELETE')).status).toBe(204);
  expect((await admin.get('/Accounts')).status).toBe(200);
});

test('a refused request changes nothing behind it', async () => {
  await add({ path: '^/Accounts$', method: 'POST', status: 502 });
  const before = sandbox.snapshot();
  await admin.post('/Accounts', {
    name: 'x',
    service_provider_sid: '2708b1b3-2736-40ea-b502-c53d8396247f',
  });
  expect(sandbox.snapshot()).toBe(before);
});

test('an answer can be lost after the request was carried out', async () => {
  await add({ path: '^/Accounts$', method: 'POST', status: 500, afterwards: true, times: 1 });
  const service_provider_sid = '2708b1b3-2736-40ea-b502-c53d8396247f';
  const { status, json } = await admin.post('/Accounts', { name: 'kept', service_provider_sid });
  expect([status, json]).toEqual([500, {}]);
  const { json: accounts } = await admin.get('/Accounts');
  expect(accounts).toContainEqual(expect.objectContaining({ name: 'kept' }));
});

test('the header asks for a single answer', async () => {
  const header = (value: string) => ({ headers: { 'x-sandbox-fault': value } });
  const begin = performance.now();
  const slow = await admin.get('/Users/me', header('latency=120'));
  expect(slow.status).toBe(200);
  expect(performance.now() - begin).toBeGreaterThan(110);
  const malformed = await admin.get('/Accounts', header('malformed'));
  expect(malformed.status).toBe(200);
  expect(malformed.json).toBeUndefined();
  const emptied = await admin.get('/Accounts', header('nulls'));
  expect(emptied.status).toBe(200);
  expect((emptied.json as object[])[0]).toMatchObject({ account_sid: null, name: null });
  expect((await admin.get('/Accounts', header('status=418'))).status).toBe(418);
  expect((await admin.get('/Accounts', header('status=204'))).text).toBe('');
  expect((await admin.get('/Accounts', header('status=abc'))).status).toBe(400);
  const body = encodeURIComponent('{"msg":"a, b = c"}');
  const said = await admin.get('/Accounts', header(`status=503,body=${body}`));
  expect(said).toMatchObject({ status: 503, json: { msg: 'a, b = c' } });
  const target = 'https://files.example.net/a?b=c,d';
  const moved = await admin.get(
    '/Accounts',
    header(`status=302,location=${encodeURIComponent(target)}`),
  );
  expect([moved.status, moved.headers.get('location')]).toEqual([302, target]);
});

test('what makes no sense is refused', async () => {
  for (const bad of [
    {},
    { path: '(' },
    { path: 'x', status: 7 },
    { path: 'x', times: 0 },
    { path: 'x', colour: 1 },
  ]) {
    expect((await faults('POST', '', bad)).status).toBe(400);
  }
  const response = await sandbox.app.request('/sandbox/faults', { method: 'POST', body: '{' });
  expect(response.status).toBe(400);
});

test('preflights pass unless they are meant', async () => {
  await add({ path: '.*', status: 500 });
  const preflight = () => sandbox.app.request('/api/v1/Accounts', { method: 'OPTIONS' });
  expect((await preflight()).status).toBe(204);
  const own = await sandbox.app.request('/sandbox/faults', { method: 'OPTIONS' });
  expect(own.headers.get('access-control-allow-origin')).toBe('*');
});

test('drop stands for a bad gateway where there is no connection', async () => {
  const answer = await admin.get('/Accounts', { headers: { 'x-sandbox-fault': 'drop' } });
  expect(answer.status).toBe(502);
});

test('drop closes a real connection without an answer', async () => {
  const server = serve({ fetch: sandbox.app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const get = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/api/v1/Accounts`, { headers });
  try {
    await expect(get({ 'x-sandbox-fault': 'drop' })).rejects.toThrow('fetch failed');
    const alive = await get({});
    expect(alive.status).toBe(401);
    expect(alive.headers.get('content-type')).toBeNull();
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

test('says when to come back only where the fault does', async () => {
  await add({ path: '^/Accounts$', status: 429, times: 1 });
  const { headers } = await admin.get('/Accounts');
  expect(headers.get('ratelimit-reset')).toBeNull();
  expect(headers.get('retry-after')).toBeNull();
  expect((await admin.get('/Accounts')).headers.get('ratelimit-reset')).not.toBeNull();
});
