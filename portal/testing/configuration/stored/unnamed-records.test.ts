import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GLOBEX_TRUNK, NORTHWIND } from '../../../sandbox/seed/known-sids.ts';
import { planText } from '../../../src/configuration/describe.ts';
import { isToDo } from '../../../src/configuration/plan.ts';
import { type ConfigurationWorld, configurationWorld } from '../world.ts';

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
    // An application of the same name isn't meant either.
    await created('Applications', { ...named, account_sid });
    await expectNothingToDo(null);
    await expectNothingToDo(account_sid);
    expect(await world.api.call('GET', `PhoneNumbers/${sid}`)).toMatchObject({ application_sid });
  });

  test('is the same number on a carrier that no file can name', async () => {
    const account_sid = await world.newAccount('Mine');
    const application_sid = await created('Applications', { ...named, account_sid });
    const number = { number: '15559990002', account_sid, application_sid };
    const sid = await created('PhoneNumbers', number);
    const { database } = world.sandbox;
    const store = (voip_carrier_sid: string) =>
      database.run('UPDATE phone_numbers SET voip_carrier_sid = ? WHERE phone_number_sid = ?', [
        voip_carrier_sid,
        sid,
      ]);
    store(GLOBEX_TRUNK);
    await expectNothingToDo(account_sid);
    const file = await expectNothingToDo(null);
    database.run('PRAGMA foreign_keys = OFF');
    store('deleted long ago');
    expect(await expectNothingToDo(null)).toBe(file);
    const own = await expectNothingToDo(account_sid);
    const freed = own.replace(/("15559990002"\n) +application: Reception\n/, '$1');
    expect(freed).not.toBe(own);
    const { states } = await world.apply(await world.plan(freed, account_sid));
    expect([...states.values()].map(({ status }) => status)).toEqual(['done']);
    expect(await world.api.call('GET', `PhoneNumbers/${sid}`)).toMatchObject({
      application_sid: null,
      voip_carrier_sid: 'deleted long ago',
    });
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

describe('a name that is empty', () => {
  const texts: [table: string, column: string][] = [
    ['applications', 'name'],
    ['voip_carriers', 'name'],
    ['sip_gateways', 'ipv4'],
    ['smpp_gateways', 'ipv4'],
    ['ms_teams_tenants', 'tenant_fqdn'],
    ['clients', 'username'],
    ['lcr', 'name'],
    ['lcr_routes', 'regex'],
    ['accounts', 'name'],
  ];
  test.each(texts)('of %s, is in the file and stays', async (table, column) => {
    const row = `(SELECT max(rowid) FROM ${table})`;
    world.sandbox.database.run(`UPDATE ${table} SET ${column} = '' WHERE rowid = ${row}`);
    await expectNothingToDo(null);
  });

  test('is refused of a new record', async () => {
    const sid = await world.newAccount('Mine');
    const file = 'version: 1\naccount:\n  name: Mine\n  carriers:\n    - name: ""\n';
    await expect(world.plan(file, sid)).rejects.toThrow('5: "name": Enter a text.');
  });

  test('goes along where a change sends it', async () => {
    const account_sid = await world.newAccount('Mine');
    const sid = await created('Applications', {
      ...{ name: 'One', account_sid, call_hook: hook, call_status_hook: hook },
    });
    world.sandbox.database.run("UPDATE applications SET name = '' WHERE application_sid = ?", [
      sid,
    ]);
    const file = (await world.export(account_sid)).replaceAll('hooks.', 'other.');
    const { states } = await world.apply(await world.plan(file, account_sid));
    expect([...states.values()].map(({ status }) => status)).toEqual(['done']);
    expect(await world.api.call('GET', `Applications/${sid}`)).toMatchObject({
      name: '',
      call_hook: { url: 'https://other.example.net' },
    });
  });
});

describe('accounts of one name', () => {
  test('are told apart in the file of their provider', async () => {
    const sids = [await world.newAccount('Twins')];
    world.sandbox.clock.now = new Date('2026-11-20T12:01:00Z');
    sids.push(await world.newAccount('Twins'));
    for (const account_sid of sids) {
      await world.api.call('POST', `ServiceProviders/${NORTHWIND}/VoipCarriers`, {
        name: `Of ${account_sid}`,
        account_sid,
      });
    }
    const file = await expectNothingToDo(null);
    expect(file).toMatch(/^ {4}- name: Twins\n {6}twin: 2\n/m);
    const [, second = ''] = sids;
    const changed = file.replace(`- name: Of ${second}\n`, `$&          tech_prefix: "123"\n`);
    const plan = await world.plan(changed, null);
    expect(planText(plan)).toContain(`carrier Of ${second} of Twins (2)`);
    await world.apply(plan);
    const rows = await world.api.call('GET', `Accounts/${second}/VoipCarriers`);
    expect(rows).toMatchObject([{ tech_prefix: '123' }]);
  });

  test('may be called like what a file calls its own account', async () => {
    await world.newAccount('@');
    await expectNothingToDo(null);
  });
});

test('a text that no form offers stays, and is refused where it is new', async () => {
  const sid = await world.newAccount('Mine');
  const file = await world.export(sid);
  await world.api.call('PUT', `Accounts/${sid}`, { record_format: 'ogg' });
  expect(await expectNothingToDo(sid)).toContain('record_format: ogg');
  await world.api.call('PUT', `Accounts/${sid}`, { record_format: 'wav' });
  const wrong = file.replace('settings: {}', 'settings:\n    record_format: ogg');
  await expect(world.plan(wrong, sid)).rejects.toThrow('"record_format" is one of mp3, wav.');
});

test('a webhook override of null is no missing one', async () => {
  const account_sid = await world.newAccount('Mine');
  await created('Applications', {
    ...{ name: 'One', account_sid, call_hook: hook, call_status_hook: hook },
  });
  world.sandbox.database.run("UPDATE applications SET app_json = 'null' WHERE name = 'One'");
  await expectNothingToDo(account_sid);
});
