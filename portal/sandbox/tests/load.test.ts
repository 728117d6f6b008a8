import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCall } from '../evidence/call-sample.ts';
import { randomFrom, uuidFrom } from '../evidence/random.ts';
import { ACME, NORTHWIND } from '../seed/known-sids.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { createStore } from '../store/store.ts';
import { type Client, type TestSandbox, testSandbox } from './client.ts';

const ROWS = 100_000;
const NOW = Date.parse('2026-11-20T12:00:00Z');
const MONTH = 30 * 86_400_000;
const ACCOUNT = `/Accounts/${ACME}`;
const PROVIDER = `/ServiceProviders/${NORTHWIND}`;
const RANGE = 'start=2026-11-05T00:00:00.000Z&end=2026-11-12T00:00:00.000Z';

let sandbox: TestSandbox;
let client: Client;
beforeAll(async () => {
  sandbox = await testSandbox({ scale: 0 });
  const { store } = sandbox;
  const random = randomFrom(1);
  store.transaction(() => {
    for (let index = 0; index < ROWS; index += 1) {
      const time = NOW - Math.floor(random() * MONTH);
      const answered = Number(random() < 0.77);
      const call_sid = uuidFrom(random);
      store.calls.add(
        sampleCall({
          call_sid,
          attempted_at: time,
          answered,
          direction: random() < 0.6 ? 'inbound' : 'outbound',
          trunk: ['Acme PBX', 'Skyline SIP', 'user'][index % 3] ?? '',
          from_party: `1508555${index % 10_000}`,
          sip_callid: `${index}@203.0.113.9`,
          trace_id: call_sid,
        }),
      );
      store.alerts.add({
        time,
        account_sid: ACME,
        service_provider_sid: NORTHWIND,
        alert_type: index % 20 === 0 ? 'no-tts' : 'webhook-failure',
        message: 'x',
        detail: null,
        vendor: null,
      });
    }
  });
  client = await sandbox.as('sp-northwind');
}, 120_000);
afterAll(() => sandbox.close());

/** The best of several, so that what else the machine does hardly counts. */
async function fastest(path: string, times = 7): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time += 1) {
    const begin = performance.now();
    const answer = await client.get(path);
    best = Math.min(best, performance.now() - begin);
    expect(answer.status, answer.text.slice(0, 200)).toBe(200);
  }
  return best;
}

describe.each([ACCOUNT, PROVIDER])('%s', (base) => {
  test.each([
    '',
    '&days=30',
    '&days=7',
    `&${RANGE}`,
    '&days=30&answered=false',
    '&days=30&direction=inbound',
    '&days=30&answered=true&direction=outbound',
    '&trunk=user',
    `&${RANGE}&answered=false&direction=inbound&trunk=user`,
  ])('calls %s', async (query) => {
    expect(await fastest(`${base}/RecentCalls?page=1&count=100${query}`)).toBeLessThan(50);
  });

  test('the last pages of calls', async () => {
    expect(await fastest(`${base}/RecentCalls?page=990&count=100`)).toBeLessThan(50);
  });

  test.each(['', '&days=7', `&${RANGE}`, '&days=30&alert_type=no-tts'])(
    'alerts %s',
    async (query) => {
      expect(await fastest(`${base}/Alerts?page=1&count=100${query}`)).toBeLessThan(50);
    },
  );

  test('a search looks at the range only', { timeout: 30_000 }, async () => {
    const path = `${base}/RecentCalls?page=1&count=25`;
    const literal = await fastest(`${path}&days=30&filter=15085551234`, 3);
    const pattern = await fastest(`${path}&days=30&filter=%5E1508555.*34%24`, 3);
    const day = await fastest(`${path}&days=1&filter=%5E1508555.*34%24`, 3);
    expect(literal).toBeLessThan(1500);
    expect(pattern).toBeLessThan(3000);
    expect(day).toBeLessThan(pattern / 3);
  });
});

/** What the store asks, without running it. */
function statementsOf(work: (store: ReturnType<typeof createStore>) => void): [string, string][] {
  const db = openDatabase(':memory:');
  migrate(db);
  const asked: [string, readonly unknown[]][] = [];
  const listening: Database = {
    ...db,
    all: (sql, values = []) => {
      asked.push([sql, values]);
      return [];
    },
    get: (sql, values = []) => {
      asked.push([sql, values]);
      return undefined;
    },
  };
  work(createStore(listening));
  const plans = asked.map(([sql, values]): [string, string] => {
    const steps = db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values);
    return [sql, steps.map(({ detail }) => detail).join('\n')];
  });
  db.close();
  return plans;
}

describe.each(['account_sid', 'service_provider_sid'] as const)('plans by %s', (column) => {
  const owner = { column, sid: 'x' };
  const kind = column === 'account_sid' ? 'account' : 'provider';
  const full = { from: 1, until: 2, answered: true, direction: 'inbound', trunk: 'user' };

  test.each([{}, { from: 1 }, full])('calls %j', (filter) => {
    const plans = statementsOf(({ calls }) => calls.list(owner, filter, 25, 50));
    expect(plans.length).toBe(2);
    for (const [sql, plan] of plans) {
      // Both counting and choosing the page need nothing but the index.
      expect(plan, sql).toContain(`USING COVERING INDEX recent_calls_of_${kind}`);
      expect(plan, sql).not.toMatch(/SCAN recent_calls/);
    }
  });

  test.each([{}, { from: 1, until: 2, type: 'no-tts' }])('alerts %j', (filter) => {
    const plans = statementsOf(({ alerts }) => alerts.list(owner, filter, 25, 50));
    expect(plans.length).toBe(2);
    for (const [sql, plan] of plans) {
      expect(plan, sql).toContain(`USING COVERING INDEX alerts_of_${kind}`);
      expect(plan, sql).not.toMatch(/SCAN alerts/);
    }
  });

  test('single calls', () => {
    const plans = statementsOf(({ calls }) => {
      calls.bySid(owner, 'x');
      calls.bySipCallId(owner, 'x');
      calls.byTrace(owner, 'x');
    });
    for (const [sql, plan] of plans) expect(plan, sql).toMatch(/^SEARCH recent_calls USING INDEX/);
  });
});
