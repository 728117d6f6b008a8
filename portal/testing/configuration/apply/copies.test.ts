import { afterEach, expect, test } from 'vitest';
import { NORTHWIND } from '../../../sandbox/seed/known-sids.ts';
import { renamed, without } from '../../../src/configuration/copy.ts';
import { parseFile } from '../../../src/configuration/file/read.ts';
import { isToDo, planOf } from '../../../src/configuration/plan.ts';
import { newAccount } from '../../../src/configuration/platform/read.ts';
import { wholeAccount } from '../whole-account.ts';
import { type ConfigurationWorld, configurationWorld, secretsOf } from '../world.ts';

let world: ConfigurationWorld;
afterEach(() => world.close());

const secrets = secretsOf(wholeAccount);

const sidIn = (rows: unknown, name: string, member: string): string => {
  const row = (rows as Record<string, unknown>[]).find((one) => one['name'] === name);
  return String(row?.[member]);
};

test('a customer is copied: another name and realm, without numbers and clients', async () => {
  world = await configurationWorld();
  const whole = await world.newAccount('Whole');
  await world.apply(await world.plan(wholeAccount, whole, secrets), { secrets });
  const template = parseFile(wholeAccount).read();
  if (!template.ok) throw new Error('not read');
  const current = await newAccount(world.api, NORTHWIND, 'Second');
  const copy = without(
    renamed(template.configuration, { name: 'Second', realm: 'second.sip.example.net' }),
    ['numbers', 'clients', 'teams_tenants'],
  );
  const plan = planOf(current, copy, secrets);
  expect(plan.accounts).toEqual([{ owner: '@', name: 'Second' }]);
  const { report, states } = await world.apply(plan, { secrets });
  expect([...states].filter(([, { status }]) => status !== 'done')).toEqual([]);
  expect(report.failed).toBe(0);
  const accounts = await world.api.call('GET', `ServiceProviders/${NORTHWIND}/Accounts`);
  const sid = sidIn(accounts, 'Second', 'account_sid');
  const exported = await world.export(sid);
  expect(exported).toContain('sip_realm: second.sip.example.net');
  expect(exported).toContain('numbers: []');
  expect(exported).toContain('- name: Backbone');
});

test('two accounts are compared without asking the platform about names', async () => {
  world = await configurationWorld();
  const one = parseFile(wholeAccount).read();
  const other = parseFile(
    wholeAccount
      .replace('match: ^49', 'match: ^48')
      .replace('secret: ALICE_PASSWORD', 'secret: OTHER'),
  ).read();
  if (!(one.ok && other.ok)) throw new Error('not read');
  const { entries } = planOf(one.configuration, other.configuration);
  expect(
    entries
      .filter(isToDo)
      .map(({ kind, parts }) => [kind, parts.map(({ change, title }) => `${change} ${title}`)]),
  ).toEqual([['routing', ['create ^48', 'delete ^49']]]);
});

test('a copy takes a realm that was typed with capitals as the platform stores it', async () => {
  world = await configurationWorld();
  const small = ['version: 1', 'account:', '  name: Small', '  settings:', '    debug_log: true'];
  const file = parseFile(`${small.join('\n')}\n`).read();
  if (!file.ok) throw new Error('not read');
  const copy = renamed(file.configuration, { name: 'Third', realm: 'Third.SIP.example.net' });
  const { report } = await world.apply(
    planOf(await newAccount(world.api, NORTHWIND, 'Third'), copy),
  );
  expect(report).toEqual({ done: 2, failed: 0, skipped: 0 });
  const accounts = await world.api.call('GET', `ServiceProviders/${NORTHWIND}/Accounts`);
  expect(sidIn(accounts, 'Third', 'sip_realm')).toBe('third.sip.example.net');
});
