import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACME, GLOBEX } from '../../sandbox/seed/known-sids.ts';
import { defaultValues } from '../../src/features/applications/form/application-form.schema.ts';
import { applicationRecord } from '../../src/features/applications/form/save-application.ts';
import { clientRecord } from '../../src/features/clients/client.ts';
import { numberRecord } from '../../src/features/phone-numbers/number.ts';
import { tenantRecord } from '../../src/features/teams-tenants/tenant.ts';
import { emptyUser, userMembers, userRecord } from '../../src/features/users/user.ts';
import { listAccounts } from '../../src/platform/resources/accounts/accounts.ts';
import { listCarriers } from '../../src/platform/resources/carriers/voip-carriers.ts';
import type { AnyMembers } from '../../src/screen/form/save/record/members.ts';
import { saveRecord } from '../../src/screen/form/save/record/save-record.ts';
import { createCalls, type SavedRecord } from '../../src/screen/record/record.ts';
import { connectedPlatform } from './platform.ts';
import { fresh, northwind } from './shared-values.ts';

let platform: Awaited<ReturnType<typeof connectedPlatform>>;
beforeAll(async () => {
  platform = await connectedPlatform('admin', 'Admin-Pass1');
});
afterAll(() => platform.close());
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The platform stores the record, but responds with something else. */
const answers: Record<string, (answer: Response) => Response> = {
  'an error': () => new Response('{"msg":"late"}', { status: 500 }),
  'a gateway’s error': () => new Response('<html>', { status: 502 }),
  'a time-out': () => new Response('', { status: 504 }),
  'half an answer': ({ status }) => new Response('{"sid":', { status }),
  'an answer without a SID': ({ status }) => new Response('{}', { status }),
};

function answeringPosts(change: (answer: Response) => Response) {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const answer = await fetch(url, init);
    return init.method === 'POST' ? change(answer) : answer;
  });
  return () => vi.stubGlobal('fetch', fetch);
}

type Scene = {
  record: SavedRecord<never, never>;
  values: object;
  members: AnyMembers;
  table: string;
};
const scene = <Values extends object, Stored>(
  record: SavedRecord<Values, Stored>,
  values: Values,
  members: AnyMembers,
  table: string,
) => ({ record, values, members, table }) as unknown as Scene;

const account = async () => {
  const rows = await listAccounts(await northwind());
  return rows.find(({ name }) => name === 'Acme Support')?.account_sid ?? '';
};
const hook = {
  url: 'https://a.example.net',
  method: 'POST' as const,
  username: '',
  password: '',
  hasAuth: false,
};

const scenes: Record<string, () => Promise<Scene>> = {
  application: async () =>
    scene(
      applicationRecord({
        stored: null,
        serviceProviderSid: null,
        isManager: true,
        variables: () => null,
        onBlocked: () => undefined,
      }),
      {
        ...defaultValues,
        name: fresh('Once ')(),
        accountSid: await account(),
        callHook: hook,
        callStatusHook: hook,
      },
      {},
      'applications',
    ),
  client: async () =>
    scene(
      clientRecord,
      {
        ...clientRecord.empty,
        accountSid: await account(),
        username: fresh('once')(),
        password: 'FAKE-pass',
      },
      clientRecord.members,
      'clients',
    ),
  user: async () => {
    const name = fresh('once')();
    return scene(
      userRecord,
      {
        ...emptyUser,
        scope: 'admin' as const,
        name,
        email: `${name}@example.net`,
        password: 'Once-Pass-1',
      },
      userMembers((sid) => sid),
      'users',
    );
  },
  number: async () => {
    const [carrier] = await listCarriers(await northwind(), null);
    const values = {
      ...numberRecord.empty,
      number: fresh('4930777')(),
      accountSid: await account(),
      carrierSid: carrier?.voip_carrier_sid ?? '',
    };
    return scene(numberRecord, values, {}, 'phone_numbers');
  },
  tenant: async () =>
    scene(
      tenantRecord,
      {
        ...tenantRecord.empty,
        fqdn: `${fresh('once')()}.example.net`,
        accountSid: await account(),
      },
      tenantRecord.members,
      'ms_teams_tenants',
    ),
};

describe.each(Object.entries(scenes))('one %s is created once', (_, open) => {
  it.each(Object.entries(answers))('though its creation is answered with %s', async (_, change) => {
    const { record, values, members, table } = await open();
    const tools = { members, schema: () => v.custom<never>(() => true), choose: async () => null };
    const provider = await northwind();
    const save = () =>
      saveRecord(values as never, values as never, createCalls(record, provider), tools);
    const count = () =>
      platform.database.get<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n ?? 0;
    const before = count();
    const stop = answeringPosts(change);
    expect(await save()).toMatchObject({ status: 'refused' });
    stop();
    expect(await save()).toMatchObject({ status: 'saved', sid: expect.any(String) });
    expect(count()).toBe(before + 1);
  });
});

it('a client of another account with the same name is none that was lost', async () => {
  const username = fresh('desk')();
  const of = (accountSid: string) => ({
    ...clientRecord.empty,
    ...{ accountSid, username, password: 'FAKE-pass', isActive: accountSid === ACME },
  });
  const { members } = clientRecord;
  const schema = () => v.custom<ReturnType<typeof of>>(() => true);
  const save = (values: ReturnType<typeof of>) =>
    saveRecord(values, values, createCalls(clientRecord), {
      ...{ members, schema, choose: async () => null },
    });
  expect(await save(of(ACME))).toMatchObject({ status: 'saved' });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method === 'POST') throw new TypeError('Failed to fetch');
    return fetch(url, init);
  });
  expect(await save(of(GLOBEX))).toMatchObject({ status: 'refused' });
  vi.stubGlobal('fetch', fetch);
  expect(await save(of(GLOBEX))).toMatchObject({ status: 'saved' });
  const stored = platform.database.all<{ account_sid: string; is_active: number }>(
    'SELECT account_sid, is_active FROM clients WHERE username = ?',
    [username],
  );
  expect(stored).toHaveLength(2);
  expect(stored).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ account_sid: ACME, is_active: 1 }),
      expect.objectContaining({ account_sid: GLOBEX, is_active: 0 }),
    ]),
  );
});
