import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ACME, GLOBEX, INITECH } from '../../seed/known-sids.ts';
import { sidFor } from '../../seed/sids.ts';
import { type Client, type TestSandbox, testSandbox } from '../../tests/client.ts';

const stark = sidFor('account', 'Stark Manufacturing');
const hooli = sidFor('account', 'Hooli Helpdesk');

let sandbox: TestSandbox;
let admin: Client;
beforeEach(async () => {
  sandbox = await testSandbox();
  admin = await sandbox.as('admin');
});
afterEach(() => sandbox.close());

const account = async (sid: string) =>
  (await admin.get(`/Accounts/${sid}`)).json as Record<string, unknown>;

describe('deletion', () => {
  test('takes its users, keys, numbers, tenants, applications and webhooks along', async () => {
    // A SIP client would block the deletion.
    for (const { client_sid } of sandbox.store.clients.list({ accountSid: GLOBEX })) {
      sandbox.store.clients.remove(client_sid);
    }
    expect((await admin.delete(`/Accounts/${GLOBEX}`)).status).toBe(204);
    // Past calls outlive the account.
    const { recent_calls: _calls, alerts: _alerts, ...kept } = sandbox.store.dump();
    expect(JSON.stringify(kept)).not.toContain(GLOBEX);
    const { applications, webhooks } = sandbox.store.dump();
    const linked = new Set(
      applications?.flatMap((row) => [
        row['call_hook_sid'],
        row['call_status_hook_sid'],
        row['messaging_hook_sid'],
      ]),
    );
    const accounts = sandbox.store.dump()['accounts'] ?? [];
    for (const row of accounts) {
      linked.add(row['registration_hook_sid'] ?? null).add(row['queue_event_hook_sid'] ?? null);
    }
    expect(webhooks?.filter((row) => !linked.has(row['webhook_sid'] ?? null))).toEqual([]);
  });

  test('stops half-way where something still refers to it, as on the platform', async () => {
    const body = { device_calling_application_sid: null };
    const answer = await admin.delete(`/Accounts/${ACME}`);
    expect(answer.status).toBe(500);
    expect((answer.json as { msg: string }).msg).toContain('a foreign key constraint fails');
    expect(sandbox.store.users.list({ accountSid: ACME })).toEqual([]);
    expect((await admin.get(`/Accounts/${ACME}`)).status).toBe(200);
    expect((await admin.put(`/Accounts/${ACME}`, body)).status).toBe(204);
  });
});

describe('changes', () => {
  const put = (sid: string, body: object) => admin.put(`/Accounts/${sid}`, body);

  test('null clears, an empty text is kept', async () => {
    await put(GLOBEX, { sip_realm: null, deactivated_reason: '' });
    expect(await account(GLOBEX)).toMatchObject({ sip_realm: null, deactivated_reason: '' });
    expect((await put(GLOBEX, { name: null })).json).toEqual({
      msg: "Column 'name' cannot be null",
    });
  });

  test('too long a name is the database text', async () => {
    const answer = await put(GLOBEX, { name: 'x'.repeat(65) });
    expect([answer.status, answer.json]).toEqual([
      500,
      { msg: "Data too long for column 'name' at row 1" },
    ]);
    expect((await put(GLOBEX, { name: '🦄'.repeat(64) })).status).toBe(204);
  });

  test('an unknown account is a 400', async () => {
    expect((await put('00000000-0000-4000-8000-000000000000', { name: 'x' })).status).toBe(400);
  });

  test('a refused hook leaves the other members alone', async () => {
    const before = sandbox.snapshot();
    const registration_hook = { url: 'https://x.example', method: 'PUT' };
    expect((await put(GLOBEX, { name: 'other', registration_hook })).status).toBe(500);
    expect((await put(GLOBEX, { name: 'other', registration_hook: 'text' })).status).toBe(400);
    expect(sandbox.snapshot()).toBe(before);
  });

  test('a foreign application cannot be named', async () => {
    const acme = await sandbox.as('acme-user');
    const { application_sid } = sandbox.store.applications.list({ accountSid: GLOBEX })[0] ?? {};
    const answer = await acme.put(`/Accounts/${ACME}`, { siprec_hook_sid: application_sid });
    expect(answer.status).toBe(403);
  });
});

describe('bucket credentials', () => {
  test.each([stark, hooli, ACME])('of %s survive their mask being sent back', async (sid) => {
    const stored = sandbox.store.accounts.get(sid)?.bucket_credential;
    const { bucket_credential } = await account(sid);
    expect((await admin.put(`/Accounts/${sid}`, { bucket_credential })).status).toBe(204);
    expect(sandbox.store.accounts.get(sid)?.bucket_credential).toBe(stored);
  });
});

test('looking at the keys as an account user counts as using them, once a minute', async () => {
  sandbox.clock.now = new Date('2026-11-21T12:00:00Z');
  const acme = await sandbox.as('acme-user');
  const read = async () =>
    (await acme.get(`/Accounts/${ACME}/ApiKeys`)).json as { last_used: string }[];
  expect((await read()).some((key) => key.last_used === null)).toBe(true);
  expect(new Set((await read()).map((key) => key.last_used))).toEqual(
    new Set(['2026-11-21T12:00:00.000Z']),
  );
  sandbox.clock.now = new Date('2026-11-21T12:00:30Z');
  await read();
  expect((await read())[0]?.last_used).toBe('2026-11-21T12:00:00.000Z');
});

test('limits: unknown or missing categories are refused, without one all go', async () => {
  const path = `/Accounts/${INITECH}/Limits`;
  expect((await admin.post(path, { category: 'fun', quantity: 1 })).json).toEqual({
    msg: "Data truncated for column 'category' at row 1",
  });
  expect((await admin.post(path, { quantity: 1 })).status).toBe(500);
  expect((await admin.get('/Accounts/x/Limits')).json).toEqual({
    status: 'fail',
    message: 'invalid AccountsSid format',
  });
});
