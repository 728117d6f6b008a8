import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GLOBEX_TRUNK } from '../../sandbox/seed/known-sids.ts';
import { isToDo } from '../../src/configuration/plan.ts';
import { type ConfigurationWorld, configurationWorld } from './world.ts';

/* Records that the platform stores and no form would: their own export has to be readable. */

let world: ConfigurationWorld;
beforeEach(async () => {
  world = await configurationWorld();
});
afterEach(() => world.close());

const created = async (path: string, body: unknown) =>
  ((await world.api.call('POST', path, body)) as { sid: string }).sid;

const hook = { url: 'https://hooks.example.net', method: 'POST' };

async function expectNothingToDo(accountSid: string | null): Promise<string> {
  const file = await world.export(accountSid);
  const { entries } = await world.plan(file, accountSid);
  expect(entries.filter((entry) => isToDo(entry) || entry.refused.length > 0)).toEqual([]);
  return file;
}

describe('a record that names one of another account', () => {
  const named = { name: 'Reception', call_hook: hook, call_status_hook: hook };

  test('names nothing in a file, and keeps what it names', async () => {
    const account_sid = await world.newAccount('Mine');
    const other = await world.newAccount('Theirs');
    const application_sid = await created('Applications', { ...named, account_sid: other });
    const number = { number: '15559990001', account_sid };
    const sid = await created('PhoneNumbers', number);
    await world.api.call('PUT', `PhoneNumbers/${sid}`, { application_sid });
    const file = await expectNothingToDo(null);
    expect(file).not.toMatch(/number: "15559990001"\n +application:/);
    expect(file).toMatch(/number: "15559990001"\n/);
    // Nor is an application of the same name meant.
    await created('Applications', { ...named, account_sid });
    await expectNothingToDo(null);
    await expectNothingToDo(account_sid);
    expect(await world.api.call('GET', `PhoneNumbers/${sid}`)).toMatchObject({ application_sid });
  });

  test('keeps the carrier of a route while others are changed', async () => {
    const account_sid = await world.newAccount('Mine');
    const lcr_sid = await created('Lcrs', { name: 'Routes', account_sid });
    const entry = (voip_carrier_sid: string) => [{ voip_carrier_sid, priority: 0, workload: 1 }];
    await world.api.call('POST', `Lcrs/${lcr_sid}/Routes`, [
      { regex: '^1', priority: 0, lcr_carrier_set_entries: entry(GLOBEX_TRUNK) },
      { regex: '^2', priority: 1, lcr_carrier_set_entries: entry(GLOBEX_TRUNK) },
    ]);
    const file = await expectNothingToDo(account_sid);
    const moved = file.replace(/( +- match: \^1\n)( +- match: \^2\n)/, '$2$1');
    expect(moved).not.toBe(file);
    const { states } = await world.apply(await world.plan(moved, account_sid));
    expect([...states.values()].map(({ status }) => status)).toEqual(['done']);
    const routes = await world.api.call('GET', `LcrRoutes?lcr_sid=${lcr_sid}`);
    expect(routes).toMatchObject([
      { regex: '^2', lcr_carrier_set_entries: [{ voip_carrier_sid: GLOBEX_TRUNK }] },
      { regex: '^1', lcr_carrier_set_entries: [{ voip_carrier_sid: GLOBEX_TRUNK }] },
    ]);
  });
});
