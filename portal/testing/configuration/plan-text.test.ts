import { afterAll, beforeAll, expect, test } from 'vitest';
import { NORTHWIND } from '../../sandbox/seed/known-sids.ts';
import { planText } from '../../src/configuration/describe.ts';
import type { Secrets } from '../../src/configuration/differences.ts';
import { wholeAccount } from './whole-account.ts';
import { type ConfigurationWorld, configurationWorld, secretsOf } from './world.ts';

let world: ConfigurationWorld;
let sid: string;
const secrets = secretsOf(wholeAccount);
beforeAll(async () => {
  world = await configurationWorld();
  await world.api.call('POST', `ServiceProviders/${NORTHWIND}/VoipCarriers`, {
    name: 'Shared One',
  });
  await world.api.call('POST', `ServiceProviders/${NORTHWIND}/VoipCarriers`, { name: 'Spare' });
  sid = await world.newAccount('Whole');
  await world.apply(await world.plan(wholeAccount, sid, secrets), { secrets });
});
afterAll(() => world.close());

/** Lines of the plan for the account's file with one text replaced. */
async function linesOf(from: string, to: string, given: Secrets = {}): Promise<string[]> {
  expect(wholeAccount).toContain(from);
  const plan = await world.plan(wholeAccount.replace(from, to), sid, given);
  return planText(plan).split('\n').slice(0, -1);
}

test('a carrier that the provider shares goes by its name', async () => {
  expect(await linesOf('default_carrier: Spare', 'default_carrier: Shared One')).toEqual([
    '~ routing table',
    '    Default outbound carrier: Spare → Shared One',
  ]);
  expect(
    await linesOf('default_carrier: Spare', 'default_carrier: { name: Spare, shared: true }'),
  ).toEqual(['~ routing table', '    Default outbound carrier: Spare → Spare (of the provider)']);
  const number = '    - number: "15550100002"\n      carrier: Spare';
  const moved = '    - number: "15550100002"\n      carrier: Shared One';
  expect(await linesOf(number, moved)).toEqual([
    '+ phone number 15550100002 (Shared One)',
    '    Phone number: 15550100002',
    '    Carrier: Shared One',
    '- phone number 15550100002 (Spare)',
  ]);
});

test('a value that is a secret for the file or by its name is not shown', async () => {
  const greeting = ['GREETING: Hello', 'GREETING: { secret: GREETING }'] as const;
  expect(await linesOf(...greeting, { GREETING: 'Hush' })).toEqual([
    '~ application Reception',
    '    Environment variables: GREETING: another one',
  ]);
  const token = 'API_TOKEN: { secret: RECEPTION_ENV_VARS_API_TOKEN }';
  expect(await linesOf(token, 'API_TOKEN: hush')).toEqual([
    '~ application Reception',
    '    Environment variables: API_TOKEN: another one',
  ]);
  expect(await linesOf('GREETING: Hello', 'GREETING: Hello\n        PIN: 4711')).toEqual([
    '~ application Reception',
    '    Environment variables: PIN: nothing → A secret',
  ]);
  const url = 'https://me:hush@example.com/?token=hush';
  expect(await linesOf('GREETING: Hello', `GREETING: ${url}`)).toEqual([
    '~ application Reception',
    '    Environment variables: GREETING: another one',
  ]);
});

test('a secret without a value stays as it is, also if it is stored in plain text', async () => {
  const greeting = ['GREETING: Hello', 'GREETING: { secret: GREETING }'] as const;
  expect(await linesOf(...greeting)).toEqual([]);
  expect(await linesOf(...greeting, { GREETING: 'Hello' })).toEqual([]);
});

test('the same for a secret that is stored as a number', async () => {
  const stored = wholeAccount.replace('GREETING: Hello', 'GREETING: Hello\n        MAX: 42');
  await world.apply(await world.plan(stored, sid, secrets), { secrets });
  const file = stored.replace('MAX: 42', 'MAX: { secret: MAX, json: true }');
  const linesWith = async (given: Secrets) =>
    planText(await world.plan(file, sid, given))
      .split('\n')
      .slice(0, -1);
  expect(await linesWith({})).toEqual([]);
  expect(await linesWith({ MAX: '42' })).toEqual([]);
  expect(await linesWith({ MAX: '43' })).toEqual([
    '~ application Reception',
    '    Environment variables: MAX: another one',
  ]);
  await world.apply(await world.plan(wholeAccount, sid, secrets), { secrets });
});

test.each(['+1 555 010 0001', '1-555-010-0001', '+1 (555) 010-0001', '1.555.010.0001'])(
  'the number %j is the one that is stored',
  async (text) => {
    expect(await linesOf('"15550100001"', JSON.stringify(text))).toEqual([]);
  },
);

test('a value at its default goes by that', async () => {
  expect(await linesOf('          protocol: tls\n', '')).toEqual([
    '~ carrier Backbone',
    '    ~ SIP gateway sip.backbone.example.com, 5061, 32',
    '        Protocol: tls → udp',
  ]);
  expect(
    await linesOf('    - name: Spare\n', '    - name: Spare\n      dtmf_type: info\n'),
  ).toEqual(['~ carrier Spare', '    DTMF type: rfc2833 → info']);
  expect(await linesOf('      method: GET\n', '')).toEqual([
    '~ account settings',
    '    Queue event webhook: method: GET → POST',
  ]);
});

test('long JSON is shown from where it differs', async () => {
  const verbs = (text: string) =>
    `      app_json:\n        - verb: say\n          text: ${'A long greeting. '.repeat(12)}${text}\n        - verb: hangup\n`;
  const stored =
    '      app_json:\n        - verb: say\n          text: Good morning\n        - verb: hangup\n';
  const before = wholeAccount.replace(stored, verbs('Press one.'));
  await world.apply(await world.plan(before, sid), {});
  const plan = await world.plan(before.replace('Press one.', 'Press two.'), sid);
  const [, line = ''] = planText(plan).split('\n');
  expect(line).toMatch(/^ {4}Webhook override: ….*Press one\..* → ….*Press two\./);
  expect(line.length).toBeLessThan(180);
  await world.apply(await world.plan(wholeAccount, sid), {});
});

test('a record that this log-in can’t write is counted and explained', async () => {
  const other = await configurationWorld('sp-northwind', 'service_provider');
  const account = await other.newAccount('Fresh');
  const plan = await other.plan(
    'version: 1\naccount:\n  name: Fresh\n  routing:\n    name: R\n',
    account,
  );
  expect(planText(plan).split('\n')).toEqual([
    '! routing table',
    expect.stringContaining('    ! Only the account itself or an administrator'),
    "0 to create, 0 to change, 0 to delete, 0 unchanged, 1 that can't be written.",
  ]);
  other.close();
});
