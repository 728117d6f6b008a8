import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { headerOf } from '../message.ts';
import { ACME, GLOBEX, openWorld, sales, told, type World } from '../tests/sip-world.ts';

let world: World;
let client: string;
beforeAll(async () => {
  world = await openWorld();
  client = world.store.clients.byName(GLOBEX, sales.username)?.client_sid ?? '';
});
afterAll(() => world.end());
beforeEach(async () => {
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
const nobody = `sip:18005550100@${realm}`;

type Who = Partial<typeof sales>;

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
    expect(told(await world.call('sip:a@nobody.example'))).toEqual([404, 'Not Found']);
    expect((await world.call('sip:a@10.0.0.1')).status).toBe(404);
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
    expect(told(await world.call(nobody))).toEqual([404, 'Number Not Provisioned']);
    await world.app.request('/sandbox/faults', { method: 'DELETE' });
    await world.fault({ publicAddress: '203.0.113.112' });
    expect((await world.call(nobody)).status).toBe(503);
    await world.app.request('/sandbox/faults', { method: 'DELETE' });
  });

  test('503: the account is off', async () => {
    setAccount({ is_active: 0 });
    const final = await world.call(nobody, { password: 'wrong' });
    expect(told(final)).toEqual([503, 'Service Unavailable', 'Account exists but is inactive']);
  });

  test('503: the account has its calls; further legs are none', async () => {
    world.store.accountLimits.set(GLOBEX, 'voice_call_session', 2);
    fillCalls(1);
    expect((await world.call(nobody)).status).toBe(480);
    fillCalls(1);
    const final = await world.call(nobody, { password: 'wrong' });
    expect(told(final)).toEqual([503, 'Max Account Calls In Progress']);
    expect(headerOf(final, 'X-Call-Limit')).toBe('2');
  });

  test('503: the provider has its calls', async () => {
    const provider = world.store.accounts.get(GLOBEX)?.service_provider_sid ?? '';
    world.store.serviceProviderLimits.set(provider, 'voice_call_session', 3);
    fillCalls(3, ACME);
    const final = await world.call(nobody);
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
    const final = await world.call(nobody, who);
    expect(told(final)).toEqual([403, 'Forbidden', 'Invalid credentials']);
  });

  test('403: the client is off', async () => {
    world.store.clients.change(client, { is_active: 0 });
    const final = await world.call(nobody);
    expect(told(final)).toEqual([403, 'Forbidden', 'Invalid credentials']);
  });

  test('480: nothing answers what was dialled', async () => {
    const final = await world.call(nobody);
    expect(told(final)).toEqual([480, 'Temporarily Unavailable', 'no configured application']);
  });
});

describe('a REGISTER', () => {
  test.each([
    ['an unknown realm', 'nobody.example'],
    ['an address as domain', '10.0.0.1'],
  ])('403: %s', async (_, other) => {
    const final = await world.register({ realm: other });
    expect(told(final)).toEqual([403, 'Forbidden', 'Unknown or invalid realm']);
  });

  test('503: the account is off', async () => {
    setAccount({ is_active: 0 });
    const final = await world.register();
    expect(headerOf(final, 'X-Reason')).toBe('Account exists but is inactive');
  });

  test("403: in another's place", async () => {
    const caller = await world.client();
    for (const to of [`sip:till9@${realm}`, 'sip:sales1@acme.sip.example.net']) {
      const headers = [['To', `<${to}>`]] as const;
      const { final } = await caller.ask('REGISTER', `sip:${realm}`, { headers });
      expect(told(final)).toEqual([403, 'Forbidden', 'Invalid credentials']);
    }
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
    expect(told(final)).toEqual([403, 'Forbidden', 'Invalid credentials']);
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
