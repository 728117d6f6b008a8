import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  ACME,
  NORTHWIND,
  RETAIL,
  SKYLINE,
  SUPPORT_LINE,
  VOICE_BOT,
} from '../../sandbox/seed/known-sids.ts';
import type { PlannedRow } from '../../src/features/phone-numbers/import/plan.ts';
import { readPlan } from '../../src/features/phone-numbers/import/read-plan.ts';
import { writeRow } from '../../src/features/phone-numbers/import/write-row.ts';
import { findPhoneNumber } from '../../src/platform/resources/numbers/phone-numbers.ts';
import { connectedPlatform } from './platform.ts';

let platform: Awaited<ReturnType<typeof connectedPlatform>>;
beforeEach(async () => {
  platform = await connectedPlatform('admin', 'Admin-Pass1');
});
afterEach(() => platform.close());

const planOf = (...lines: string[]) =>
  readPlan({
    file: new File([lines.join('\r\n')], 'numbers.csv'),
    providerSid: NORTHWIND,
    ownAccountSid: null,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });

/** Writes a row. @returns its results, and whether the batch heard of a failure */
async function written(row: PlannedRow) {
  const results: [number, string | null][] = [];
  const hasFailed = await writeRow(row, async (line, result) => {
    results.push([line, result]);
  }).then(
    () => false,
    () => true,
  );
  return { results, hasFailed };
}

const added = (number: string, application_sid: string | null): PlannedRow => ({
  line: 7,
  number,
  outcome: 'new',
  note: '',
  write: {
    kind: 'create',
    body: { number, account_sid: ACME, application_sid, voip_carrier_sid: SKYLINE },
  },
});

test('a row with cells that no column names is refused, the others are planned', async () => {
  const rows = await planOf(
    'Phone number;Account;Carrier;Application',
    `19995550001;${ACME};${SKYLINE};${SUPPORT_LINE}`,
    `19995550002;${ACME};${SKYLINE};;x`,
  );
  expect(rows.map(({ line, number, outcome }) => [line, number, outcome])).toEqual([
    [2, '19995550001', 'new'],
    [3, '19995550002', 'refused'],
  ]);
  expect(rows[0]?.write?.body).toEqual({
    number: '19995550001',
    account_sid: ACME,
    application_sid: SUPPORT_LINE,
    voip_carrier_sid: SKYLINE,
  });
});

test.each<[string, string[], number]>([
  ['a title', ['Numbers of March', 'number;account;carrier'], 3],
  ['a title of several cells', ['Numbers, as of;2026-03-01;', '', 'Number;Account;Carrier'], 4],
  ['a quoted title with separators', ['"Numbers; all"', 'number;account;carrier'], 3],
])('the head may stand under %s', async (_, above, line) => {
  const rows = await planOf(...above, `19995550001;${ACME};${SKYLINE}`);
  expect(rows.map((row) => [row.line, row.number, row.outcome])).toEqual([
    [line, '19995550001', 'new'],
  ]);
});

/** Counts the platform's numbers that the console loads. */
function countLoaded() {
  const { fetch: send } = globalThis;
  const loaded: number[] = [];
  globalThis.fetch = async (input, init) => {
    const answer = await send(input, init);
    if (String(input).includes('/PhoneNumbers?')) {
      loaded.push((await answer.clone().json()).data.length);
    }
    return answer;
  };
  return loaded;
}

/** Numbers of another provider's account, more than a few requests load. */
const addMany = (count: number, from: number) =>
  platform.store.numbers.addMany(
    Array.from({ length: count }, (_, index) => ({
      phone_number_sid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      number: String(from + index),
      voip_carrier_sid: null,
      account_sid: RETAIL,
      application_sid: null,
      service_provider_sid: null,
    })),
  );

test('only numbers that may be in the file are loaded, of all providers', async () => {
  addMany(5000, 33_100_000_000);
  const stored = { voip_carrier_sid: SKYLINE, application_sid: null, service_provider_sid: null };
  // The platform would refuse both on this carrier: one has no account, one another provider's.
  for (const [number, account_sid] of [
    ['49305550001', null],
    ['49305550002', RETAIL],
  ] as const) {
    platform.store.numbers.add({ ...stored, number, account_sid });
  }
  const loaded = countLoaded();
  const rows = await planOf(
    'number;account;carrier',
    ...['49305550001', '+49 30 5550002', '49305550003', '33100000007'].map(
      (number) => `${number};${ACME};${SKYLINE}`,
    ),
  );
  expect(rows.map(({ number, outcome }) => [number, outcome])).toEqual([
    ['49305550001', 'change'],
    ['49305550002', 'change'],
    ['49305550003', 'new'],
    // Another provider's carriers don't matter.
    ['33100000007', 'new'],
  ]);
  // The first page tells how many there are.
  expect(loaded).toEqual([1000, 1, 1, 0, 1]);
});

test('all numbers are loaded if the file has too little in common', async () => {
  addMany(2500, 33_100_000_000);
  const loaded = countLoaded();
  const [row] = await planOf('number;account;carrier', `42;${ACME};${SKYLINE}`);
  expect(row?.outcome).toBe('new');
  expect(loaded.slice(0, 2)).toEqual([1000, 1000]);
});

test('a number above the head is not left out in silence', async () => {
  const lines = [`19995550001;${ACME}`, 'number;account', `19995550002;${ACME}`];
  await expect(planOf(...lines)).rejects.toThrow('The first row names the columns.');
});

test('a row that was written when the page was left is there already', async () => {
  const row = added('19995550003', SUPPORT_LINE);
  const done = { results: [[7, null]], hasFailed: false };
  expect(await written(row)).toEqual(done);
  expect(await written(row)).toEqual(done);
  expect(await findPhoneNumber('19995550003')).toMatchObject([{ application_sid: SUPPORT_LINE }]);
});

test('a number that someone else has added meanwhile is not taken for it', async () => {
  await written(added('19995550004', SUPPORT_LINE));
  expect(await written(added('19995550004', VOICE_BOT))).toEqual({
    results: [[7, 'Someone added this number in the meantime.']],
    hasFailed: true,
  });
  expect(await findPhoneNumber('19995550004')).toMatchObject([{ application_sid: SUPPORT_LINE }]);
});

test('a row without an answer is not done, so that it is tried again', async () => {
  const other = await connectedPlatform('admin', 'Admin-Pass1');
  await other.close();
  expect(await written(added('19995550005', null))).toEqual({ results: [], hasFailed: true });
});
