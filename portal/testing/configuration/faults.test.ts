import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isToDo } from '../../src/configuration/plan.ts';
import { wholeAccount } from './whole-account.ts';
import { type ConfigurationWorld, configurationWorld, secretsOf } from './world.ts';

let world: ConfigurationWorld;
let sid: string;
beforeEach(async () => {
  world = await configurationWorld();
  sid = await world.newAccount('Whole');
});
afterEach(() => world.close());

const secrets = secretsOf(wholeAccount);
const faults = ['lost', 'cut', 500, 401, 429] as const;

const isWrite = ({ method }: { method: string }) => method !== 'GET';

/** Number of writes in a whole apply; one test counts them. */
const writes = 22;

describe('whatever goes wrong, applying again ends in the same state', () => {
  test.each(faults)('%s at each write in turn', async (fault) => {
    // Refusals are all alike, unlike calls that may have been stored.
    const step = fault === 'lost' || fault === 'cut' ? 1 : 4;
    for (let at = 1; at <= writes; at += step) {
      let count = 0;
      world.breakWith((call) => {
        if (!isWrite(call)) return undefined;
        count += 1;
        return count === at ? fault : undefined;
      });
      // A lost session or an unanswered call pauses the run: this person leaves and comes back
      // later.
      await world.apply(await world.plan(wholeAccount, sid, secrets), { secrets });
      world.breakWith(() => undefined);
      const again = await world.apply(await world.plan(wholeAccount, sid, secrets), { secrets });
      expect([at, again.report.failed, again.report.skipped]).toEqual([at, 0, 0]);
      expect(await world.export(sid)).toBe(wholeAccount);
      sid = await emptied(sid);
    }
  });

  test('all of its writes are tried', async () => {
    world.sent.length = 0;
    await world.apply(await world.plan(wholeAccount, sid, secrets), { secrets });
    expect(world.sent.filter(isWrite)).toHaveLength(writes);
  });

  test.each(['lost', 'cut', 401] as const)('%s, and the person resumes at once', async (fault) => {
    for (let at = 1; at <= writes; at += 3) {
      let count = 0;
      world.breakWith((call) => {
        if (!isWrite(call)) return undefined;
        count += 1;
        return count === at ? fault : undefined;
      });
      const { report } = await world.apply(await world.plan(wholeAccount, sid, secrets), {
        secrets,
        onPause: (resume) => resume(),
      });
      expect([at, report.failed, report.skipped]).toEqual([at, 0, 0]);
      world.breakWith(() => undefined);
      expect(await world.export(sid)).toBe(wholeAccount);
      sid = await emptied(sid);
    }
  });
});

/** Removes everything: applies an empty file with all deletions. */
async function emptied(account: string): Promise<string> {
  const empty = `version: 1
account:
  name: Whole
  settings: {}
  limits: {}
  applications: []
  carriers: []
  speech: []
  numbers: []
  teams_tenants: []
  clients: []
  routing:
`;
  const { report, states } = await world.apply(await world.plan(empty, account), {});
  expect([...states].filter(([, { status }]) => status !== 'done')).toEqual([]);
  expect(report.failed + report.skipped).toBe(0);
  expect((await world.plan(empty, account)).entries.filter(isToDo)).toEqual([]);
  return account;
}
