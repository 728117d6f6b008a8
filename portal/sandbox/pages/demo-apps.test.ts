import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACME } from '../seed/known-sids.ts';
import { type Client, type TestSandbox, testSandbox } from '../tests/client.ts';

let sandbox: TestSandbox;
let acme: Client;
beforeAll(async () => {
  sandbox = await testSandbox();
  acme = await sandbox.as('acme-user');
});
afterAll(() => sandbox.close());

const call = (name: string, method: string) =>
  sandbox.app.request(`http://localhost/sandbox/apps/${name}`, { method });
const ask = (url: string) => acme.get(`/AppEnv?url=${encodeURIComponent(url)}`);

test('describe themselves on OPTIONS and answer calls with verbs', async () => {
  const schema = (await (await call('concierge', 'OPTIONS')).json()) as Record<
    string,
    Record<string, unknown>
  >;
  const kinds = new Set(Object.values(schema).map((variable) => variable['type']));
  expect(kinds).toEqual(new Set(['string', 'number', 'boolean']));
  for (const hint of [
    { uiHint: 'textarea' },
    { uiHint: 'filepicker' },
    { obscure: true },
    { jambonzResource: 'carriers' },
    { enum: [1, 2, 3] },
  ]) {
    expect(Object.values(schema)).toContainEqual(expect.objectContaining(hint));
  }
  for (const method of ['GET', 'POST']) {
    expect(await (await call('concierge', method)).json()).toContainEqual({ verb: 'hangup' });
  }
  expect(Object.keys((await (await call('call-centre', 'OPTIONS')).json()) as object)).toHaveLength(
    200,
  );
  expect((await call('silent', 'POST')).status).toBe(204);
  expect((await call('nobody', 'GET')).status).toBe(404);
});

test.each([
  ['http://localhost/sandbox/apps/concierge', 200],
  ['ws://127.0.0.1:8080/sandbox/apps/reminder/', 200],
  ['http://localhost:5173/sandbox/apps/call-centre', 200],
  ['http://localhost/sandbox/apps/broken', 400],
  ['http://localhost/sandbox/apps/plain', 204],
  ['http://localhost/sandbox/apps/silent', 204],
  ['http://localhost/sandbox/apps/nobody', 204],
  ['http://localhost/sandbox/apps/toString', 204],
  ['http://elsewhere.example/sandbox/apps/concierge', 204],
  ['http://localhost/other/concierge', 204],
])('the schema at %s is found without a call: %i', async (url, status) => {
  expect((await ask(url)).status).toBe(status);
});

test('are found under the host the request came to', async () => {
  const url = encodeURIComponent('https://portal.example/sandbox/apps/reminder');
  const { status } = await sandbox.app.request(`https://portal.example/api/v1/AppEnv?url=${url}`, {
    headers: { authorization: 'Bearer 8433c740-92e9-405d-96b9-7cd843076bb2' },
  });
  expect(status).toBe(200);
});

test('check the variables of an application', async () => {
  const hook = { url: 'http://localhost:4000/sandbox/apps/concierge', method: 'POST' };
  const post = (name: string, env_vars: object) =>
    acme.post('/Applications', {
      name,
      account_sid: ACME,
      call_hook: hook,
      call_status_hook: hook,
      env_vars,
    });
  expect((await post('One', { GREETING: 'x', MAX_TURNS: 1 })).json).toEqual({
    msg: 'Missing required value env_vars.ORDER_API_TOKEN',
  });
  const complete = { GREETING: 'x', MAX_TURNS: 1, ORDER_API_TOKEN: 't' };
  expect((await post('Two', { ...complete, PRIORITY: 4 })).status).toBe(400);
  expect((await post('Three', { ...complete, PRIORITY: 3 })).status).toBe(201);
});
