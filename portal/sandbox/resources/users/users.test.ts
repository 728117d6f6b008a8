import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ACME, GLOBEX, NORTHWIND } from '../../seed/known-sids.ts';
import { type Client, type TestSandbox, testSandbox } from '../../tests/client.ts';

const ADMIN = 'a376cf45-8fa7-4dc6-b722-54894824bc01';
const acmeUser = '61bf724a-e8a4-4cbb-9c4a-218d61b7c928';
const NEWBIE = 'e874361c-22fb-4e91-bf57-ab6fcc02e0d5';
const unknown = '00000000-0000-4000-8000-000000000000';

let sandbox: TestSandbox;
let admin: Client;
beforeEach(async () => {
  sandbox = await testSandbox();
  admin = await sandbox.as('admin');
});
afterEach(() => sandbox.close());

const person = (more: object = {}) => ({
  name: 'pat',
  email: 'pat@example.net',
  initial_password: 'Pat-Pass-1',
  ...more,
});

describe('new people', () => {
  test('account users make people of their own account only', async () => {
    const acme = await sandbox.as('acme-user');
    const own = { account_sid: GLOBEX, service_provider_sid: NORTHWIND };
    const { json } = await acme.post('/Users', person(own));
    const { user_sid } = json as { user_sid: string };
    expect((await admin.get(`/Users/${user_sid}`)).json).toMatchObject({
      account_sid: ACME,
      service_provider_sid: NORTHWIND,
    });
  });

  test('an account makes no administrator of itself', async () => {
    const acme = await sandbox.as('acme-user');
    expect((await acme.post('/Users', person())).status).toBe(201);
    const pat = await sandbox.as('pat', 'Pat-Pass-1');
    expect((await pat.get('/SystemInformation')).status).toBe(403);
    expect((await pat.get('/Accounts')).json).toHaveLength(1);
  });

  test('a person of an account without a provider is an administrator', async () => {
    const { json } = await admin.post('/Users', person({ account_sid: ACME }));
    const { user_sid } = json as { user_sid: string };
    expect((await admin.get('/Users')).json).toContainEqual(
      expect.objectContaining({ user_sid, scope: 'admin', account_sid: ACME }),
    );
    const login = { username: 'pat', password: 'Pat-Pass-1' };
    const answer = await sandbox.withToken(undefined).post('/login', login);
    expect(answer.json).toMatchObject({ scope: 'admin' });
    expect(answer.json).not.toHaveProperty('account_sid');
    const pat = await sandbox.as('pat', 'Pat-Pass-1');
    expect((await pat.get('/SystemInformation')).status).toBe(200);
  });
});

describe('changes', () => {
  const put = (sid: string, body: object) => admin.put(`/Users/${sid}`, body);

  test.each([
    [{}, 'no updates requested'],
    [{ is_active: false }, 'no updates requested'],
    [{ account_sid: unknown, name: 'x' }, 'Invalid request: account_sid does not exist'],
    [{ service_provider_sid: null, name: 'x' }, 'Invalid request: user may not be promoted'],
    [{ old_password: 'a' }, 'new_password and old_password both required'],
  ])('%j is refused', async (body, msg) => {
    const answer = await put(acmeUser, body);
    expect([answer.status, answer.json]).toEqual([400, { msg }]);
  });

  test('an unknown user is a 400 for admins, a 403 for others', async () => {
    const answer = await put(unknown, { name: 'x' });
    expect(answer.json).toEqual({ msg: 'Invalid request: user_sid does not exist' });
    const served = await sandbox.as('sp-northwind');
    const refused = await served.put(`/Users/${unknown}`, { name: 'x' });
    expect([refused.status, refused.text]).toEqual([403, 'Forbidden']);
  });

  test('permissions other than view-only survive a change', async () => {
    await put(ADMIN, { email: 'root@example.net' });
    const again = await sandbox.withToken(undefined).post('/login', {
      username: 'admin',
      password: 'Admin-Pass1',
    });
    expect(again.json).toMatchObject({ permissions: ['PROVISION_SERVICES', 'PROVISION_USERS'] });
  });

  test('a forced change clears the flag, keeps the session and sets the new password', async () => {
    const newbie = await sandbox.as('acme-newbie');
    const change = { old_password: 'Temp-Pass-1', new_password: 'Own-Pass-1' };
    expect((await newbie.put(`/Users/${NEWBIE}`, change)).status).toBe(204);
    expect((await newbie.get('/Users/me')).json).toMatchObject({ user: { force_change: false } });
    await expect(sandbox.as('acme-newbie', 'Temp-Pass-1')).rejects.toThrow('Forbidden');
    await sandbox.as('acme-newbie', 'Own-Pass-1');
  });

  test('a refused password change leaves everything as it was', async () => {
    const before = sandbox.snapshot();
    await put(acmeUser, { initial_password: 'short', name: 'other', is_view_only: true });
    await put(acmeUser, { old_password: 'wrong-wrong', new_password: 'Other-Pass-1' });
    expect(sandbox.snapshot()).toBe(before);
  });

  test('passwords are not kept readable', () => {
    const dump = JSON.stringify(sandbox.store.dump());
    for (const { password } of sandbox.people) expect(dump).not.toContain(password);
  });
});

describe('deletion', () => {
  test('ends the sessions of the deleted', async () => {
    const acme = await sandbox.as('acme-user');
    expect((await admin.delete(`/Users/${acmeUser}`)).status).toBe(204);
    expect((await acme.get('/Accounts')).status).toBe(401);
  });

  test('the last active administrator stays', async () => {
    const [other] = sandbox.store.users.activeAdmins().filter(({ user_sid }) => user_sid !== ADMIN);
    expect((await admin.delete(`/Users/${other?.user_sid}`)).status).toBe(204);
    const answer = await admin.delete(`/Users/${ADMIN}`);
    expect([answer.status, answer.json]).toEqual([400, { msg: 'Bad request' }]);
  });
});

test('the own account shows its bucket unreadable', async () => {
  const acme = await sandbox.as('acme-user');
  const { text, json } = await acme.get('/Users/me');
  const { account } = json as { account: { bucket_credential: string } };
  expect(Object.keys(JSON.parse(account.bucket_credential) as object)).toEqual(['iv', 'content']);
  expect(text).not.toContain('fake/bucket/secret');
});
