import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ACME, GLOBEX } from '../../seed/known-sids.ts';
import { type Client, type TestSandbox, testSandbox } from '../../tests/client.ts';

const sessions = (quantity: unknown) => ({
  price_id: 'price_StubSessionsUsd',
  product_sid: 'c4403cdb-8e75-4b27-9726-7d8315e3216d',
  quantity,
});
const devices = (quantity: unknown) => ({
  price_id: 'price_StubDevicesUsd',
  product_sid: '2c815913-5c26-4004-b748-183b459329df',
  quantity,
});

let sandbox: TestSandbox;
let acme: Client;
beforeEach(async () => {
  sandbox = await testSandbox({ hosted: true });
  acme = await sandbox.as('acme-user');
});
afterEach(() => sandbox.close());

const act = (body: Record<string, unknown>) => acme.post('/Subscriptions', body);
const upgrade = (payment_method_id: string, ...products: object[]) =>
  act({ action: 'upgrade-to-paid', payment_method_id, products });
const plan = () => sandbox.store.accounts.get(ACME)?.['plan_type'];
const quantities = () => {
  const row = sandbox.store.subscriptions.get(ACME);
  return [row?.sessions, row?.devices];
};

describe('upgrading', () => {
  test.each([
    [10, 5, 10_500],
    [25, 0, 25_000],
    [26, 0, 20_800],
    [100, 10, 81_000],
    [101, 0, 65_650],
  ])('%i sessions and %i devices cost %i cents', async (some, more, cents) => {
    const { status, json } = await upgrade('pm_card_ok', sessions(some), devices(more));
    expect([status, json]).toEqual([
      201,
      {
        status: 'success',
        chargedAmount: cents,
        currency: 'usd',
        statementDescriptor: 'VOICE PLATFORM',
      },
    ]);
    expect(plan()).toBe('paid');
    expect((await acme.get('/Invoices')).json).toMatchObject({ total: cents });
    expect((await acme.get('/Subscriptions')).json).toMatchObject({ status: 'active' });
    const me = (await acme.get('/Users/me')).json as Record<string, unknown>;
    expect(me['subscription']).toMatchObject({ last4: '4242', card_type: 'visa' });
  });

  test('a card whose holder has to confirm changes nothing until then', async () => {
    const before = quantities();
    const answer = await upgrade('pm_card_authenticationRequired', sessions(10));
    const { status, subscription, client_secret } = answer.json as Record<string, string>;
    expect([answer.status, status]).toEqual([201, 'action required']);
    expect([plan(), quantities()]).toEqual(['trial', before]);
    expect((await acme.get('/Invoices')).status).toBe(404);
    const confirm = (secret: string) =>
      sandbox.app.request(`/sandbox/payments/${subscription}/confirm?client_secret=${secret}`, {
        method: 'POST',
      });
    expect((await confirm('guessed')).status).toBe(404);
    expect((await confirm(client_secret ?? '')).status).toBe(204);
    expect([plan(), quantities()]).toEqual(['paid', [10, 0]]);
    expect((await confirm(client_secret ?? '')).status).toBe(404);
  });

  test('a declined card can be replaced', async () => {
    const { json } = await upgrade('pm_card_declined', sessions(8), devices(2));
    expect(json).toMatchObject({ status: 'card error', reason: 'Your card was declined.' });
    expect(plan()).toBe('trial');
    const replace = (payment_method_id: string) =>
      act({ action: 'update-payment-method', payment_method_id });
    const failed = await replace('pm_card_declined');
    expect([failed.status, failed.json]).toEqual([
      200,
      { status: 'failed to pay outstanding invoices' },
    ]);
    expect(plan()).toBe('trial');
    expect((await replace('pm_card_ok')).json).toEqual({ status: 'success' });
    expect([plan(), quantities()]).toEqual(['paid', [8, 2]]);
  });
});

describe('changing quantities', () => {
  const change = (products: object[], dry_run?: boolean) =>
    act({ action: 'update-quantities', products, ...(dry_run && { dry_run }) });
  beforeEach(async () => {
    await upgrade('pm_card_ok', sessions(10), devices(5));
  });

  test('a dry run tells the cost and changes nothing', async () => {
    const before = sandbox.snapshot();
    const more = await change([sessions(20), devices(5)], true);
    expect([more.status, more.json]).toEqual([
      201,
      {
        currency: 'usd',
        prorated_cost: 5000,
        monthly_cost: 20_500,
        next_invoice_date: 'Sun Dec 20 2026',
      },
    ]);
    expect((await change([sessions(5)], true)).json).toMatchObject({
      prorated_cost: -2500,
      monthly_cost: 5500,
    });
    expect(sandbox.snapshot()).toBe(before);
  });
});

test('bad orders are refused and change nothing', async () => {
  await upgrade('pm_card_ok', sessions(10));
  const before = sandbox.snapshot();
  const strange: unknown[] = [undefined, null, '', {}, [], 0, 'x'.repeat(70_000), { a: 1 }, [null]];
  const orders: Record<string, unknown>[] = [
    ...strange.flatMap((value) => [
      { action: value },
      { action: 'update-payment-method', payment_method_id: value },
      { action: 'upgrade-to-paid', payment_method_id: value, products: [sessions(5)] },
      { action: 'upgrade-to-paid', payment_method_id: 'pm_card_ok', products: value },
      { action: 'upgrade-to-paid', payment_method_id: 'pm_card_ok', products: [sessions(value)] },
      { action: 'update-quantities', products: value },
      { action: 'update-quantities', products: [sessions(value)] },
      { action: 'update-quantities', products: [{ ...sessions(10), price_id: value }] },
      { action: 'update-quantities', products: [{ ...devices(10), product_sid: value }] },
      // Zero devices are allowed.
      { action: 'update-quantities', products: [devices(value === 0 ? -1 : value)] },
    ]),
    { action: 'upgrade-to-paid', payment_method_id: 'pm_card_ok', products: [sessions(4)] },
    { action: 'update-quantities', products: [sessions(5.5)] },
  ];
  for (const order of orders) {
    const answer = await act(order);
    expect(answer.status, JSON.stringify(order).slice(0, 200)).toBeGreaterThanOrEqual(400);
    expect(answer.status, JSON.stringify(order).slice(0, 200)).toBeLessThan(500);
    expect(answer.text).not.toBe('');
    expect(sandbox.snapshot() === before, JSON.stringify(order).slice(0, 200)).toBe(true);
  }
});

test('ids of another account in an order are not looked at', async () => {
  const others = () =>
    JSON.stringify(
      (sandbox.store.dump()['account_subscriptions'] ?? []).filter(
        (row) => row['account_sid'] !== ACME,
      ),
    );
  const before = others();
  const owner = { account_sid: GLOBEX, user_sid: 'e4500c5b-00ad-42ca-ac82-51bbd58447d8' };
  await act({
    ...owner,
    action: 'upgrade-to-paid',
    payment_method_id: 'pm_card_ok',
    products: [sessions(10)],
  });
  await act({ ...owner, action: 'update-quantities', products: [sessions(20)] });
  await act({ ...owner, action: 'downgrade-to-free' });
  expect(others()).toBe(before);
  expect(quantities()).toEqual([1, 1]);
});

test('who has no account has nothing to pay', async () => {
  const admin = await sandbox.as('admin');
  expect((await admin.get('/Prices')).json).toHaveLength(2);
  for (const path of ['/StripeCustomerId', '/Invoices', '/Subscriptions']) {
    expect((await admin.get(path)).status, path).toBe(404);
  }
  expect((await admin.post('/Subscriptions', { action: 'downgrade-to-free' })).status).toBe(400);
  expect((await admin.get('/Users/me')).status).toBe(500);
});
