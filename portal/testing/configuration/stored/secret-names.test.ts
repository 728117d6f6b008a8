import { afterAll, beforeAll, expect, test } from 'vitest';
import { isToDo } from '../../../src/configuration/plan.ts';
import { wholeAccount } from '../whole-account.ts';
import { type ConfigurationWorld, configurationWorld, secretsOf } from '../world.ts';

/* Names that look like secrets: a file has them, or it would name other records than there are. */

let world: ConfigurationWorld;
let sid: string;
const secrets = secretsOf(wholeAccount);
beforeAll(async () => {
  world = await configurationWorld();
  sid = await world.newAccount('Whole');
  await world.apply(await world.plan(wholeAccount, sid, secrets), { secrets });
});
afterAll(() => world.close());

test.each<[table: string, column: string, text: string]>([
  ['applications', 'name', 'sip:demo:hush-hush@example.com'],
  ['voip_carriers', 'name', 'password=hush-hush'],
  ['clients', 'username', 'token=hush-hush'],
  ['ms_teams_tenants', 'tenant_fqdn', '{"secret":"hush-hush"}'],
  ['speech_credentials', 'label', 'api_key=hush-hush'],
])('%s with the %s %s', async (table, column, text) => {
  const { database } = world.sandbox;
  const key = `SELECT min(rowid) FROM ${table} WHERE account_sid = ?`;
  const [before] = database.all<{ value: string }>(
    `SELECT ${column} AS value FROM ${table} WHERE rowid = (${key})`,
    [sid],
  );
  const store = (value: string | undefined) =>
    database.run(`UPDATE ${table} SET ${column} = ? WHERE rowid = (${key})`, [value, sid]);
  store(text);
  const file = await world.export(sid);
  const { entries } = await world.plan(file, sid);
  store(before?.value);
  expect(file).toContain('hush-hush');
  expect(entries.filter((entry) => isToDo(entry) || entry.refused.length > 0)).toEqual([]);
});

test('a route with such a pattern', async () => {
  const { database } = world.sandbox;
  const own = 'lcr_sid IN (SELECT lcr_sid FROM lcr WHERE account_sid = ?)';
  database.run(`UPDATE lcr_routes SET regex = ? WHERE ${own} AND priority < 9999`, [
    '^key=1234',
    sid,
  ]);
  const { entries } = await world.plan(await world.export(sid), sid);
  expect(entries.filter((entry) => isToDo(entry) || entry.refused.length > 0)).toEqual([]);
});
