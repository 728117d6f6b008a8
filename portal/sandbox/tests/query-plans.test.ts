import { describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { createStore } from '../store/store.ts';

/** Statements of the store, without running them. */
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
      // Counting and choosing the page both need only the index.
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
