import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseFile } from '../../../src/configuration/file/read.ts';
import { isToDo } from '../../../src/configuration/plan.ts';
import { planFile } from '../../../src/configuration/plan-file.ts';
import { wholeAccount } from '../whole-account.ts';
import { type ConfigurationWorld, configurationWorld, secretsOf } from '../world.ts';

let world: ConfigurationWorld;
let sid: string;
const secrets = secretsOf(wholeAccount);
beforeAll(async () => {
  world = await configurationWorld();
  sid = await world.newAccount('Whole');
  await world.apply(await world.plan(wholeAccount, sid, secrets), { secrets });
});
afterAll(() => world.close());

/** Problems of the account's file with one line replaced, as 'line: message'. */
async function problems(from: string, to: string): Promise<string[]> {
  expect(wholeAccount).toContain(from);
  const before = world.sandbox.snapshot();
  return problemsOf(wholeAccount.replace(from, to), before);
}

async function problemsOf(text: string, before = world.sandbox.snapshot()): Promise<string[]> {
  const planned = await planFile({
    api: world.api,
    caller: 'admin',
    providerSid: '',
    file: parseFile(text),
    current: await world.read(sid),
    names: { name: 'Whole' },
    secrets,
  });
  expect(world.sandbox.snapshot()).toBe(before);
  if (!('problems' in planned)) return [];
  return planned.problems.map(({ line, message }) => `${line}: ${message}`);
}

const lineOf = (text: string) =>
  wholeAccount.slice(0, wholeAccount.indexOf(text)).split('\n').length;

const number = '- number: "15550100001"';
const shortened =
  'A spreadsheet shortened this number. Format its column as text and export it again.';
const several = 'This is a range or two numbers. Enter each by itself.';
const numbers = [
  ['abc', 'Enter a phone number: its digits, with the country code.'],
  ['1e5', shortened],
  ['1.5E+10', shortened],
  ['123456789012345678901234567890', 'A phone number has at most 15 digits.'],
  ['1234567890123456', 'A phone number has at most 15 digits.'],
  ['15550100001.5', 'This is a decimal, not a phone number.'],
  ['15085551000-1099', several],
  ['15085551000/1', several],
  ['^1555(', 'Enter a phone number: its digits, with the country code.'],
] as const;

describe('what the forms refuse is refused with its line, before anything is written', () => {
  test.each(numbers)('number %j', async (text, message) => {
    const value = JSON.stringify(text);
    expect(await problems(number, `- number: ${value}`)).toEqual([
      `${lineOf(number)}: "number": ${message}`,
    ]);
  });

  test.each([
    '+1 555 010 0001',
    '="15550100001"',
    "'15550100001",
    '1555010\u200b0001',
    '15550100001.0',
  ])('number %j is the one that is meant', async (text) => {
    expect(await problems(number, `- number: ${JSON.stringify(text)}`)).toEqual([]);
  });

  test.each([
    ['port: 5061', 'port: 70000', 'port', 'Enter a whole number from 0 to 65535.'],
    ['port: 5061', 'port: -1', 'port', 'Enter a whole number from 0 to 65535.'],
    ['port: 3550', 'port: 65536', 'port', 'Enter a whole number from 0 to 65535.'],
    [
      'device_to_call_ratio: 3',
      'device_to_call_ratio: -5',
      'device_to_call_ratio',
      'Enter a whole number, 0 or more.',
    ],
    [
      'address: 203.0.113.0',
      'address: " 203.0.113.0 "',
      'address',
      'Remove the spaces before and after it.',
    ],
    ['netmask: 28', 'netmask: 33', 'netmask', 'Enter a whole number from 1 to 32.'],
    ['netmask: 28', 'netmask: 0', 'netmask', 'Enter a whole number from 1 to 32.'],
    [
      'address: 203.0.113.0',
      'address: 203.0.113.0/28',
      'address',
      'Write a range as "address" and "netmask".',
    ],
    [
      'address: 203.0.113.0',
      'address: 203.0.113.256',
      'address',
      'Please provide a valid IP address or fully qualified domain name.',
    ],
    [
      'address: 203.0.113.0',
      'address: 203.0.113.1-9',
      'address',
      'Write a range as "address" and "netmask".',
    ],
    [
      'address: 203.0.113.0',
      'address: sip.example.com',
      'address',
      'A fully qualified domain name may only be used for outbound calls.',
    ],
    ['device: 5', 'device: -5', 'device', 'Enter a whole number, 0 or more.'],
    ['device: 5', 'device: 2147483648', 'device', 'Enter at most 2147483647.'],
    ['match: ^49', 'match: ^(44', 'match', 'This is not a valid regular expression.'],
    ['match: ^49', 'match: "+44"', 'match', 'This is not a valid regular expression.'],
    ['match: ^49', `match: ^${'4'.repeat(32)}`, 'match', 'Use at most 32 characters.'],
    [
      'description: Two sites',
      'description: "Two\\0sites"',
      'description',
      'Remove the NUL character.',
    ],
    ['GREETING: Hello', 'GREETING: "Hel\\0lo"', 'env_vars.GREETING', 'Remove the NUL character.'],
    [
      'url: https://apps.example.com/register',
      'url: ftp://apps.example.com',
      'registration_hook.url',
      'The URL must start with http://, https://, ws:// or wss://.',
    ],
    [
      'url: https://apps.example.com/queue',
      'url: wss://apps.example.com/queue',
      'queue_event_hook.url',
      'Queue event hooks use POST, so the address must start with http:// or https://',
    ],
    [
      'url: https://apps.example.com/reception',
      'url: "https:// apps"',
      'call_hook.url',
      'The host name “ apps” is not valid.',
    ],
    [
      'url: https://apps.example.com/sms',
      'url: nowhere',
      'messaging_hook.url',
      'The URL must start with http://, https://, ws:// or wss://.',
    ],
    [
      'outbound_sip_proxy: sip:proxy.example.com',
      'outbound_sip_proxy: "proxy example"',
      'outbound_sip_proxy',
      'Please provide a valid SIP Proxy domain or IP address.',
    ],
    [
      'sip_realm: whole.sip.example.net',
      'sip_realm: nothing',
      'sip_realm',
      'Enter a domain name such as acme.sip.example.net',
    ],
    [
      'register_sip_realm: sip.backbone.example.com',
      'register_sip_realm: sip:x',
      'register_sip_realm',
      'Enter a domain name or IP address, without sip: and without spaces.',
    ],
    [
      'register_username: trunk-7',
      'register_username: "trunk 7"',
      'register_username',
      'Use a username without spaces.',
    ],
    ['tech_prefix: "00777"', 'tech_prefix: "1"', 'tech_prefix', 'Use at least 3 characters.'],
    [
      'diversion: "+15551230000"',
      `diversion: "${'1'.repeat(33)}"`,
      'diversion',
      'Use at most 32 characters.',
    ],
    [
      'smpp_enquire_link_interval: 30',
      'smpp_enquire_link_interval: -1',
      'smpp_enquire_link_interval',
      'Enter a whole number, 0 or more.',
    ],
    [
      'speech_synthesis_language: de-DE',
      'speech_synthesis_language: de-DE-longer',
      'speech_synthesis_language',
      undefined,
    ],
    [
      'speech_synthesis_language: de-DE',
      'speech_synthesis_language: de-DE-too-long',
      'speech_synthesis_language',
      'Use at most 12 characters.',
    ],
    [
      'username: alice',
      'username: al@ice',
      'username',
      'Use letters, digits and . _ - without spaces or @.',
    ],
    [
      'domain: whole.teams.example.com',
      'domain: nothing',
      'domain',
      'Enter a fully qualified domain name, such as customer.teams.example.net',
    ],
    [
      'custom_tts_url: https://speech.example.com/tts',
      'custom_tts_url: nowhere',
      'custom_tts_url',
      'Start with http:// or https://',
    ],
  ])('%j as %j', async (from, to, path, message) => {
    const said = await problems(from, to);
    // Records that name this one are reported too.
    const own = said.filter((one) => one.includes(`"${path}": `));
    expect(own).toEqual(message === undefined ? [] : [`${lineOf(from)}: "${path}": ${message}`]);
  });

  test('the names of records, and texts inside of JSON', async () => {
    const named = (name: string) =>
      `version: 1\naccount:\n  name: Whole\n  carriers:\n    - name: ${JSON.stringify(name)}\n`;
    const said = (message: string) => [`5: "name": ${message}`];
    expect(await problemsOf(named('Spa\u202ere'))).toEqual(
      said('Remove the control or invisible characters.'),
    );
    expect(await problemsOf(named('\u{1f468}\u200d\u{1f4bb}'))).toEqual([]);
    expect(await problemsOf(named('A\nB'))).toEqual(
      said('Remove the control or invisible characters.'),
    );
    expect(await problemsOf(named('A'.repeat(65)))).toEqual(said('Use at most 64 characters.'));
    expect(await problemsOf(named('  '))).toEqual(said('Enter a text.'));
    const greeting = wholeAccount.replace('text: Good morning', 'text: "Good\\0morning"');
    expect(await problemsOf(greeting)).toEqual([
      `${lineOf('- verb: say')}: "app_json": Remove the NUL character.`,
    ]);
  });

  test('an odd value that is stored like this stays', async () => {
    const rows = (await world.api.call('GET', `Accounts/${sid}/VoipCarriers`)) as Record<
      string,
      unknown
    >[];
    const carrier = rows.find(({ name }) => name === 'Spare')?.['voip_carrier_sid'];
    const odd = { ipv4: '192.0.2.10', netmask: 33, inbound: 1, outbound: 0 };
    await world.api.call('POST', 'SipGateways', { voip_carrier_sid: carrier, ...odd });
    await world.api.call('PUT', `VoipCarriers/${carrier}`, {
      tech_prefix: '1',
      outbound_sip_proxy: 'no proxy',
    });
    await world.api.call('POST', `Accounts/${sid}/Limits`, { category: 'device', quantity: -5 });
    const strange = { number: '15550100009.0', account_sid: sid, voip_carrier_sid: carrier };
    await world.api.call('POST', 'PhoneNumbers', strange);
    const dashed = { number: '1-555-010-0007', account_sid: sid, voip_carrier_sid: carrier };
    await world.api.call('POST', 'PhoneNumbers', dashed);
    const file = await world.export(sid);
    expect(file).toContain('netmask: 33');
    expect(file).toContain('1-555-010-0007');
    expect(file).toContain('15550100009.0');
    expect((await world.plan(file, sid)).entries.filter(isToDo)).toEqual([]);
    const renamed = file.replace(
      '    - name: Spare\n',
      '    - name: Spare\n      description: Mended\n',
    );
    const { report } = await world.apply(await world.plan(renamed, sid));
    expect(report).toEqual({ done: 1, failed: 0, skipped: 0 });
    const secure = file.replace('netmask: 33\n', 'netmask: 33\n          protocol: tls\n');
    expect(secure).not.toBe(file);
    const second = await world.apply(await world.plan(secure, sid));
    expect(second.report).toMatchObject({ failed: 0, skipped: 0 });
    expect(await world.api.call('GET', `SipGateways?voip_carrier_sid=${carrier}`)).toContainEqual(
      expect.objectContaining({ netmask: 33, protocol: 'tls' }),
    );
    const worse = file.replace('netmask: 33', 'netmask: 34');
    await expect(world.plan(worse, sid)).rejects.toThrow('Enter a whole number from 1 to 32.');
  });
});
