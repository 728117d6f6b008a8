import { bodyRecord } from '../../http/body.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { badRequest, bareRefusal, refusal } from '../../http/errors.ts';
import { json } from '../../http/replies.ts';
import { randomWord } from '../../rules/secrets.ts';
import type { AccountRow } from '../accounts/store.ts';
import { customerId, payingAccount } from './billing.ts';
import {
  cardOf,
  charge,
  DEVICES,
  monthlyCost,
  proratedCost,
  type Quantities,
  SESSIONS,
  UNPAYABLE_QUANTITY,
} from './prices.ts';
import type { SubscriptionRow } from './store.ts';
import { clientSecret, nextInvoiceDate, subscriptionObject } from './view.ts';

type Body = Record<string, unknown>;

const fewestSessions = 5;
const most = 1_000_000;
const actions = [
  'upgrade-to-paid',
  'update-payment-method',
  'update-quantities',
  'downgrade-to-free',
];

const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** Applies an order to the current quantities; the platform passes the body on unread. */
function ordered(products: readonly unknown[], before: Quantities): Quantities {
  const after = { ...before };
  for (const product of products) {
    if (typeof product !== 'object' || product === null) throw bareRefusal(400);
    const price: unknown = Reflect.get(product, 'price_id');
    const sid: unknown = Reflect.get(product, 'product_sid');
    const quantity: unknown = Reflect.get(product, 'quantity');
    if (price === SESSIONS.prices[0]?.stripe_price_id && sid === SESSIONS.product_sid) {
      if (!isQuantity(quantity) || quantity < fewestSessions) {
        throw badRequest(`invalid voice call session value, minimum is ${fewestSessions}`);
      }
      after.sessions = quantity;
    } else if (price === DEVICES.prices[0]?.stripe_price_id && sid === DEVICES.product_sid) {
      if (!isQuantity(quantity)) throw bareRefusal(400);
      after.devices = quantity;
    } else {
      throw bareRefusal(400);
    }
  }
  return after;
}

function paymentMethodOf({ payment_method_id: id }: Body): string {
  if (typeof id !== 'string' || id === '' || id.length > 255) {
    throw badRequest('missing payment_method_id');
  }
  return id;
}

function productsOf({ products }: Body): readonly unknown[] {
  if (!Array.isArray(products) || products.length === 0) throw badRequest('missing products');
  return products;
}

export function registerSubscriptions(api: Api, services: Services): void {
  const { store, hosted, now } = services;

  function fresh(account: AccountRow, quantities: Quantities): SubscriptionRow {
    return {
      account_subscription_sid: crypto.randomUUID(),
      account_sid: account.account_sid,
      started_at: now().getTime(),
      ...quantities,
      stripe_subscription_id: null,
      stripe_status: null,
      payment_method_id: null,
    };
  }

  function upgrade(account: AccountRow, body: Body): Response {
    const method = paymentMethodOf(body);
    const quantities = ordered(productsOf(body), { sessions: 0, devices: 0 });
    // Only the payment provider's own id counts; one in the body is ignored.
    customerId(services, account);
    const outcome = charge(method);
    const before = store.subscriptions.get(account.account_sid);
    const id = `sub_Stub${randomWord(10)}`;
    const row: SubscriptionRow = {
      ...fresh(account, quantities),
      stripe_subscription_id: id,
      stripe_status: outcome === 'paid' ? 'active' : 'incomplete',
      payment_method_id: method,
    };
    if (outcome === 'paid') {
      store.subscriptions.set(row);
      store.accounts.change(account.account_sid, { plan_type: 'paid' });
      const { statement_descriptor } = cardOf(method);
      const chargedAmount = monthlyCost(quantities);
      return json(
        {
          status: 'success',
          chargedAmount,
          currency: 'usd',
          statementDescriptor: statement_descriptor,
        },
        201,
      );
    }
    // The current plan remains until the order is paid
    // (`billing#me-after-upgrade-action-required`).
    const kept = before ?? fresh(account, { sessions: 0, devices: 0 });
    store.subscriptions.set({
      ...kept,
      stripe_subscription_id: id,
      stripe_status: 'incomplete',
    });
    store.state.set(`order/${id}`, JSON.stringify({ ...quantities, method }));
    const pending = { subscription: id, client_secret: clientSecret(row) };
    const answer =
      outcome === 'declined'
        ? { status: 'card error', ...pending, reason: 'Your card was declined.' }
        : { status: 'action required', ...pending };
    return json(answer, 201);
  }

  function changeMethod(account: AccountRow, body: Body): Response {
    const method = paymentMethodOf(body);
    const row = store.subscriptions.get(account.account_sid);
    if (charge(method) === 'declined') {
      return json({ status: 'failed to pay outstanding invoices' });
    }
    // The new method pays the next invoice; a pending one is paid now.
    if (row?.stripe_status === 'incomplete') settleOrder(services, row, method);
    else if (row) store.subscriptions.set({ ...row, payment_method_id: method });
    return json({ status: 'success' });
  }

  function changeQuantities(account: AccountRow, body: Body): Response {
    const products = productsOf(body);
    const row = store.subscriptions.get(account.account_sid);
    // `billing#quantities-without-subscription`
    if (row?.stripe_status !== 'active') throw bareRefusal(400);
    const after = ordered(products, row);
    if (body['dry_run'] === true) {
      return json(
        {
          currency: 'usd',
          prorated_cost: proratedCost(row, after),
          monthly_cost: monthlyCost(after),
          next_invoice_date: nextInvoiceDate(row),
        },
        201,
      );
    }
    if (after.sessions === UNPAYABLE_QUANTITY || after.devices === UNPAYABLE_QUANTITY) {
      return json({ status: 'failed', reason: 'payment required' }, 201);
    }
    store.subscriptions.set({ ...row, ...after });
    return json({ status: 'success' }, 201);
  }

  function downgrade(account: AccountRow): Response {
    store.subscriptions.set(fresh(account, { sessions: 1, devices: 1 }));
    store.accounts.change(account.account_sid, { plan_type: 'free' });
    return json({ status: 'success' });
  }

  api.get('/Subscriptions', (c) => {
    const account = payingAccount(c, services);
    const row = account && store.subscriptions.get(account.account_sid);
    if (!hosted || !account || !row?.stripe_subscription_id) throw bareRefusal(404);
    return json(subscriptionObject(row, account));
  });

  function act(c: Ctx, account: AccountRow): Response {
    const body = bodyRecord(c);
    switch (body['action']) {
      case 'upgrade-to-paid':
        return upgrade(account, body);
      case 'update-payment-method':
        return changeMethod(account, body);
      case 'update-quantities':
        return changeQuantities(account, body);
      default:
        return downgrade(account);
    }
  }

  api.post('/Subscriptions', (c) => {
    const { action } = bodyRecord(c);
    if (typeof action !== 'string' || !actions.includes(action)) {
      throw badRequest('invalid or missing action');
    }
    // `billing#self-hosted-prices` and the like: there is no payment provider.
    if (!hosted) throw refusal(500, 'createCustomer is not a function');
    const account = payingAccount(c, services);
    if (!account) throw bareRefusal(400);
    return store.transaction(() => act(c, account));
  });
}

/** Settles an order that waited for the cardholder: the account gets the ordered quantities. */
export function settleOrder({ store, now }: Services, row: SubscriptionRow, method?: string): void {
  const waiting = store.state.get(`order/${row.stripe_subscription_id}`);
  if (waiting === undefined) return;
  const order = JSON.parse(waiting) as Quantities & { method: string };
  store.subscriptions.set({
    ...row,
    started_at: now().getTime(),
    sessions: order.sessions,
    devices: order.devices,
    stripe_status: 'active',
    payment_method_id: method ?? order.method,
  });
  store.accounts.change(row.account_sid, { plan_type: 'paid' });
}
