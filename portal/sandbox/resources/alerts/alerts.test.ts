import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALERT_SAMPLES } from '../../seed/alerts.ts';
import { ACME } from '../../seed/known-sids.ts';
import { type TestSandbox, testSandbox } from '../../tests/client.ts';

type List = {
  total: number;
  data: Record<string, string | null>[];
};

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox({ scale: 1 });
});
afterAll(() => sandbox.close());

const PATH = `/Accounts/${ACME}/Alerts?page=1&count=500`;

test('every type, spread over thirty days', async () => {
  const acme = await sandbox.as('acme-user');
  const { data } = (await acme.get(`${PATH}&days=30`)).json as List;
  expect(new Set(data.map((alert) => alert['alert_type']))).toEqual(
    new Set(ALERT_SAMPLES.map(([type]) => type)),
  );
  const days = new Set(data.map((alert) => alert['time']?.slice(0, 10)));
  expect(days.size).toBeGreaterThan(28);
  const one = (await acme.get(`${PATH}&alert_type=no-tts`)).json as List;
  expect(one.total).toBe(data.filter((alert) => alert['alert_type'] === 'no-tts').length);
  expect(one.data[0]).toMatchObject({ vendor: 'google', detail: null });
  expect((await acme.get(`${PATH}&alert_type=no`)).json).toMatchObject({ total: 0 });
});

test('days and ranges', async () => {
  const acme = await sandbox.as('acme-user');
  const week = (await acme.get(`${PATH}&days=7`)).json as List;
  const all = (await acme.get(PATH)).json as List;
  expect(week.total).toBeGreaterThan(10);
  expect(all.total).toBeGreaterThan(3 * week.total);
  const at = week.data[3]?.['time'];
  const same = (await acme.get(`${PATH}&start=${at}&end=${at}`)).json as List;
  expect(same.data[0]?.['time']).toBe(at);
  expect((await acme.get(`${PATH}&start=never`)).json).toMatchObject({ total: 0 });
});
