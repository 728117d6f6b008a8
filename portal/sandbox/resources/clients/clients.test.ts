import { afterEach, beforeEach, expect, test } from 'vitest';
import { ACME, GLOBEX, SUPPORT_LINE } from '../../seed/known-sids.ts';
import { type Client, type TestSandbox, testSandbox } from '../../tests/client.ts';

let sandbox: TestSandbox;
let acme: Client;
beforeEach(async () => {
  sandbox = await testSandbox();
  acme = await sandbox.as('acme-user');
});
afterEach(() => sandbox.close());

const desk = '48a57625-1bc5-48fb-ad81-dfe52a1e2ad1';

test('provider users do not see the permissions in their list', async () => {
  const provider = await sandbox.as('sp-northwind');
  const [first] = (await provider.get('/Clients')).json as Record<string, unknown>[];
  expect(Object.keys(first ?? {})).toEqual([
    'client_sid',
    'account_sid',
    'is_active',
    'username',
    'password',
  ]);
  const single = (await provider.get(`/Clients/${desk}`)).json;
  expect(single).toHaveProperty('allow_direct_user_calling');
});

test('Teams tenants: read by everybody, changed by their owners', async () => {
  const tenants = (await acme.get('/MicrosoftTeamsTenants')).json as Record<string, unknown>[];
  const foreign = tenants.find((tenant) => tenant['account_sid'] === GLOBEX);
  const path = `/MicrosoftTeamsTenants/${String(foreign?.['ms_teams_tenant_sid'])}`;
  expect((await acme.get(path)).status).toBe(200);
  expect((await acme.put(path, { application_sid: null })).status).toBe(403);
  expect((await acme.delete(path)).status).toBe(403);
  const globex = await sandbox.as('globex-user');
  expect((await globex.put(path, { application_sid: SUPPORT_LINE })).status).toBe(403);
  expect((await globex.put(path, { account_sid: ACME })).status).toBe(403);
  expect((await globex.put(path, { tenant_fqdn: 'ACME.teams.example.net' })).status).toBe(422);
  expect((await globex.delete(path)).status).toBe(204);
});
