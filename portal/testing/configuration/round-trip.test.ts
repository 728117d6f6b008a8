import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ACME, NORTHWIND } from '../../sandbox/seed/known-sids.ts';
import { kinds } from '../../src/configuration/kinds/index.ts';
import { membersOf } from '../../src/configuration/model.ts';
import { isToDo } from '../../src/configuration/plan.ts';
import { readNumbers } from '../../src/configuration/platform/rows.ts';
import { wholeAccount } from './whole-account.ts';
import { type ConfigurationWorld, configurationWorld, secretsOf } from './world.ts';

let world: ConfigurationWorld;
beforeEach(async () => {
  world = await configurationWorld();
});
afterEach(() => world.close());

/** The file for another account: values that are unique on a platform are replaced. */
const forAnother = (text: string, name: string) =>
  text
    .replace(/^ {2}name: .*$/m, `  name: ${name}`)
    .replace(/(sip_realm: )\S+/, `$1${name.toLowerCase()}.sip.example.net`)
    .replaceAll(/- number: "/g, '- number: "9')
    .replaceAll(/(- domain: )\S+?\./g, `$1${name.toLowerCase()}-`);

/** Applies a file to an empty account, and expects everything to be done. */
async function make(file: string, name: string): Promise<string> {
  const sid = await world.newAccount(name);
  const secrets = secretsOf(file);
  const { states } = await world.apply(await world.plan(file, sid, secrets), { secrets });
  expect([...states].filter(([, { status }]) => status !== 'done')).toEqual([]);
  return sid;
}

test('the file of an account makes another one like it, and then there is nothing to do', async () => {
  const exported = await world.export(ACME);
  expect((await world.plan(exported, ACME)).entries.filter(isToDo)).toEqual([]);
  const file = forAnother(exported, 'Copy');
  const copy = await make(file, 'Copy');
  expect(await world.export(copy)).toBe(file);
  expect((await world.plan(file, copy, secretsOf(file))).entries.filter(isToDo)).toEqual([]);
});

describe('an account that has everything', () => {
  test('reads back as it was written', async () => {
    const sid = await make(wholeAccount, 'Whole');
    expect(await world.export(sid)).toBe(wholeAccount);
    const again = await world.plan(wholeAccount, sid, secretsOf(wholeAccount));
    expect(again.entries.filter(isToDo)).toEqual([]);
  });

  test('has every member of every kind', () => {
    const isIn = (path: string) => {
      const key = path.split('.').at(-1) ?? '';
      return new RegExp(`[ {]${key}: |[ ]${key}:$`, 'm').test(wholeAccount);
    };
    const missing = Object.values(kinds)
      // Each vendor has only some of them; limits are all of one kind.
      .filter(({ name }) => name !== 'speech' && name !== 'limits')
      .flatMap((kind) => [kind, ...kind.parts])
      .flatMap((shape) => membersOf(shape).map(({ path }) => `${shape.one} ${path}`))
      .filter((name) => !isIn(name.slice(name.lastIndexOf(' ') + 1)));
    // Members of other bucket vendors.
    expect(missing).toEqual([
      'account settings recording_bucket.endpoint',
      'account settings recording_bucket.connection_string',
    ]);
  });
});

const brokenRoute = /^( +)- match: \^\(44\n(?:\1 {2}.*\n)*/m;

test('the file of a provider makes another one, with all accounts', async () => {
  const exported = await world.export(null);
  expect((await world.plan(exported, null)).entries.filter(isToDo)).toEqual([]);
  const file = exported
    .replace(/^ {2}name: .*$/m, '  name: Southwind')
    .replaceAll(/(sip_realm: )(\S+)/g, '$1south.$2')
    .replaceAll(/(- domain: )/g, '$1south-')
    // The platform stores these although the forms refuse them; elsewhere they would be new.
    .replace('deepgram_tts_uri: ', 'deepgram_tts_uri: http://')
    .replace('custom_stt_endpoint_url: ws://', 'custom_stt_endpoint_url: http://')
    .replace(brokenRoute, '');
  const answer = await world.api.call('POST', 'ServiceProviders', { name: 'Southwind' });
  world.turnTo((answer as { sid: string }).sid);
  const secrets = secretsOf(file);
  const plan = await world.plan(file, null, secrets);
  expect(plan.accounts.length).toBeGreaterThan(3);
  const { states } = await world.apply(plan, { secrets });
  expect([...states].filter(([, { status }]) => status !== 'done')).toEqual([]);
  expect(await world.export(null)).toBe(file);
  expect((await world.plan(file, null, secrets)).entries.filter(isToDo)).toEqual([]);
});

test('numbers that take several pages are all read', async () => {
  const target = { providerSid: NORTHWIND, accountSid: ACME };
  const whole = await readNumbers(world.api, target);
  const call: typeof world.api.call = (method, path, body) =>
    world.api.call(method, path.replace('page_size=1000', 'page_size=2'), body);
  expect(whole.length).toBeGreaterThan(4);
  const sidsOf = (rows: typeof whole) => rows.map((row) => row['phone_number_sid']).sort();
  expect(sidsOf(await readNumbers({ call }, target))).toEqual(sidsOf(whole));
});
