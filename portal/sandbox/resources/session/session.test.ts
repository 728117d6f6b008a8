import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimsOf, type TestSandbox, testSandbox } from '../../tests/client.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await testSandbox();
});
afterEach(() => sandbox.close());

const login = (username: unknown, password: unknown) =>
  sandbox.withToken(undefined).post('/login', { username, password });
const tokenOf = async (name: string, password: string) =>
  ((await login(name, password)).json as { token: string }).token;

test('tokens carry exactly the recorded claims, absent ones left out', async () => {
  const common = ['user_sid', 'name', 'iat', 'exp'];
  const start = ['scope', 'permissions', 'is_view_only'];
  const provider = ['service_provider_sid', 'service_provider_name'];
  const account = ['account_sid', 'account_name'];
  const admin = claimsOf(await tokenOf('admin', 'Admin-Pass1'));
  expect(Object.keys(admin)).toEqual([...start, ...common]);
  expect(admin).toMatchObject({
    scope: 'admin',
    permissions: ['PROVISION_SERVICES', 'PROVISION_USERS'],
    is_view_only: false,
  });
  const served = claimsOf(await tokenOf('sp-contoso', 'Sp-Pass-2'));
  expect(Object.keys(served)).toEqual([...start, ...provider, ...common]);
  const viewer = claimsOf(await tokenOf('acme-viewer', 'View-Pass-1'));
  expect(Object.keys(viewer)).toEqual([...start, ...provider, ...account, ...common]);
  expect(viewer).toMatchObject({ is_view_only: true, permissions: ['VIEW_ONLY'] });
  expect(Number(viewer['exp']) - Number(viewer['iat'])).toBe(720 * 60);
});

test('a token ends with its time', async () => {
  const client = await sandbox.as('admin');
  expect((await client.get('/Users/me')).status).toBe(200);
  sandbox.clock.now = new Date(sandbox.clock.now.getTime() + 721 * 60_000);
  expect((await client.get('/Users/me')).status).toBe(401);
});

test('signing out ends every session, and signing in again revives none', async () => {
  const first = await sandbox.as('acme-user');
  sandbox.clock.now = new Date(sandbox.clock.now.getTime() + 5000);
  const second = await sandbox.as('acme-user');
  expect((await first.get('/Users/me')).status).toBe(200);
  expect((await second.post('/logout')).status).toBe(204);
  expect((await first.get('/Users/me')).status).toBe(401);
  sandbox.clock.now = new Date(sandbox.clock.now.getTime() + 5000);
  const third = await sandbox.as('acme-user');
  expect((await third.get('/Users/me')).status).toBe(200);
  expect((await first.get('/Users/me')).status).toBe(401);
  expect((await second.get('/Users/me')).status).toBe(401);
});

test('signing out and in within one second works', async () => {
  await (await sandbox.as('acme-user')).post('/logout');
  expect((await (await sandbox.as('acme-user')).get('/Users/me')).status).toBe(200);
});

test('a token altered in any part is refused', async () => {
  const token = await tokenOf('acme-user', 'Acct-Pass-1');
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = { ...claimsOf(token), scope: 'admin' };
  const raised = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  for (const forged of [
    `${header}.${raised}.${signature}`,
    `${none}.${raised}.`,
    `${none}.${payload}.${signature}`,
    `${header}.${payload}`,
    `${token}.x`,
    `${header}.${payload}.${signature.slice(0, -2)}`,
    '..',
    'null',
  ]) {
    const answer = await sandbox.withToken(forged).get('/Accounts');
    expect(answer.status, forged).toBe(401);
    expect(answer.text).toBe('Unauthorized');
    expect(answer.headers.get('content-type')).toBeNull();
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="Users"');
  }
});

test('the sixth wrong password locks the name for half an hour', async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const answer = await login('acme-user', 'wrong');
    expect([answer.status, answer.text]).toEqual([403, 'Forbidden']);
  }
  expect((await login('acme-user', 'wrong')).json).toEqual({
    error: 'Maximum login attempts reached. Please try again in 1800 seconds.',
  });
  expect((await login('acme-user', 'Acct-Pass-1')).json).toEqual({
    error: 'Maximum login attempts reached. Please try again later or reset your password.',
  });
  expect((await login('globex-user', 'Acct-Pass-2')).status).toBe(200);
  sandbox.clock.now = new Date(sandbox.clock.now.getTime() + 1_801_000);
  expect((await login('acme-user', 'Acct-Pass-1')).status).toBe(200);
});

test('view-only people change nothing but their own password', async () => {
  const viewer = await sandbox.as('acme-viewer');
  const sid = '332a914c-273f-4c68-bd48-d3615f3536ea';
  const refused = { msg: 'User has view-only access' };
  expect((await viewer.post('/Applications', {})).json).toEqual(refused);
  expect((await viewer.delete('/ApiKeys/f85d1252-87a0-4509-90d4-a4481ef9e2af')).json).toEqual(
    refused,
  );
  expect((await viewer.put(`/Users/${sid}`, { new_password: 'View-Pass-2' })).json).toEqual(
    refused,
  );
  expect((await viewer.post('/Nope', {})).status).toBe(403);
  const change = { old_password: 'View-Pass-1', new_password: 'View-Pass-2' };
  expect((await viewer.put(`/Users/${sid}`, change)).status).toBe(204);
  expect((await viewer.post('/LOGOUT/')).status).toBe(204);
});

test('API keys act with the scope of what they belong to', async () => {
  const admin = await sandbox.as('admin');
  const key = async (body: object) => {
    const { token } = (await admin.post('/ApiKeys', body)).json as { token: string };
    return sandbox.withToken(token);
  };
  const plain = await key({});
  expect((await plain.get('/SystemInformation')).status).toBe(200);
  const expired = await key({ expires_at: '2020-01-01 00:00:00' });
  // Listed but not enforced.
  expect((await expired.get('/Accounts')).status).toBe(200);
  const northwind = await key({ service_provider_sid: '2708b1b3-2736-40ea-b502-c53d8396247f' });
  const providers = (await northwind.get('/ServiceProviders')).json as unknown[];
  expect(providers).toHaveLength(1);
  expect((await northwind.get('/SystemInformation')).status).toBe(403);
});
