import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandboxApp } from '../app.ts';
import { type TestSandbox, testSandbox } from '../tests/client.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await testSandbox();
});
afterEach(() => sandbox.close());

describe('rate limit', () => {
  const login = '/api/v1/login';

  test('counts down, then refuses without CORS headers until the window ends', async () => {
    const { store, clock } = sandbox;
    const rateLimit = { limit: 2, windowSeconds: 300 };
    const app = createSandboxApp({ store, secret: 's', now: () => clock.now, rateLimit });
    const send = () => app.request(login, { method: 'POST' });
    const first = await send();
    expect(first.headers.get('ratelimit-policy')).toBe('2;w=300');
    expect(first.headers.get('ratelimit-remaining')).toBe('1');
    expect(first.headers.get('ratelimit-reset')).toBe('300');
    await send();
    clock.now = new Date(clock.now.getTime() + 100_000);
    const third = await send();
    expect(third.status).toBe(429);
    expect(await third.text()).toBe('Too many requests, please try again later.');
    expect(third.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(third.headers.get('retry-after')).toBe('200');
    expect(third.headers.get('ratelimit-remaining')).toBe('0');
    expect(third.headers.get('access-control-allow-origin')).toBeNull();
    clock.now = new Date(clock.now.getTime() + 201_000);
    expect((await send()).status).toBe(400);
  });
});

describe('paths', () => {
  test('match without regard to case, with or without a slash at the end', async () => {
    const admin = await sandbox.as('admin');
    const own = '/accounts/A8B10404-C054-4B27-81A9-F5D6696DC5C8/';
    expect((await admin.get(own)).json).toMatchObject({ name: 'Acme Support' });
    expect((await admin.post('/APPLICATIONS/', {})).status).not.toBe(404);
  });

  test('unknown ones are asked for a token first, then answered in HTML', async () => {
    expect((await sandbox.withToken(undefined).get('/Nope')).status).toBe(401);
    const { status, text } = await (await sandbox.as('admin')).get('/Nope<script>?a=1');
    expect(status).toBe(404);
    expect(text).toContain('<pre>Cannot GET /v1/Nope');
    expect(text).not.toContain('<script>');
  });

  test('health lies outside the API and needs no token', async () => {
    const response = await sandbox.app.request('/health');
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
  });
});

describe('bodies', () => {
  test('broken JSON is refused before the token is looked at', async () => {
    const answer = await sandbox
      .withToken(undefined)
      .post('/Accounts', undefined, { raw: '{"a":' });
    expect([answer.status, answer.json]).toEqual([400, { msg: 'Unexpected end of JSON input' }]);
  });

  test('more than 100 kB is refused, also when the length is not announced', async () => {
    const raw = JSON.stringify({ x: 'y'.repeat(103_000) });
    const admin = await sandbox.as('admin');
    const announced = { 'content-length': String(raw.length) };
    for (const headers of [announced, {}]) {
      const answer = await admin.post('/Applications', undefined, { raw, headers });
      expect([answer.status, answer.json]).toEqual([413, { msg: 'request entity too large' }]);
    }
  });

  test('an empty body with a JSON type and a body of another type count as nothing', async () => {
    const admin = await sandbox.as('admin');
    const answer = await admin.post('/Accounts', undefined, { raw: '' });
    expect(answer.json).toEqual({ msg: 'missing field name' });
    const headers = { 'content-type': 'text/plain' };
    const plain = await admin.post('/Accounts', undefined, { raw: '{"name":"x"}', headers });
    expect(plain.json).toEqual({ msg: 'missing field name' });
  });
});

describe('headers', () => {
  test('a weak ETag follows the contents', async () => {
    const admin = await sandbox.as('admin');
    const etag = async () => (await admin.get('/PasswordSettings')).headers.get('etag');
    const before = await etag();
    expect(before).toMatch(/^W\/"19-[\w+/]{27}"$/);
    expect(await etag()).toBe(before);
    await admin.post('/PasswordSettings', { require_digit: 1 });
    expect(await etag()).not.toBe(before);
  });

  test('refusals carry CORS headers, none are exposed', async () => {
    const { headers } = await sandbox.withToken(undefined).get('/Accounts');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toBeNull();
  });
});
