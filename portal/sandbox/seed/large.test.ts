import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestSandbox, testSandbox } from '../tests/client.ts';
import { ACME, NORTHWIND } from './known-sids.ts';
import { LARGE } from './large.ts';

type Paged = { total: number; data: { phone_number_sid: string; account_sid: string }[] };

let sandbox: TestSandbox;
let provider: Client;
beforeAll(async () => {
  sandbox = await testSandbox({ scale: 'large' });
  provider = await sandbox.as('sp-northwind');
}, 60_000);
afterAll(() => sandbox.close());

const page = async (path: string) => (await provider.get(path)).json as Paged;

test('a large world has its accounts, carriers and numbers besides the usual ones', async () => {
  const accounts = (await provider.get(`/ServiceProviders/${NORTHWIND}/Accounts`)).json as object[];
  expect(accounts.length).toBeGreaterThan(LARGE.accounts);
  const carriers = await page(`/ServiceProviders/${NORTHWIND}/VoipCarriers?page=1&page_size=25`);
  expect(carriers.total).toBeGreaterThan(LARGE.carriers);
  const numbers = await page('/PhoneNumbers?page=1&page_size=25');
  expect(numbers.total).toBeGreaterThan(LARGE.numbers);
  expect(numbers.data).toHaveLength(25);
});

test('any of its numbers can be found, changed and deleted', async () => {
  const { total, data } = await page('/PhoneNumbers?page=1&page_size=25&filter=88350654321');
  expect(total).toBe(1);
  const path = `/PhoneNumbers/${data[0]?.phone_number_sid}`;
  expect((await provider.put(path, { account_sid: ACME })).status).toBe(204);
  const left = await page(`/PhoneNumbers?page=1&account_sid=${data[0]?.account_sid}`);
  expect(left.total).toBe(LARGE.numbers / LARGE.accounts - 1);
  expect((await provider.delete(path)).status).toBe(204);
});
