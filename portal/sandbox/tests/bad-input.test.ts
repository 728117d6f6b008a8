import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../rules/passwords.ts';
import { ACME, NORTHWIND, SUPPORT_LINE } from '../seed/known-sids.ts';
import { type Client, type TestSandbox, testSandbox } from './client.ts';
import { LIVE_WRITES, putLive } from './live-writes.ts';
import { REGISTRATION_WRITES } from './registration-writes.ts';
import { furnish } from './tenants.ts';
import { VOICE_WRITES } from './voice-writes.ts';

type Body = Record<string, unknown>;

const hook = { url: 'https://apps.example.com/x', method: 'POST', username: 'u', password: 'p' };
const account = {
  name: 'Bad input {n}',
  sip_realm: 'bad{n}.sip.example.net',
  registration_hook: hook,
  queue_event_hook: hook,
  record_all_calls: true,
  record_format: 'wav',
  plan_type: 'paid',
  device_to_call_ratio: 4,
  device_calling_application_sid: SUPPORT_LINE,
  enable_debug_log: 0,
  webhook_secret: 'wh_secret_chosen',
  bucket_credential: {
    vendor: 'aws_s3',
    region: 'eu-west-1',
    name: 'bucket',
    access_key_id: 'AKIAFAKE0001',
    secret_access_key: 'fakesecret0001',
    tags: [{ Key: 'a', Value: 'b' }],
  },
};
const application = {
  name: 'Bad input {n}',
  call_hook: hook,
  call_status_hook: hook,
  messaging_hook: hook,
  app_json: '[{"verb":"hangup"}]',
  speech_synthesis_vendor: 'google',
  speech_synthesis_language: 'en-US',
  speech_synthesis_voice: 'en-US-Standard-C',
  use_for_fallback_speech: 1,
  env_vars: { A: 1 },
};

let counter = 0;

/** Replaces `{n}` with a new number, where the platform requires unique values. */
function fresh(body: unknown): unknown {
  counter += 1;
  return JSON.parse(JSON.stringify(body).replaceAll('{n}', String(counter)));
}

/** A valid body for every POST and PUT; the walk breaks one member at a time. */
const writes: { method: 'POST' | 'PUT'; path: string; body: Body }[] = [
  { method: 'POST', path: '/login', body: { username: 'nobody', password: 'Nobody-Pass-1' } },
  {
    method: 'POST',
    path: '/Users',
    body: {
      name: 'bad-input-{n}',
      email: 'bad-input-{n}@example.net',
      initial_password: 'Bad-Input-1',
      is_view_only: true,
      force_change: true,
      is_active: true,
      account_sid: ACME,
      service_provider_sid: NORTHWIND,
    },
  },
  {
    method: 'PUT',
    path: '/Users/e874361c-22fb-4e91-bf57-ab6fcc02e0d5',
    body: {
      name: 'acme-newbie',
      email: 'acme-newbie@example.net',
      is_active: true,
      force_change: true,
      is_view_only: false,
      initial_password: 'Temp-Pass-1',
      account_sid: ACME,
      service_provider_sid: NORTHWIND,
    },
  },
  {
    method: 'PUT',
    path: '/Users/9116f530-8437-43bd-9633-d911d320cda1',
    body: { old_password: 'Inact-Pass-1', new_password: 'Inact-Pass-2' },
  },
  {
    method: 'POST',
    path: '/PasswordSettings',
    body: { min_password_length: 8, require_digit: false, require_special_character: 0 },
  },
  {
    method: 'POST',
    path: '/SystemInformation',
    body: { domain_name: 'a.example', private_network_cidr: '10.0.0.0/8', log_level: 'info' },
  },
  {
    method: 'POST',
    path: '/ServiceProviders',
    body: { name: 'Bad input {n}', root_domain: 'bad{n}.example', registration_hook: hook },
  },
  {
    method: 'PUT',
    path: `/ServiceProviders/${NORTHWIND}`,
    body: { name: 'Northwind Telecom', ms_teams_fqdn: 't.example', registration_hook: hook },
  },
  { method: 'POST', path: '/Accounts', body: { ...account, service_provider_sid: NORTHWIND } },
  { method: 'PUT', path: `/Accounts/${ACME}`, body: account },
  {
    method: 'POST',
    path: `/Accounts/${ACME}/BucketCredentialTest`,
    body: account.bucket_credential,
  },
  { method: 'POST', path: `/Accounts/${ACME}/Limits`, body: { category: 'device', quantity: 3 } },
  {
    method: 'POST',
    path: `/ServiceProviders/${NORTHWIND}/Limits`,
    body: { category: 'device', quantity: 3 },
  },
  {
    method: 'POST',
    path: '/ApiKeys',
    body: { account_sid: ACME, expires_at: '2030-01-02 03:04:05' },
  },
  { method: 'POST', path: '/Applications', body: { ...application, account_sid: ACME } },
  { method: 'PUT', path: `/Applications/${SUPPORT_LINE}`, body: application },
  ...VOICE_WRITES,
  ...REGISTRATION_WRITES,
  ...LIVE_WRITES,
];

const LONG = 'x'.repeat(70_000);
const MISSING = Symbol('missing');
const badValues: unknown[] = [
  MISSING,
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e300,
  true,
  [],
  [1, { a: 2 }],
  {},
  { url: {} },
  { url: LONG, method: 'POST' },
  { url: 'https://x.example', method: 'POST', __proto__x: 1 },
  LONG,
  'x'.repeat(65),
  'Ünïcode 🦄 \u202Eright to left',
  'nul\u0000 and \uD800 alone',
  "'; DROP TABLE users; --",
  '" OR ""="',
  '%_\\',
];

/** Texts of a 500 with which the platform itself reports plain input errors. */
const recorded500 = [
  /^Unknown column '.*' in '(?:INSERT INTO|SET)'$/s,
  /^Data too long for column/,
  /^Data truncated for column/,
  /^Incorrect (?:integer|datetime) value/s,
  /^Out of range value for column/,
  /^Column '\w+' cannot be null$/,
  /^Field '\w+' doesn't have a default value$/,
  /a foreign key constraint fails/,
  /^Cannot read properties of (?:undefined|null) \(reading '(?:url|startsWith)'\)$/,
  /^Cannot convert undefined or null to object$/,
  / is required$/,
  /JSON/,
  /^You have an error in your SQL syntax/,
  /^new password cannot be your old password$/,
  /^vendor\.startsWith is not a function$/,
  /^invalid or missing vendor: /,
];

let sandbox: TestSandbox;
let admin: Client;
let hash: string;
beforeAll(async () => {
  hash = await hashPassword('Inact-Pass-1');
  sandbox = await testSandbox();
  furnish(sandbox.store);
  admin = await sandbox.as('admin');
});
afterAll(() => sandbox.close());
// Some requests for a password change succeed during the walk.
beforeEach(() => {
  sandbox.store.users.setPassword('9116f530-8437-43bd-9633-d911d320cda1', hash);
  putLive(sandbox.live);
});

async function check(method: 'POST' | 'PUT', path: string, body: unknown): Promise<void> {
  const what = `${method} ${path} ${JSON.stringify(body).slice(0, 200)}`;
  const changes = sandbox.store.changeCount();
  const answer = await admin.send(method, path, fresh(body));
  if (answer.status < 400) return;
  if (sandbox.store.changeCount() !== changes) {
    // Rolled-back writes count as changes too, so repeats the request between two snapshots. A
    // snapshot before each of the thousands of requests would take half of the time.
    const before = sandbox.snapshot();
    await admin.send(method, path, fresh(body));
    expect(sandbox.snapshot() === before, `${what} was refused and changed something`).toBe(true);
  }
  if (answer.status < 500) return;
  expect(answer.status, what).toBe(500);
  // The media server's text gets lost (`calls-create#from-number`).
  if (/\/Calls(?:\?|$)/.test(path) && answer.text === 'Internal Server Error') return;
  const { msg } = answer.json as { msg: string };
  const isRecorded = recorded500.some((pattern) => pattern.test(msg));
  expect(isRecorded, `${what} → ${msg.slice(0, 200)}`).toBe(true);
}

describe.each(writes)('$method $path', ({ method, path, body }) => {
  test('the unspoilt body is let through', async () => {
    const { status, text } = await admin.send(method, path, fresh(body));
    const isLogin = path === '/login';
    expect(status, text).toBeLessThan(isLogin ? 404 : 300);
  });

  test.each(Object.keys(body))('spoilt %s', async (member) => {
    for (const value of badValues) {
      const { [member]: _good, ...rest } = body;
      await check(method, path, value === MISSING ? rest : { ...rest, [member]: value });
    }
  });

  test('unknown and dangerous members', async () => {
    await check(method, path, { ...body, 'name = 1; --': 1 });
    await check(method, path, { ...body, constructor: 'x' });
    await check(method, path, JSON.parse(`{"__proto__":{"scope":"admin"},"toString":1}`));
    await check(method, path, {
      ...body,
      hashed_password: 'x',
      permissions: '["PROVISION_USERS"]',
    });
    await check(method, path, [1, 2, 3]);
    await check(method, path, [[]]);
  });

  test('bodies that are no objects', async () => {
    for (const raw of ['"text"', '12', 'null', 'true', '{', '[1,', '\u0000', '{"a":1}}']) {
      const before = sandbox.snapshot();
      const answer = await admin.send(method, path, undefined, { raw });
      expect(answer.status, raw).toBe(400);
      expect(sandbox.snapshot() === before).toBe(true);
    }
  });
});

test('the lists still answer after all that', async () => {
  for (const path of [
    '/Users',
    '/Accounts',
    '/Applications',
    '/ServiceProviders',
    '/PhoneNumbers',
    '/VoipCarriers',
    '/MicrosoftTeamsTenants',
    '/Lcrs',
    '/Clients',
    '/Sbcs',
    `/ServiceProviders/${NORTHWIND}/SpeechCredentials`,
  ]) {
    expect((await admin.get(path)).status, path).toBe(200);
  }
});

describe('spoilt queries', () => {
  const paths = [
    '/Applications',
    `/Accounts/${ACME}/Applications`,
    '/PhoneNumbers',
    '/VoipCarriers',
    `/ServiceProviders/${NORTHWIND}/VoipCarriers`,
  ];
  const values = ['0', '-1', '1.5', 'abc', '99999999999999999999', "1' OR 1=1", '%00', ''];
  test.each(paths)('%s', async (path) => {
    for (const name of ['page', 'page_size', 'name', 'filter', 'account_sid']) {
      for (const value of values) {
        const { status, json } = await admin.get(
          `${path}?page=1&${name}=${encodeURIComponent(value)}`,
        );
        if (status === 200) continue;
        expect(status).toBe(500);
        expect((json as { msg: string }).msg).toMatch(/^Undeclared variable: NaN|SQL syntax/);
      }
    }
  });
});
