import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACME, GLOBEX, GLOBEX_TRUNK, SKYLINE } from '../../seed/known-sids.ts';
import { seedNumbers } from '../../seed/numbers.ts';
import { openDatabase } from '../../store/database.ts';
import { migrate } from '../../store/migrate.ts';
import { type Client, type TestSandbox, testSandbox } from '../../tests/client.ts';
import { type NumberFilter, pageStatements } from './store.ts';

type Numbers = {
  total: number;
  data: { number: string; account_sid: string | null }[];
};

describe('rules', () => {
  let sandbox: TestSandbox;
  let admin: Client;
  let acme: Client;
  beforeAll(async () => {
    sandbox = await testSandbox();
    admin = await sandbox.as('admin');
    acme = await sandbox.as('acme-user');
  });
  afterAll(() => sandbox.close());

  const sidOf = (answer: { json: unknown }) => (answer.json as { sid: string }).sid;

  test('the plus goes, the row of a provider user keeps its provider', async () => {
    const provider = await sandbox.as('sp-northwind');
    const sid = sidOf(await provider.post('/PhoneNumbers', { number: '+19991000' }));
    const { serviceProviderSid } = { serviceProviderSid: '2708b1b3-2736-40ea-b502-c53d8396247f' };
    expect((await provider.get(`/PhoneNumbers/${sid}`)).json).toMatchObject({
      number: '19991000',
      account_sid: null,
      service_provider_sid: serviceProviderSid,
    });
    expect((await acme.get(`/PhoneNumbers/${sid}`)).status).toBe(404);
  });

  test('a number is unique on its carrier only', async () => {
    const body = { number: '19991001', voip_carrier_sid: SKYLINE };
    expect((await admin.post('/PhoneNumbers', body)).status).toBe(201);
    const again = await admin.post('/PhoneNumbers', body);
    expect(again.status).toBe(422);
    const other = { ...body, voip_carrier_sid: GLOBEX_TRUNK, account_sid: GLOBEX };
    expect((await admin.post('/PhoneNumbers', other)).status).toBe(201);
  });

  test.each([
    [{ number: '1 999' }, 'number cannot contain whitespace'],
    [{}, 'number is required'],
    [
      { number: '19991002', voip_carrier_sid: GLOBEX_TRUNK, account_sid: ACME },
      'voip_carrier_sid does not belong to the account',
    ],
  ])('%j is refused', async (body, msg) => {
    const answer = await admin.post('/PhoneNumbers', body);
    expect([answer.status, answer.json]).toEqual([400, { msg }]);
  });
});

describe('a hundred thousand numbers', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox({ scale: 0 });
    sandbox.store.transaction(() => seedNumbers(sandbox.store, 20));
  });
  afterAll(() => sandbox.close());

  const lists: [string, string, string, number][] = [
    ['the first page', 'admin', '', 100_000],
    ['a page far behind', 'admin', 'page=1900', 100_000],
    ['part of the number', 'admin', 'filter=2055', 1000],
    ['an account', 'admin', `account_sid=${GLOBEX}`, 5000],
    ['part of an account’s numbers', 'acme-user', 'filter=555', 1000],
    ['a provider', 'sp-northwind', '', 50_000],
    ['part of a provider’s, far behind', 'sp-northwind', 'page=800&filter=5', 30_000],
  ];

  test.each(lists)('%s is counted, in order', async (_, name, query, least) => {
    const client = await sandbox.as(name);
    const path = `/PhoneNumbers?page=1&page_size=50&${query}`;
    const url = query.startsWith('page=') ? path.replace('page=1&', '') : path;
    const found = (await client.get(url)).json as Numbers;
    expect(found.total).toBeGreaterThanOrEqual(least);
    expect(found.data).toHaveLength(50);
    const numbers = found.data.map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort());
  });
});

test.each<[string, NumberFilter, string]>([
  ['all', {}, 'phone_numbers_in_order'],
  ['a part of the number', { contains: '555' }, 'phone_numbers_in_order'],
  ['an account', { accountSid: ACME, contains: '5' }, 'phone_numbers_of_account (account_sid=?)'],
  ['a provider', { serviceProviderSid: 'x' }, 'phone_numbers_in_order'],
])('pages of %s are found in an index alone, without sorting', (_, filter, index) => {
  const db = openDatabase(':memory:');
  migrate(db);
  const { count, data, values } = pageStatements(filter);
  const planOf = (sql: string, given: unknown[]) =>
    db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, given).map(({ detail }) => detail);
  const covering = `USING COVERING INDEX ${index}`;
  const plan = planOf(data, [...values, 50, 0]);
  expect(plan.join('\n')).toContain(covering);
  expect(planOf(count, values).join('\n')).toContain('USING COVERING INDEX phone_numbers_');
  // Only the rows of the page are sorted, after the walk over the index.
  const sorted = plan.findIndex((detail) => detail.includes('TEMP B-TREE'));
  const walked = plan.findIndex((detail) => detail.includes(covering));
  expect(sorted === -1 || sorted > walked).toBe(true);
  db.close();
});

test('a seed has 5,000 of them for each scale', async () => {
  const sandbox = await testSandbox({ scale: 0 });
  const admin = await sandbox.as('admin');
  const count = async () => ((await admin.get('/PhoneNumbers?page=1')).json as Numbers).total;
  const before = await count();
  sandbox.store.transaction(() => seedNumbers(sandbox.store, 1));
  expect((await count()) - before).toBe(5000);
  sandbox.close();
});
