import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ACME, NORTHWIND } from '../../seed/known-sids.ts';
import { type Client, claimsOf, type TestSandbox, testSandbox } from '../../tests/client.ts';

let sandbox: TestSandbox;
let nobody: Client;
beforeEach(async () => {
  sandbox = await testSandbox({ hosted: true });
  nobody = sandbox.withToken(undefined);
});
afterEach(() => sandbox.close());

const body = {
  provider: 'local',
  service_provider_sid: NORTHWIND,
  email: 'ada@example.org',
  password: 'secret',
  email_activation_code: 'A1B2C3',
};

type Registered = {
  jwt: string;
  user_sid: string;
  account_sid: string;
  is_active: boolean;
  pristine: boolean;
  root_domain?: string;
};

async function register(more: Record<string, unknown> = {}) {
  const answer = await nobody.post('/register', { ...body, ...more });
  expect(answer.status, answer.text).toBe(200);
  const registered = answer.json as Registered;
  return { ...registered, client: sandbox.withToken(registered.jwt) };
}

const mails = async () => {
  const headers = { accept: 'application/json' };
  const answer = await sandbox.app.request('/sandbox/mails', { headers });
  return (await answer.json()) as { recipient: string; subject: string; body: string }[];
};

describe('registering', () => {
  test('makes an account on trial that waits for its code', async () => {
    const { client, jwt, user_sid, account_sid } = await register();
    expect(claimsOf(jwt)).toMatchObject({ scope: 'account', email: body.email, account_sid });
    expect(claimsOf(jwt)).not.toHaveProperty('permissions');
    const signin = () => nobody.post('/signin', { email: body.email, password: body.password });
    expect((await signin()).status).toBe(404);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: body.email });
    expect(mail?.body).toContain('A1B2C3');

    const proof = { user_sid, type: 'email' };
    expect((await client.put('/ActivationCode/000000', proof)).status).toBe(400);
    expect((await client.put('/ActivationCode/A1B2C3', proof)).status).toBe(204);
    const again = await client.put('/ActivationCode/A1B2C3', proof);
    expect([again.status, again.json]).toEqual([400, { msg: 'invalid user or activation code' }]);
    expect((await signin()).json).toMatchObject({ is_active: true, email_validated: true });

    const me = (await client.get('/Users/me')).json as Record<string, Record<string, unknown>>;
    expect(me['user']).not.toHaveProperty('account_sid');
    expect(me['account']).toMatchObject({
      is_active: true,
      plan_type: 'trial',
      trial_end_date: '2026-12-11T00:00:00.000Z',
      root_domain: 'sip.example.net',
    });
    expect(me['subscription']).toMatchObject({
      status: 'active',
      products: [
        { name: 'registered device', quantity: 0 },
        { name: 'concurrent call session', quantity: 5 },
      ],
    });
    expect((await client.get('/Applications')).json).toHaveLength(3);
  });

  test('a code of another person proves nothing', async () => {
    const ada = await register();
    const bob = await register({ email: 'bob@example.org' });
    const proof = { user_sid: ada.user_sid, type: 'email' };
    expect((await bob.client.put('/ActivationCode/A1B2C3', proof)).status).toBe(400);
    const code = { user_sid: ada.user_sid, type: 'email', code: '1', value: 'bob@example.org' };
    expect((await bob.client.post('/ActivationCode', code)).status).toBe(400);
    expect(sandbox.store.users.get(ada.user_sid)?.['email_activation_code']).toBe('A1B2C3');
  });

  test('with an identity provider', async () => {
    const oauth = {
      provider: 'github',
      oauth2_code: 'ok-grace',
      oauth2_state: 's',
      oauth2_client_id: 'i',
      oauth2_redirect_uri: 'https://portal.example.net/x',
    };
    const fromSignIn = { ...body, ...oauth, locationBeforeAuth: '/sign-in' };
    expect((await nobody.post('/register', fromSignIn)).status).toBe(404);
    const first = await register(oauth);
    expect(first).toMatchObject({
      is_active: true,
      pristine: true,
      root_domain: 'sip.example.net',
    });
    const second = await register({ ...oauth, locationBeforeAuth: '/sign-in' });
    expect(second).toMatchObject({ pristine: false, user_sid: first.user_sid });
    expect(second).not.toHaveProperty('root_domain');
    const other = await register({ ...oauth, provider: 'google' });
    expect(other.user_sid).not.toBe(first.user_sid);
    const failed = await nobody.post('/register', { ...body, ...oauth, oauth2_code: 'stolen' });
    expect([failed.status, failed.json]).toEqual([403, { msg: 'fetch failed' }]);
    expect((await mails()).length).toBe(0);
  });
});

describe('a forgotten password', () => {
  test('is replaced with a link that is good for an hour, until it was used', async () => {
    const { client, user_sid } = await register();
    await client.put('/ActivationCode/A1B2C3', { user_sid, type: 'email' });
    expect((await nobody.post('/forgot-password', { email: body.email })).status).toBe(204);
    expect((await client.get('/Users/me')).status).toBe(401);
    const link = /\/reset-password\/(\w+)/.exec((await mails())[0]?.body ?? '')?.[1] ?? '';

    const signin = () => nobody.post('/signin', { link });
    const { jwt } = (await signin()).json as Registered;
    expect((await signin()).status).toBe(200);
    const change = { old_password: link, new_password: 'x' };
    expect((await sandbox.withToken(jwt).post('/change-password', change)).status).toBe(204);
    expect((await signin()).status).toBe(403);
    expect((await nobody.post('/signin', { email: body.email, password: 'x' })).status).toBe(200);

    await nobody.post('/forgot-password', { email: body.email });
    const late = /\/reset-password\/(\w+)/.exec((await mails())[0]?.body ?? '')?.[1];
    sandbox.clock.now = new Date(sandbox.clock.now.getTime() + 3_601_000);
    expect((await nobody.post('/signin', { link: late })).status).toBe(403);
  });

  test('the link of one person changes nothing of another', async () => {
    await nobody.post('/forgot-password', { email: 'globex-user@example.net' });
    const link = /\/reset-password\/(\w+)/.exec((await mails())[0]?.body ?? '')?.[1];
    const acme = await sandbox.as('acme-user');
    const before = sandbox.snapshot();
    const answer = await acme.post('/change-password', { old_password: link, new_password: 'x' });
    expect([answer.status, answer.json]).toEqual([400, { msg: 'old_password is incorrect' }]);
    expect(sandbox.snapshot()).toBe(before);
  });
});

describe('SIP realms', () => {
  test('are stored before the DNS is asked', async () => {
    const acme = await sandbox.as('acme-user');
    const set = (realm: string) => acme.post(`/Accounts/${ACME}/SipRealms/${realm}`);
    const stored = () => sandbox.store.accounts.get(ACME)?.sip_realm;
    expect((await set('New.sip.example.net')).status).toBe(204);
    expect(stored()).toBe('new.sip.example.net');
    expect((await set('a.b.elsewhere.example')).status).toBe(500);
    expect(stored()).toBe('a.b.elsewhere.example');
    for (const bad of [
      'short',
      'one.dot',
      '-a.b.c',
      'a..b.c',
      'a b.c.d',
      `${'x'.repeat(130)}.b.c`,
    ]) {
      expect((await set(encodeURIComponent(bad))).status, bad).toBe(400);
    }
    expect((await set('globex.sip.example.net')).status).toBe(422);
    expect(stored()).toBe('a.b.elsewhere.example');
  });

  test('belong to account users', async () => {
    const sp = await sandbox.as('sp-northwind');
    expect((await sp.post(`/Accounts/${ACME}/SipRealms/a.b.example.net`)).status).toBe(500);
    const globex = await sandbox.as('globex-user');
    expect((await globex.post(`/Accounts/${ACME}/SipRealms/a.b.example.net`)).status).toBe(403);
    expect(sandbox.store.accounts.get(ACME)?.sip_realm).toBe('acme.sip.example.net');
  });
});

test('the mails can be read as a page, newest first', async () => {
  const read = async () => (await sandbox.app.request('/sandbox/mails')).text();
  expect(await read()).toContain('No mail has been sent yet');
  await register({ email_activation_code: '<b>"1"</b>' });
  await nobody.post('/forgot-password', { email: 'admin@example.net' });
  const page = await read();
  expect(page).toContain('<html lang="en">');
  expect(page).not.toContain('<b>');
  expect(page.indexOf('Reset your password')).toBeLessThan(page.indexOf('Activate your account'));
  expect(page).toMatch(/<a href="\/reset-password\/\w+">/);
});
