import { afterEach, expect, test } from 'vitest';
import { ACME, NORTHWIND } from '../../sandbox/seed/known-sids.ts';
import { isToDo } from '../../src/configuration/plan.ts';
import { wholeAccount } from './whole-account.ts';
import { type ConfigurationWorld, configurationWorld, secretsOf } from './world.ts';

let world: ConfigurationWorld;
afterEach(() => world.close());

async function withWhole(): Promise<string> {
  world = await configurationWorld();
  const sid = await world.newAccount('Whole');
  const secrets = secretsOf(wholeAccount);
  await world.apply(await world.plan(wholeAccount, sid, secrets), { secrets });
  return sid;
}

const settingsIn = async (text: string, sid: string) =>
  (await world.plan(text, sid)).entries.find(({ kind }) => kind === 'settings');

test('a bucket is not changed without its secret, which the platform only shows as a mask', async () => {
  const sid = await withWhole();
  const file = wholeAccount
    .replace('      region: eu-west-1\n', '      region: eu-west-2\n')
    .replace('      secret_access_key: { secret: RECORDING_BUCKET_SECRET_ACCESS_KEY }\n', '');
  const settings = await settingsIn(file, sid);
  expect(settings?.refused).toEqual([
    "Recording bucket: region can't be changed without naming the secret.",
  ]);
  expect(settings?.change).toBe('none');
});

test('a password of a webhook goes with its username, and stays without being named', async () => {
  const sid = await withWhole();
  const password = '      password: { secret: REGISTRATION_HOOK_PASSWORD }\n';
  const unnamed = wholeAccount.replace(password, '');
  expect((await settingsIn(unnamed, sid))?.fields).toEqual([]);
  const gone = unnamed.replace('      username: hooks\n', '');
  expect((await settingsIn(gone, sid))?.fields.map(({ path }) => path)).toEqual([
    'registration_hook.username',
    'registration_hook.password',
  ]);
});

test('what the platform never answers is no difference', async () => {
  world = await configurationWorld();
  const sid = await world.newAccount('Gladia');
  const file =
    'version: 1\naccount:\n  name: Gladia\n  speech:\n    - vendor: gladia\n      use_for_tts: false\n      api_key: { secret: KEY }\n      region: us-west\n';
  const secrets = { KEY: 'key-of-gladia' };
  await world.apply(await world.plan(file, sid, secrets), { secrets });
  expect((await world.plan(file, sid)).entries.map(({ change }) => change)).toEqual(['none']);
});

test('what a SIP client may call is read where the list of a provider lacks it', async () => {
  world = await configurationWorld('sp-northwind', 'service_provider');
  const client = { account_sid: ACME, username: 'held', password: 'Sip-Pass-1', is_active: 1 };
  await world.api.call('POST', 'Clients', { ...client, allow_direct_app_calling: 0 });
  const file = await world.export(ACME);
  expect(file).toMatch(/- username: held\n(?: {6}.*\n)* {6}calls_applications: false\n/);
  expect((await world.plan(file, ACME)).entries.filter(isToDo)).toEqual([]);
});

test('a carrier that the provider shares is told from one of the same name', async () => {
  world = await configurationWorld();
  const account_sid = await world.newAccount('Twins');
  const carriers = `ServiceProviders/${NORTHWIND}/VoipCarriers`;
  const shared = await world.api.call('POST', carriers, { name: 'Twin' });
  await world.api.call('POST', carriers, { name: 'Twin', account_sid });
  const { sid: voip_carrier_sid } = shared as { sid: string };
  const number = { number: '15550107777', account_sid, voip_carrier_sid };
  await world.api.call('POST', 'PhoneNumbers', number);
  const file = await world.export(account_sid);
  expect(file).toMatch(/carrier:\n +name: Twin\n +shared: true\n/);
  expect((await world.plan(file, account_sid)).entries.filter(isToDo)).toEqual([]);
});

test('a variable may have dots in its name', async () => {
  const sid = await withWhole();
  const dotted = wholeAccount.replace('GREETING: Hello', 'GREETING.EN: Hello');
  const secrets = secretsOf(wholeAccount);
  await world.apply(await world.plan(dotted, sid, secrets), { secrets });
  expect(await world.export(sid)).toContain('        GREETING.EN: Hello\n');
});

test('a webhook that the platform can’t take away stays', async () => {
  const sid = await withWhole();
  const hook = /^ {6}messaging_hook:\n {8}url: .*\n/m;
  const plan = await world.plan(wholeAccount.replace(hook, ''), sid);
  const application = plan.entries.find(({ title }) => title === 'Reception');
  expect(application?.fields).toEqual([]);
  expect(application?.refused).toEqual(['Messaging webhook can be changed, and not removed.']);
});

test('a realm that a file has for two accounts is refused to the second', async () => {
  world = await configurationWorld();
  const file = (await world.export(null)).replaceAll(
    /sip_realm: \S+/g,
    'sip_realm: same.sip.example.net',
  );
  const [first, ...others] = (await world.plan(file, null)).entries
    .filter(({ kind, change }) => kind === 'settings' && change !== 'none')
    .map(({ refused }) => refused);
  expect(first).toEqual([]);
  expect(others.length).toBeGreaterThan(0);
  const said = 'The file has the SIP realm same.sip.example.net for two accounts.';
  expect(others).toEqual(others.map(() => [said]));
});
