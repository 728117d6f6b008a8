import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { headerOf, type SipResponse } from '../message.ts';
import { ACME, GLOBEX, openWorld, sales, type World } from '../tests/sip-world.ts';
import { hookUser } from './registration-hook.ts';

let world: World;
let client: string;
let hook: string | null;
const hooked = { table: 'accounts', key: 'account_sid', sid: ACME };
beforeAll(async () => {
  world = await openWorld();
  client = world.store.clients.byName(GLOBEX, sales.username)?.client_sid ?? '';
  hook = world.store.accounts.get(ACME)?.registration_hook_sid ?? null;
});
afterAll(() => world.end());
beforeEach(async () => {
  await world.app.request('/sandbox/faults', { method: 'DELETE' });
  world.live.clear();
  world.store.accounts.change(GLOBEX, { is_active: 1 });
  world.store.clients.change(client, { is_active: 1 });
  const { store } = world;
  for (const limits of [store.accountLimits, store.serviceProviderLimits]) {
    for (const { account_sid, service_provider_sid } of store.accounts.list()) {
      limits.clear(account_sid);
      limits.clear(service_provider_sid);
    }
  }
});

const realm = sales.realm;
const acme = 'acme.sip.example.net';
const nobody = `sip:18005550100@${realm}`;

/** Status, phrase and the header that says why. */
const told = ({ status, reason }: SipResponse, answer?: SipResponse) =>
  [status, reason, answer && headerOf(answer, 'X-Reason')].filter((part) => part !== undefined);

type Who = Partial<typeof sales>;

async function call(uri: string, who: Who = {}) {
  const client = await world.client(who);
  const { sent, final } = await client.ask('INVITE', uri);
  client.acknowledge(sent, final);
  return final;
}

async function register(who: Who = {}) {
  const client = await world.client(who);
  return (await client.register()).final;
}

const setAccount = (columns: Record<string, unknown>) =>
  world.store.accounts.change(GLOBEX, columns);

const fillCalls = (count: number, account = GLOBEX) => {
  for (let made = 0; made < count; made += 1) {
    const call_sid = crypto.randomUUID();
    world.live.add({ call_sid, account_sid: account, call_status: 'trying' });
    world.live.add({
      call_sid: crypto.randomUUID(),
      account_sid: account,
      call_status: 'trying',
      parent_call_sid: call_sid,
    });
  }
};

test('OPTIONS is answered, without a challenge', async () => {
  const client = await world.client();
  const { final } = await client.ask('OPTIONS', `sip:${realm}`);
  expect(final.status).toBe(200);
  expect(headerOf(final, 'Allow')).toContain('INVITE');
});

test.each(['SUBSCRIBE', 'PUBLISH'])('%s is not known', async (method) => {
  const client = await world.client();
  expect((await client.ask(method, nobody)).final.status).toBe(405);
});

test('a request that breaks the rules is answered 400 and the socket stays open', async () => {
  const client = await world.client();
  const broken = client.request('OPTIONS', nobody, 'broken', { cseq: 1 });
  const headers = broken.headers.filter(([name]) => name !== 'CSeq');
  client.sendText('nonsense');
  client.send({ ...broken, headers: [...headers, ['CSeq', '1 INVITE']] });
  const answer = await client.answer({ ...broken, headers: [...headers, ['CSeq', '1 INVITE']] });
  expect(told(answer)).toEqual([400, 'CSeq of Another Method']);
  expect((await client.ask('OPTIONS', nobody)).final.status).toBe(200);
});

describe('an INVITE, in the order of the platform', () => {
  test('404: the host is no realm', async () => {
    expect(told(await call('sip:a@nobody.example'))).toEqual([404, 'Not Found']);
    expect((await call('sip:a@10.0.0.1')).status).toBe(404);
  });

  test('404: the address is an inbound gateway, before anything else of the account', async () => {
    const [carrier] = world.store.carriers.list({ accountSid: GLOBEX });
    world.store.sipGateways.add({
      voip_carrier_sid: carrier?.voip_carrier_sid,
      ipv4: '203.0.113.96',
      netmask: 28,
      inbound: 1,
      outbound: 0,
    });
    setAccount({ is_active: 0 });
    await world.fault({ publicAddress: '203.0.113.111' });
    expect(told(await call(nobody))).toEqual([404, 'Number Not Provisioned']);
    await world.app.request('/sandbox/faults', { method: 'DELETE' });
    await world.fault({ publicAddress: '203.0.113.112' });
    expect((await call(nobody)).status).toBe(503);
  });

  test('503: the account is off', async () => {
    setAccount({ is_active: 0 });
    const final = await call(nobody, { password: 'wrong' });
    expect(told(final, final)).toEqual([
      503,
      'Service Unavailable',
      'Account exists but is inactive',
    ]);
  });

  test('503: the account has its calls; further legs are none', async () => {
    world.store.accountLimits.set(GLOBEX, 'voice_call_session', 2);
    fillCalls(1);
    expect((await call(nobody)).status).toBe(480);
    fillCalls(1);
    const final = await call(nobody, { password: 'wrong' });
    expect(told(final)).toEqual([503, 'Max Account Calls In Progress']);
    expect(headerOf(final, 'X-Call-Limit')).toBe('2');
  });

  test('503: the provider has its calls', async () => {
    const provider = world.store.accounts.get(GLOBEX)?.service_provider_sid ?? '';
    world.store.serviceProviderLimits.set(provider, 'voice_call_session', 3);
    fillCalls(3, ACME);
    const final = await call(nobody);
    expect(told(final)).toEqual([503, 'Max Service Provider Calls In Progress']);
    expect(headerOf(final, 'X-Call-Limit')).toBe('3');
  });

  test('503 of a hosted platform: no subscription, or its sessions are in use', async () => {
    const hosted = await openWorld({ hosted: true });
    hosted.store.subscriptions.remove(GLOBEX);
    const client = await hosted.client();
    expect(told((await client.ask('INVITE', nobody)).final)).toEqual([
      503,
      'No Active Subscription',
    ]);
    hosted.store.subscriptions.set({
      account_subscription_sid: crypto.randomUUID(),
      account_sid: GLOBEX,
      started_at: 0,
      sessions: 1,
      devices: 0,
      stripe_subscription_id: null,
      stripe_status: null,
      payment_method_id: null,
    });
    expect((await client.ask('INVITE', nobody)).final.status).toBe(480);
    hosted.live.add({ call_sid: 'a', account_sid: GLOBEX, call_status: 'trying' });
    const { final } = await client.ask('INVITE', nobody);
    expect(told(final)).toEqual([503, 'Maximum Calls In Progress']);
    expect(headerOf(final, 'X-Call-Limit')).toBe('1');
    await hosted.end();
  });

  test('407 first: a nonce, MD5, and quality of protection', async () => {
    const client = await world.client();
    const invite = client.request('INVITE', nobody, 'once');
    client.send(invite);
    const challenge = headerOf(await client.answer(invite), 'Proxy-Authenticate');
    expect(challenge).toMatch(
      /^Digest realm="globex\.sip\.example\.net", nonce="[0-9a-f]{32}", algorithm=MD5, qop="auth"$/,
    );
  });

  test('a nonce is good once', async () => {
    const client = await world.client();
    const { sent } = await client.ask('INVITE', nobody);
    const again = client.request('INVITE', nobody, 'again', {
      headers: sent.headers.filter(([name]) => name === 'Proxy-Authorization'),
    });
    client.send(again);
    const answer = await client.answer(again);
    expect(answer.status).toBe(407);
    expect(headerOf(answer, 'Proxy-Authenticate')).toContain('stale=true');
  });

  test.each<[string, Who]>([
    ['a wrong password', { password: 'wrong' }],
    ['an unknown user', { username: 'nobody' }],
    ['a user of another account', { username: 'desk100', password: 'pass-desk100' }],
  ])('403: %s', async (_, who) => {
    const final = await call(nobody, who);
    expect(told(final, final)).toEqual([403, 'Forbidden', 'Invalid credentials']);
  });

  test('403: the client is off', async () => {
    world.store.clients.change(client, { is_active: 0 });
    const final = await call(nobody);
    expect(told(final, final)).toEqual([403, 'Forbidden', 'Invalid credentials']);
  });

  test('480: nothing answers what was dialled', async () => {
    const final = await call(nobody);
    expect(told(final, final)).toEqual([
      480,
      'Temporarily Unavailable',
      'no configured application',
    ]);
  });
});

describe('an account with a registration hook', () => {
  const target = `sip:app-none@${acme}`;
  const hookedBy = (url: string) => {
    const sid = world.store.webhooks.add({ url, method: 'POST' });
    world.store.webhooks.link(hooked, 'registration_hook_sid', sid);
  };

  test('403: its clients are not looked at', async () => {
    const final = await call(target, {
      username: 'desk100',
      password: 'pass-desk100',
      realm: acme,
    });
    expect(told(final, final)).toEqual([403, 'Forbidden', 'Invalid credentials']);
  });

  test('the user of the hook calls and registers', async () => {
    expect((await call(target, { ...hookUser, realm: acme })).status).toBe(480);
    expect((await register({ ...hookUser, realm: acme })).status).toBe(200);
    const final = await call(target, { ...hookUser, password: 'wrong', realm: acme });
    expect(told(final, final)).toEqual([403, 'Forbidden', 'Invalid credentials']);
  });

  test('403: the hook takes them for a spammer', async () => {
    await world.fault({ publicAddress: '198.51.100.77' });
    const final = await call(target, { username: 'hook-banned', realm: acme });
    expect(headerOf(final, 'X-Reason')).toMatch(
      /^detected potential spammer from 198\.51\.100\.77:\d+$/,
    );
    expect(final.status).toBe(403);
  });

  test('a hook that fails passes its status on; none but those of the seed are there', async () => {
    expect((await call(target, { username: 'hook-500', realm: acme })).status).toBe(500);
    const before = world.store.webhooks.get(hook ?? '');
    for (const url of ['https://hooks.acme.test/register', 'http://127.0.0.1:9/x', 'no address']) {
      hookedBy(url);
      expect((await call(target, { ...hookUser, realm: acme })).status).toBe(404);
    }
    hookedBy(before?.url ?? '');
    expect((await call(target, { ...hookUser, realm: acme })).status).toBe(480);
  });
});

describe('a REGISTER', () => {
  test.each([
    ['an unknown realm', 'nobody.example'],
    ['an address as domain', '10.0.0.1'],
  ])('403: %s', async (_, other) => {
    const final = await register({ realm: other });
    expect(told(final, final)).toEqual([403, 'Forbidden', 'Unknown or invalid realm']);
  });

  test('503: the account is off', async () => {
    setAccount({ is_active: 0 });
    const final = await register();
    expect(headerOf(final, 'X-Reason')).toBe('Account exists but is inactive');
  });

  test('401 first, then 403: a wrong password', async () => {
    const client = await world.client({ password: 'wrong' });
    const first = client.request('REGISTER', `sip:${realm}`, 'r');
    client.send(first);
    const challenged = await client.answer(first);
    expect([challenged.status, headerOf(challenged, 'WWW-Authenticate') !== undefined]).toEqual([
      401,
      true,
    ]);
    const { final } = await client.register();
    expect(told(final, final)).toEqual([403, 'Forbidden', 'Invalid credentials']);
  });

  test('503 of a hosted platform: all devices are registered', async () => {
    const hosted = await openWorld({ hosted: true });
    hosted.store.accounts.change(GLOBEX, { device_to_call_ratio: 0 });
    hosted.store.subscriptions.set({
      account_subscription_sid: crypto.randomUUID(),
      account_sid: GLOBEX,
      started_at: 0,
      sessions: 1,
      devices: 0,
      stripe_subscription_id: null,
      stripe_status: null,
      payment_method_id: null,
    });
    const client = await hosted.client();
    expect(told((await client.register()).final)).toEqual([503, 'Max Devices Registered']);
    await hosted.end();
  });
});

describe('failures on request', () => {
  test('a refusal with its headers, as often as it was asked for', async () => {
    await world.fault({ status: 503, reason: 'Busy', xReason: 'full', callLimit: 20 }, 1);
    const final = await call(nobody);
    expect(told(final, final)).toEqual([503, 'Busy', 'full']);
    expect(headerOf(final, 'X-Call-Limit')).toBe('20');
    expect((await call(nobody)).status).toBe(480);
  });

  test('of another method, and no answer at all', async () => {
    await world.fault({ method: 'register', status: 500 });
    expect((await register()).status).toBe(500);
    expect((await call(nobody)).status).toBe(480);
    await world.fault({ method: 'OPTIONS', noAnswer: true }, 1);
    const client = await world.client();
    client.send(client.request('OPTIONS', nobody, 'lost'));
    expect((await client.ask('OPTIONS', nobody)).final.status).toBe(200);
    expect(client.unread()).toBe(0);
  });

  test('a list with the others, and refused where it is none', async () => {
    await world.fault({ refuseSocket: true }, 2);
    const answer = await world.app.request('/sandbox/faults');
    expect(await answer.json()).toMatchObject([{ sip: { refuseSocket: true }, times: 2 }]);
    expect((await world.fault({ status: 200 })).status).toBe(400);
    expect((await world.fault({ reason: 'a\r\nb' })).status).toBe(400);
    await expect(world.client()).rejects.toThrow('503');
  });
});
