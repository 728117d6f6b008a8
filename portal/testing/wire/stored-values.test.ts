import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveRecord } from '../../src/screen/form/save/record/save-record.ts';
import { connectedPlatform } from './platform.ts';
import { elsewhere, records } from './shared-records.ts';
import { change, pathsOf, reread, type SharedRecord } from './two-people.ts';

let platform: { close: () => Promise<void> };
beforeEach(async () => {
  platform = await connectedPlatform('admin', 'Admin-Pass1');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await platform.close();
});

/** Values that a database can hold but no form would send: another type, out of range, too long, empty. */
const oddValues: unknown[] = [
  ...[null, '', 0, -1, 33, 127, 4_294_967_296, true, '0', 'x'.repeat(5000)],
  ...['\u202e\u0000ü😀', ' padded ', '^(44', 'sip:a_b.example.com.:5061;transport=tls', [], {}],
];

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every row of a response, nested ones included. */
const rowsIn = (answer: unknown): Row[] => {
  if (Array.isArray(answer)) return answer.flatMap(rowsIn);
  if (!isRow(answer)) return [];
  return [answer, ...Object.values(answer).filter(Array.isArray).flatMap(rowsIn)];
};

/** The platform, with another value stored in one column. Reports what was read of it and sent to it. */
function storing(odd: { column: string; value: unknown } | null) {
  const { fetch } = globalThis;
  const seen: { bodies: Row[]; columns: Set<string> } = { bodies: [], columns: new Set() };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    if (method !== 'GET') {
      const sent: unknown = typeof body === 'string' ? JSON.parse(body) : {};
      seen.bodies.push(...(Array.isArray(sent) ? sent : [sent]));
      return fetch(url, init);
    }
    const answer = await fetch(url, init);
    const read: unknown = await answer.json();
    for (const row of rowsIn(read)) {
      for (const name of Object.keys(row)) seen.columns.add(name);
      if (odd && odd.column in row) row[odd.column] = odd.value;
    }
    return new Response(JSON.stringify(read), { status: answer.status });
  });
  return { seen, stop: () => vi.stubGlobal('fetch', fetch) };
}

/** Opens the record, changes one member and saves it. @returns the columns that were sent */
async function savedColumns(
  record: SharedRecord<object, unknown>,
  path: string,
  odd: { column: string; value: unknown } | null,
) {
  const { calls, members, schema } = record;
  const { seen, stop } = storing(odd);
  try {
    const { values } = await reread(record);
    const typed = change(record, values, path);
    const choose = async () => Promise.reject(new Error('Nobody else has changed it'));
    const outcome = await saveRecord(typed, values, calls, {
      members,
      schema: () => schema,
      choose,
    });
    expect(outcome).toMatchObject({ status: 'saved' });
    return { sent: seen.bodies.flatMap((body) => Object.keys(body)).sort(), read: seen.columns };
  } finally {
    stop();
  }
}

/** Columns that identify the record and its rows: another value means another record. */
const ownSids: Record<string, RegExp> = {
  account: /^account_sid$/,
  // Its account was loaded before.
  application: /^(application|account)_sid$/,
  user: /^user_sid$/,
  provider: /^service_provider(_limits)?_sid$/,
  'phone number': /^phone_number_sid$/,
  carrier: /^(voip_carrier|s(ip|mpp)_gateway)_sid$/,
  // The platform refuses a route without a carrier, whatever else changes.
  routing: /^lcr.*_sid$|^(default_carrier_set_entry|voip_carrier)_sid$/,
  client: /^client_sid$/,
  'Teams tenant': /^ms_teams_tenant_sid$/,
};
const isOwnSid = (kind: string, column: string) => ownSids[kind]?.test(column) ?? false;
/** Whether the column is a switch that hides the path: stored as off, it keeps the path from being sent. */
const isHidden = (path: string, column: string) =>
  path.startsWith('speech.fallback.') && column === 'use_for_fallback_speech';
/** Members of a paged response. */
const envelope = ['data', 'total', 'page', 'page_size'];
const columnsIn = (kind: string, read: ReadonlySet<string>) =>
  [...read].filter((name) => !isOwnSid(kind, name) && !envelope.includes(name));

// A speech credential is always sent whole: speech-credentials.test.ts.
const kinds = Object.entries(records).filter(([kind]) => kind !== 'speech credential');

describe.each(kinds)('one %s, whatever is stored of it,', (kind, open) => {
  it('can be opened and changed, and no other column is sent', async () => {
    const record = (await open()) as SharedRecord<object, unknown>;
    const [path = ''] = await pathsOf(record, elsewhere[kind] ?? []);
    const { sent: usual, read } = await savedColumns(record, path, null);
    const columns = columnsIn(kind, read).filter((name) => !usual.includes(name));
    expect(columns.length).toBeGreaterThan(0);
    for (const column of columns) {
      for (const value of oddValues) {
        const { sent } = await savedColumns(record, path, { column, value }).catch((error) => {
          throw new Error(`${column} is ${JSON.stringify(value)}: ${String(error)}`, {
            cause: error,
          });
        });
        expect(sent, `${column} is ${JSON.stringify(value)}`).toEqual(usual);
      }
    }
  });

  it('is changed in each member alone', async () => {
    const record = (await open()) as SharedRecord<object, unknown>;
    const paths = await pathsOf(record, elsewhere[kind] ?? []);
    const { read } = await savedColumns(record, paths[0] ?? '', null);
    // Once up front: values that a save sets anyway are stored from now on.
    const typed = new Map<string, string[]>();
    for (const one of paths) typed.set(one, (await savedColumns(record, one, null)).sent);
    const columns = columnsIn(kind, read);
    const odd = fc.record({
      column: fc.constantFrom(...columns),
      value: fc.constantFrom(...oddValues),
    });
    const property = fc.asyncProperty(fc.constantFrom(...paths), odd, async (path, stored) => {
      fc.pre(!isHidden(path, stored.column));
      const { sent: usual } = await savedColumns(record, path, null);
      fc.pre(!usual.includes(stored.column) && !typed.get(path)?.includes(stored.column));
      const { sent } = await savedColumns(record, path, stored);
      expect(sent).toEqual(usual);
    });
    await fc.assert(property, { numRuns: 20 });
  });
});
