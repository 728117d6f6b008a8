import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Column } from '../../sandbox/store/columns.ts';
import { allTables } from '../../sandbox/store/store.ts';
import { valueAt } from '../../src/browser/paths.ts';
import { saveRecord } from '../../src/screen/form/save/record/save-record.ts';

import { revertSteps, stepsOf } from '../../src/screen/history/steps.ts';
import { connectedPlatform } from './platform.ts';
import { records } from './shared-records.ts';
import { change, reread, type SharedRecord } from './two-people.ts';

let platform: Awaited<ReturnType<typeof connectedPlatform>>;
beforeEach(async () => {
  platform = await connectedPlatform('admin', 'Admin-Pass1');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await platform.close();
});

type Row = Record<string, unknown>;
type Values = Record<string, never>;

/** Members that control others, in addition to those with another value of their own. */
const deciding: Record<string, Record<string, (value: never) => unknown>> = {
  application: {
    'speech.useFallback': (is: boolean) => !is,
    override: () => ({ isOn: false, text: '' }),
    callHook: (hook: object) => ({ ...hook, hasAuth: true, username: 'one', password: 'FAKE-1' }),
    callStatusHook: (hook: object) => ({ ...hook, hasAuth: false, username: '', password: '' }),
  },
  account: {
    registrationHook: (hook: object) => ({ ...hook, url: '', hasAuth: false }),
    queueEventHook: (hook: object) => ({
      ...hook,
      url: 'https://q.example.net',
      hasAuth: true,
      username: 'queue',
      password: 'FAKE-2',
    }),
    recording: (value: { recordAll: boolean }) => ({ ...value, recordAll: !value.recordAll }),
  },
  carrier: {
    authentication: () => ({
      username: '',
      password: '',
      requiresRegister: false,
      realm: '',
      fromUser: '',
      fromDomain: '',
      usesPublicIp: false,
    }),
    'sms.outbound': () => ({ systemId: '', password: '' }),
    sipGateways: (rows: object) => Object.fromEntries(Object.entries(rows).slice(1)),
    sms: (sms: object) => ({ ...sms, gateways: {} }),
  },
  routing: {
    routes: ({ order, rows }: { order: string[]; rows: Row }) => {
      const [first = '', ...others] = order;
      const { [first]: _, ...rest } = rows;
      return { order: others.toReversed(), rows: rest };
    },
  },
  user: { isViewOnly: (is: boolean) => !is, isActive: () => false },
};

/** The tables behind each kind. */
const tables: Record<string, readonly string[]> = {
  account: ['accounts', 'webhooks'],
  application: ['applications', 'webhooks'],
  user: ['users'],
  'phone number': ['phone_numbers'],
  carrier: ['voip_carriers', 'sip_gateways', 'smpp_gateways'],
  routing: ['lcr', 'lcr_routes'],
  client: ['clients'],
  'Teams tenant': ['ms_teams_tenants'],
};

/** Whether the column depends on time, is the platform's own, or tells records apart. */
const isOther = (name: string) =>
  /_sid$|^(created_at|register_status|url|number|name|email|username|tenant_fqdn|sip_realm|regex|priority|bucket_credential|webhook_secret|password|env_vars|app_json|provider|scope)$/.test(
    name,
  );

/** Values that the platform stores in a column but no form would send. */
function oddValues({ type, required, max = 300 }: Column): (string | number | null)[] {
  const none = required ? [] : [null];
  if (type === 'text') return [...none, '', ' padded ', 'x'.repeat(Math.min(max, 300)), 'ü😀'];
  if (type === 'int') return [...none, -1, 0, 33, 70_000];
  return type === 'flag' ? [...none, 0, 1] : [];
}

const odd = (kind: string) =>
  allTables
    .filter(({ name }) => tables[kind]?.includes(name))
    .flatMap(({ name: table, columns }) =>
      Object.entries(columns)
        .filter(([column]) => !isOther(column))
        .flatMap(([column, type]) => oddValues(type).map((value) => ({ table, column, value }))),
    );

/** Rows in any order, without the SIDs they get when stored again. */
const comparable = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), function (this: Row, key, value: unknown) {
    if (
      /^(s(ip|mpp)_gateway|lcr_route|lcr_carrier_set_entry|default_carrier_set_entry)_sid$/.test(
        key,
      )
    )
      return undefined;
    if (!Array.isArray(value)) return value;
    return value.map((one) => JSON.stringify(one)).sort();
  });

/** The record as the platform returns it, with everything that belongs to it. */
async function onTheWire(record: SharedRecord<Values, unknown>): Promise<unknown> {
  const { fetch } = globalThis;
  const answers: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answer = await fetch(url, init);
    answers.push(`${url} ${JSON.stringify(comparable(await answer.clone().json()), null, 1)}`);
    return answer;
  });
  await reread(record);
  vi.stubGlobal('fetch', fetch);
  return answers.sort();
}

const choose = async () => Promise.reject(new Error('Nobody else has changed it'));

/** Saves and undoes a change, as the form does. @returns the outcome of each */
async function savedAndUndone(
  record: SharedRecord<Values, unknown>,
  change: (values: Values) => Values,
) {
  const { calls, members, schema: rules } = record;
  const start = (await reread(record)).values;
  const sent = change(start);
  const schema = () => rules;
  const saved = await saveRecord(sent, start, calls, { members, schema, choose });
  if (saved.status !== 'saved') return { saved: saved.status };
  const answers = await onTheWire(record);
  const since = (await reread(record)).values;
  const before = saved.before ?? start;
  const { mine, base } = revertSteps(
    since,
    stepsOf({ before, sent, since }, members, saved.columns),
  );
  const tools = { members, schema, choose, undone: { secrets: [] } };
  const undone = await saveRecord(mine, base, calls, tools);
  return { saved: saved.status, since: answers, undone };
}

const kinds = Object.keys(tables);

describe.each(kinds)('a change of one %s', (kind) => {
  it('reads as before once it is undone, to the column', async () => {
    const open = records[kind as keyof typeof records];
    const record = (await open()) as unknown as SharedRecord<Values, unknown>;
    const others = Object.entries(record.others);
    const changes = [...others, ...Object.entries(deciding[kind] ?? {})];
    let undone = 0;
    const property = fc.asyncProperty(
      fc.subarray(odd(kind), { maxLength: Math.min(6, odd(kind).length) }),
      fc.uniqueArray(fc.constantFrom(...changes), {
        minLength: 1,
        maxLength: 3,
        selector: ([path]) => path.split('.')[0],
      }),
      async (stored, typed) => {
        for (const { table, column, value } of stored) {
          platform.database.run(`UPDATE ${table} SET ${column} = ?`, [value]);
        }
        const before = await onTheWire(record);
        const outcome = await savedAndUndone(record, (values) =>
          typed.reduce(
            (
              next,
              [path, other], // A row that came back has another SID.
            ) =>
              valueAt(next, path) === undefined
                ? next
                : change({ ...record, others: { [path]: other } }, next, path),
            values,
          ),
        );
        if (!outcome.undone) return;
        const now = await onTheWire(record);
        if (outcome.undone.status === 'saved') {
          expect(now).toEqual(before);
          undone += 1;
          return;
        }
        // A state that the platform itself refuses, such as a registration without a username.
        expect(outcome.undone.status).toBe('refused');
        expect(now).toEqual(outcome.since);
      },
    );
    await fc.assert(property, { numRuns: 20 });
    expect(undone).toBeGreaterThan(5);
  });
});
