import { afterEach, beforeEach, expect, test } from 'vitest';
import { ACME } from '../../sandbox/seed/known-sids.ts';
import { type ConfigurationWorld, configurationWorld, secretsOf } from './world.ts';

let world: ConfigurationWorld;
beforeEach(async () => {
  world = await configurationWorld();
});
afterEach(() => world.close());

/** As the file of another account: its realm is one of its own, and so are domains of tenants. */
const forAnother = (text: string, name: string) =>
  text
    .replace(/^ {2}name: .*$/m, `  name: ${name}`)
    .replace(/(sip_realm: )\S+/, `$1${name.toLowerCase()}.sip.example.net`)
    .replaceAll(/- number: "/g, '- number: "9')
    .replaceAll(/(- domain: )\S+?\./g, `$1${name.toLowerCase()}-`);

test('the file of an account makes another one like it, and then there is nothing to do', async () => {
  const exported = await world.export(ACME);
  const again = await world.plan(exported, ACME);
  expect(again.entries.filter(({ change }) => change !== 'none')).toEqual([]);

  const file = forAnother(exported, 'Copy');
  const copy = await world.newAccount('Copy');
  const secrets = secretsOf(file);
  const plan = await world.plan(file, copy, secrets);
  const { states } = await world.apply(plan, { secrets });
  const bad = [...states].filter(([, state]) => state.status !== 'done');
  expect(bad).toEqual([]);
  expect(await world.export(copy)).toBe(file);
  const nothing = await world.plan(file, copy, secrets);
  expect(nothing.entries.filter(({ change }) => change !== 'none')).toEqual([]);
});
