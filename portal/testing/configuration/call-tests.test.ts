import Ajv from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { withFile } from '../../src/configuration/check/file-world.ts';
import { readWorld } from '../../src/configuration/check/read-world.ts';
import type { CheckWorld } from '../../src/configuration/check/world.ts';
import { renamed } from '../../src/configuration/copy.ts';
import { parseFile } from '../../src/configuration/file/read.ts';
import { configurationSchema } from '../../src/configuration/file/schema.ts';
import { writeConfiguration } from '../../src/configuration/file/write.ts';
import type { Configuration } from '../../src/configuration/model.ts';
import { readConfiguration } from '../../src/configuration/platform/read.ts';
import type { CallTest } from '../../src/configuration/tests/model.ts';
import { runTests } from '../../src/configuration/tests/run.ts';
import { replayOn } from './replay.fixtures.ts';
import {
  accountSid,
  apiOf,
  type PlatformRows,
  providerSid,
  randomPlatform,
} from './worlds/random-platform.ts';

const reading = (text: string, current: Configuration | null = null) => {
  const read = parseFile(text).read(current);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.configuration;
};

const numbers = [
  '442079460123',
  '+442079460123',
  '12125550100',
  '+12125550100',
  '49301234567',
  '7',
];
const sources = ['198.51.100.7', '203.0.113.5', '203.0.113.66', '10.0.0.4', '54.172.60.1'];
const hosts = ['acme.example.com', '192.0.2.1', 'reg.example.com'];

const question = fc.record({
  to: fc.constantFrom(...numbers),
  source: fc.constantFrom(...sources),
  host: fc.constantFrom(...hosts),
});

const flow = (value: unknown) => JSON.stringify(value);

/** Tests as parsed: they refer to records by name. */
const callTests = (
  { to, source, host }: { to: string; source: string; host: string },
  ways: readonly (readonly string[])[],
  ends: readonly (string | number)[],
): CallTest[] => [
  ...ways.map((leavesBy) => ({ kind: 'outbound', owner: '@', to, leavesBy }) as const),
  ...ends.map(
    (reaches) => ({ kind: 'inbound', owner: '@', to, fromAddress: source, host, reaches }) as const,
  ),
];

/** The SID of a carrier or an application. */
const sidIn =
  ({ carriers, applications }: PlatformRows) =>
  (name: string) =>
    String(
      carriers.find((one) => one['name'] === name)?.['voip_carrier_sid'] ??
        applications.find((one) => one['name'] === name)?.['application_sid'],
    );

/** The same tests in a file laid over the platform. */
async function inFile(rows: PlatformRows, tests: readonly CallTest[], world: CheckWorld) {
  const current = await readConfiguration(apiOf(rows), 'admin', { providerSid, accountSid });
  const lines = tests.map((one) => {
    if (one.kind === 'outbound') {
      const leavesBy = one.leavesBy.length === 0 ? 'never' : flow(one.leavesBy);
      return `  - { call: { to: "${one.to}" }, leaves_by: ${leavesBy} }`;
    }
    const { fromAddress: from_address, host, to, reaches } = one;
    const end = typeof reaches === 'number' ? `rejected: ${reaches}` : `reaches: ${flow(reaches)}`;
    return `  - { call: ${flow({ from_address, host, to })}, ${end} }`;
  });
  const file = reading(
    ['version: 1', 'account:', '  name: Acme', 'tests:', ...lines].join('\n'),
    current,
  );
  return { tests: file.tests ?? [], place: withFile(file, current, world) };
}

test('in 10,000 random worlds tests agree with the engines', async () => {
  const seen = { leaves: 0, never: 0, reaches: 0, rejected: 0 };
  let worlds = 0;
  await fc.assert(
    fc.asyncProperty(randomPlatform, question, async (rows, asked) => {
      const api = apiOf(rows);
      const { world } = await readWorld({ api, caller: 'admin', providerSid }, () => ({
        accountSids: new Set([accountSid]),
        hasProvider: false,
      }));
      const replay = replayOn(rows);
      const leavesBy = replay.takers(asked.to);
      const reached = replay.answer(asked.source, asked.host, asked.to);
      seen[leavesBy.length === 0 ? 'never' : 'leaves'] += 1;
      seen[typeof reached === 'number' ? 'rejected' : 'reaches'] += 1;
      const ways = [leavesBy, leavesBy.length === 0 ? ['Carrier 0'] : []];
      const tests = callTests(asked, ways, [reached, reached === 499 ? 498 : 499]);
      // Parsing takes most of the time, so only every tenth world has its tests in a file.
      const { tests: run, place } =
        worlds % 10 === 0
          ? await inFile(rows, tests, world)
          : { tests, place: { world, sidOf: sidIn(rows), accountSidOf: () => accountSid } };
      worlds += 1;
      const results = runTests(run, place);
      const told = results.map(({ status, steps }) => (steps.length > 0 ? status : 'no steps'));
      expect(told).toEqual(['passed', 'failed', 'passed', 'failed']);
    }),
    { numRuns: 10_000 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(300);
}, 60_000);

const account = `version: 1
account:
  name: Acme
  settings:
    sip_realm: acme.example.com
  applications:
    - name: Reception
      call_hook:
        url: https://app.example.com
      call_status_hook:
        url: https://app.example.com
      speech_synthesis_vendor: google
      speech_synthesis_language: en-US
      speech_synthesis_voice: en-US-Standard-C
      speech_recognizer_vendor: google
      speech_recognizer_language: en-US
  carriers:
    - name: Backbone
      application: Reception
      sip_gateways:
        - address: 54.172.60.1
          inbound: true
          outbound: true
    - name: never
  numbers:
    - number: "12125550100"
      carrier: Backbone
      application: Reception
  routing:
    name: Routes
    default_carrier: Backbone
    routes:
      - match: ^44
        carrier: Backbone
`;
const tests = `tests:
  - call:
      to: "+442079460123"
    leaves_by: Backbone
  - call:
      to: "442079460123"
    leaves_by:
      - Backbone
      - name: never
  - call:
      to: "7"
    leaves_by: never
  - call:
      from_address: 54.172.60.1
      to: "+12125550100"
    reaches: Reception
  - call:
      from_address: 198.51.100.9
      to: "12125550100"
      host: acme.example.com
    rejected: 404
`;
const file = account + tests;

/** Line of the first test. */
const firstLine = account.split('\n').length + 1;

describe('tests of a file', () => {
  test('are written as they were read', () => {
    expect(writeConfiguration(reading(file))).toBe(file);
  });

  test('go with the account into one of another name', () => {
    const copied = writeConfiguration(renamed(reading(file), { name: 'Other', realm: '' }));
    expect(copied).toContain('name: Other');
    expect(copied).toContain(tests);
    expect(reading(copied).tests).toHaveLength(5);
  });

  test('name a carrier as it is called now', () => {
    const read = reading(file);
    const items = new Map(
      [...read.items].map(([id, item]) => [
        id,
        item.values['name'] === 'Backbone'
          ? { ...item, values: { ...item.values, name: 'Spine' } }
          : item,
      ]),
    );
    expect(writeConfiguration({ ...read, items })).toBe(file.replaceAll('Backbone', 'Spine'));
  });

  test('pass or fail by themselves, each failure with its steps', () => {
    const read = reading(file);
    const results = runTests(read.tests ?? [], withFile(read, null));
    expect(results.map(({ status }) => status)).toEqual([
      'passed',
      'failed',
      'failed',
      'passed',
      'failed',
    ]);
    expect(results[1]).toMatchObject({
      title: 'Call to 442079460123 by Acme',
      wanted: 'leaves by Backbone or never',
      found: 'leaves by Backbone',
      steps: ['Route 1 (^44) matches: the number starts with 44.'],
    });
    expect(results[4]).toMatchObject({
      wanted: 'is rejected with 404',
      found: 'is rejected with 401',
    });
  });

  test('fit the schema', () => {
    const validate = new Ajv({ strict: false }).compile(configurationSchema());
    expect([validate(parse(file)), validate.errors]).toEqual([true, null]);
    expect(validate(parse(file.replace('leaves_by: never', 'goes_by: never')))).toBe(false);
  });

  test.each([
    ['  - call: { to: "1" }\n    leaves_by: Bakbone\n', 'There is no carrier "Bakbone"', 1],
    ['  - call: { to: "1" }\n', 'Say in "leaves_by" which carrier takes the call', 0],
    ['  - call: { from_address: 192.0.2.1, to: "1" }\n', 'Say in "reaches" which application', 0],
    ['  - call: { to: "1", account: Other }\n    leaves_by: never\n', 'This file is about Acme', 0],
    ['  - call: { to: "" }\n    leaves_by: never\n', 'This call has no number in "to".', 0],
    [
      '  - call: { from_address: 192.0.2, to: "1" }\n    rejected: 404\n',
      '"from_address" is an IPv4 address: the call engine compares no others.',
      0,
    ],
    ['  - leaves_by: never\n', 'This test has no "call".', 0],
    ['  - call: { to: "1" }\n    leave_by: never\n', 'Did you mean "leaves_by"?', 1],
  ])('%j is refused', (text, message, below) => {
    const current: Configuration = { ...reading(account) };
    const read = parseFile(`${account}tests:\n${text}`).read(current);
    expect(read.ok ? [] : read.problems).toContainEqual(
      expect.objectContaining({
        message: expect.stringContaining(message),
        line: firstLine + below,
      }),
    );
  });
});
