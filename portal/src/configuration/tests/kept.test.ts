import { expect, test } from 'vitest';
import { withFile } from '../check/file-world.ts';
import { emptyWorld, parsed } from '../check/world.ts';
import { parseFile } from '../file/read.ts';
import { writeConfiguration } from '../file/write.ts';
import type { Configuration } from '../model.ts';
import { keptTests, testsForFile } from './keep.ts';
import { callKey, type KeptTest, withTests } from './kept.ts';
import { runTests } from './run.ts';
import { runKept } from './run-kept.ts';

const text = (tests: string) => `version: 1
account:
  name: Acme
  applications:
    - name: Reception
      call_hook: { url: https://apps.example.com/call }
      call_status_hook: { url: https://apps.example.com/status }
  carriers:
    - name: Skyline SIP
      sip_gateways:
        - address: 203.0.113.7
          inbound: true
          outbound: true
  numbers:
    - number: "15550100001"
      carrier: Skyline SIP
      application: Reception
${tests}`;

const tests = `tests:
  - call: { to: "442079460123" }
    leaves_by: Skyline SIP
  - call: { to: "7" }
    leaves_by: never
  - call: { from_address: 203.0.113.7, to: "15550100001", host: sip.example.com }
    reaches: Reception
  - call: { from_address: 203.0.113.9, to: "15550100001" }
    rejected: 404
`;

/** The file as a platform stores it: records with SIDs. */
function stored(file: Configuration): Configuration {
  const items = [...file.items].map(
    ([id, item], index) => [id, { ...item, stored: { sid: `sid ${index}`, raw: {} } }] as const,
  );
  return {
    ...file,
    owners: file.owners.map((one) => ({ ...one, sid: 'account' })),
    items: new Map(items),
  };
}

function read(source: string): Configuration {
  const result = parseFile(source).read();
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.configuration;
}

const file = read(text(tests));
const current = stored(file);
const whole = withFile(file, current);
const kept = keptTests(file, whole, new Set(['account']));

test('tests of a file that are kept and written again are the same', () => {
  const written = writeConfiguration({ ...current, tests: testsForFile(kept, current) });
  expect(written.slice(written.indexOf('tests:'))).toBe(
    writeConfiguration(file).slice(writeConfiguration(file).indexOf('tests:')),
  );
});

test('kept tests have the results of the file’s', () => {
  const results = runTests(file.tests ?? [], whole);
  const mine = runKept(kept, whole.world);
  const shown = ({ title, status, wanted, found, steps }: (typeof mine)[number]) => ({
    title,
    status,
    wanted,
    found,
    steps,
  });
  expect(mine.map(shown)).toEqual(results.map(shown));
  expect(results.map(({ status }) => status)).toEqual(['passed', 'failed', 'passed', 'passed']);
});

test('a carrier that was renamed is followed by its SID, in results and in the file', () => {
  const renamed = {
    ...whole.world,
    carriers: whole.world.carriers.map((one) => ({ ...one, name: 'Skyline Ltd' })),
  };
  const [first] = runKept(kept, renamed);
  expect(first).toMatchObject({ status: 'passed', wanted: 'leaves by Skyline Ltd' });
  const other = stored(read(text('').replaceAll('Skyline SIP', 'Skyline Ltd')));
  expect(writeConfiguration({ ...other, tests: testsForFile(kept, other) })).toContain(
    'leaves_by: Skyline Ltd',
  );
});

test('one that was created again is found by its name, one that is gone keeps it', () => {
  const again = {
    ...whole.world,
    carriers: whole.world.carriers.map((one) => ({ ...one, voip_carrier_sid: 'new' })),
    gateways: new Map([['new', [...whole.world.gateways.values()][0] ?? []]]),
  };
  expect(runKept(kept, again)[0]).toMatchObject({ status: 'passed' });
  const gone = { ...whole.world, carriers: [] };
  expect(runKept(kept, gone)[0]).toMatchObject({
    status: 'failed',
    wanted: 'leaves by Skyline SIP',
    found: 'never leaves',
    would: 'would never leave',
  });
});

test('what has to be read is named', () => {
  const world = {
    ...emptyWorld,
    accounts: parsed.accounts([{ account_sid: 'account', name: 'Acme' }]),
    carriers: whole.world.carriers,
    tables: [],
  };
  const [first] = runKept(kept, {
    ...world,
    tables: parsed
      .tables([{ lcr_sid: 'table', account_sid: 'account' }])
      .map((table) => ({ table, routes: null })),
  });
  expect(first).toMatchObject({ status: 'unknown', missing: { tables: ['table'] } });
  expect(first?.missing.gateways).toEqual(whole.world.carriers.map((one) => one.voip_carrier_sid));
});

test('a test of the same call replaces the one before', () => {
  const one: KeptTest = { kind: 'outbound', to: '7', leavesBy: [] };
  const other: KeptTest = { ...one, leavesBy: [{ sid: 'a', name: 'A' }] };
  const inbound: KeptTest = { kind: 'inbound', to: '7', fromAddress: '192.0.2.1', reaches: 404 };
  expect(withTests([one, inbound], [other])).toEqual([other, inbound]);
  expect(callKey(one)).not.toBe(callKey(inbound));
});

test('tests of accounts that don’t exist yet aren’t kept', () => {
  expect(keptTests(file, withFile(file, null), new Set())).toEqual([]);
});
