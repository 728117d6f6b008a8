import { afterAll, beforeAll, expect } from 'vitest';
import type { CallRow } from '../resources/calls/store.ts';
import { ACME } from '../seed/known-sids.ts';
import { type Client, type TestSandbox, testSandbox } from './client.ts';

export const PATH = `/Accounts/${ACME}/RecentCalls`;
/** End of the seed. */
export const NOW = Date.parse('2026-11-20T12:00:00Z');
export const DAY = 86_400_000;

/** One sandbox for all tests of a file, and its stored calls. */
export function sandboxWithCalls() {
  let sandbox: TestSandbox;
  let acme: Client;
  let stored: CallRow[];
  beforeAll(async () => {
    sandbox = await testSandbox({ scale: 0.3 });
    acme = await sandbox.as('acme-user');
    stored = (sandbox.store.dump()['recent_calls'] ?? []) as unknown as CallRow[];
  });
  afterAll(() => sandbox.close());
  return {
    sandbox: () => sandbox,
    acme: () => acme,
    stored: () => stored,
    /** The platform's response, with at most 500 calls. */
    async list<List>(query: string, path = PATH, client = acme): Promise<List> {
      const answer = await client.get(`${path}?page=1&count=500&${query}`);
      expect(answer.status, answer.text).toBe(200);
      return answer.json as List;
    },
    ofAcme: (test: (call: CallRow) => boolean = () => true) =>
      stored.filter((call) => call.account_sid === ACME && test(call)),
  };
}
