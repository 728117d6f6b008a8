import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ACME, CONFIGURABLE_APP, GLOBEX_APP, SUPPORT_LINE } from '../../seed/known-sids.ts';
import { type Client, type TestSandbox, testSandbox } from '../../tests/client.ts';

let sandbox: TestSandbox;
let admin: Client;
beforeEach(async () => {
  sandbox = await testSandbox();
  admin = await sandbox.as('admin');
});
afterEach(() => sandbox.close());

const hook = { url: 'https://apps.example.com/new', method: 'POST' };
const unknown = '00000000-0000-4000-8000-000000000000';

describe('static verbs', () => {
  const post = (app_json: unknown) =>
    admin.post('/Applications', {
      name: 'Verbs',
      account_sid: ACME,
      call_hook: hook,
      call_status_hook: hook,
      app_json,
    });

  test.each([
    ['[{"verb":"dial"}]', 'Error: dial: missing value for target'],
    ['[{"verb":"say","mood":"calm"}]', 'Error: say: unknown property mood'],
    [
      '[{"verb":"say","loop":true}]',
      'Error: say: property loop has invalid data type, must be one of number,string',
    ],
    ['[{"verb":"toString"}]', 'Error: invalid instruction: toString'],
    ['[{"text":"a","loop":2}]', 'Error: malformed jambonz payload: missing verb property'],
    ['["say"]', 'Error: malformed jambonz payload: must be array of objects'],
    ['[null]', "TypeError: Cannot use 'in' operator to search for 'verb' in null"],
  ])('%s is refused', async (source, msg) => {
    const answer = await post(source);
    expect([answer.status, answer.json]).toEqual([400, { msg }]);
  });

  test('the column takes 65,535 bytes, not characters', async () => {
    const shell = '[{"verb":"say","text":""}]';
    const say = (text: string) => shell.replace('""', `"${text}"`);
    expect((await post(say('ä'.repeat((65_535 - shell.length - 1) / 2)))).status).toBe(201);
    const over = await post(say('ä'.repeat((65_535 - shell.length + 1) / 2)));
    expect([over.status, over.json]).toEqual([
      500,
      { msg: "Data too long for column 'app_json' at row 1" },
    ]);
  });
});

describe('variables', () => {
  const put = (env_vars: unknown) => admin.put(`/Applications/${CONFIGURABLE_APP}`, { env_vars });

  test('are checked against the schema of the hook that stays', async () => {
    expect((await put({})).json).toEqual({ msg: 'Missing required value env_vars.GREETING' });
    expect((await put({ GREETING: 'x', MAX_RETRIES: '1' })).json).toEqual({
      msg: 'Invalid value/type for env_vars.MAX_RETRIES',
    });
    expect((await put({ GREETING: 'x', EXTRA: [1] })).status).toBe(204);
  });
});

describe('hooks', () => {
  const path = `/Applications/${SUPPORT_LINE}`;

  test('the row of another application cannot be taken', async () => {
    const foreign = sandbox.store.applications.get(GLOBEX_APP)?.call_hook_sid ?? '';
    const acme = await sandbox.as('acme-user');
    const before = sandbox.snapshot();
    const answer = await acme.put(path, {
      name: 'x',
      call_hook: { ...hook, webhook_sid: foreign },
    });
    expect(answer.status).toBe(403);
    expect(sandbox.snapshot()).toBe(before);
  });
});

test('an unknown application is answered per scope', async () => {
  const put = async (name: string) =>
    (await (await sandbox.as(name)).put(`/Applications/${unknown}`, { name: 'x' })).status;
  expect(await put('admin')).toBe(404);
  expect(await put('acme-user')).toBe(403);
  expect(await put('sp-northwind')).toBe(500);
  const acme = await sandbox.as('acme-user');
  expect((await acme.delete(`/Applications/${unknown}`)).status).toBe(400);
});

test('pages: name order, the wildcards of the filter, the total of all pages', async () => {
  const acme = await sandbox.as('acme-user');
  const page = async (query: string) =>
    (await acme.get(`/Applications?${query}`)).json as { total: number; data: { name: string }[] };
  const all = await page('page=1&page_size=100');
  expect(all.total).toBe(36);
  const names = all.data.map(({ name }) => name);
  expect(names).toEqual([...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  expect((await page('page=2&page_size=30')).data).toHaveLength(6);
  expect((await page('page=1&name=queue_1')).total).toBe(10);
  expect((await page('page=1&name=Q%25e 0')).total).toBe(9);
  expect((await acme.get('/Applications?name=greeting')).json).toHaveLength(1);
});
