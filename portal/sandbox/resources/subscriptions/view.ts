import type { AccountRow } from '../accounts/store.ts';
import { cardOf, DEVICES, devicesCost, monthlyCost, SESSIONS, sessionsCost } from './prices.ts';
import type { SubscriptionRow } from './store.ts';

const periodSeconds = 30 * 86_400;
const hourSeconds = 3600;

const secondsOf = (ms: number) => Math.floor(ms / 1000);

/** Ids of objects at the payment provider, always the same for a subscription. */
const idFor = (prefix: string, { stripe_subscription_id }: SubscriptionRow) =>
  `${prefix}_Stub${(stripe_subscription_id ?? '').slice(-10)}`;

export const clientSecret = (row: SubscriptionRow) => `${idFor('pi', row)}_secret_stub`;

export const periodEnd = ({ started_at }: SubscriptionRow) => secondsOf(started_at) + periodSeconds;

/** `Sun Dec 20 2026` */
export const nextInvoiceDate = (row: SubscriptionRow) => {
  const [weekday = '', day = '', month = '', year = ''] = new Date(periodEnd(row) * 1000)
    .toUTCString()
    .split(/,? /);
  return `${weekday} ${month} ${day} ${year}`;
};

const priceObject = ({ stripe_product_id, prices: [price] }: typeof SESSIONS | typeof DEVICES) => {
  const { stripe_price_id, billing_scheme, currency, recurring, tiers_mode, tiers, type, ...unit } =
    price ?? SESSIONS.prices[0] ?? DEVICES.prices[0] ?? {};
  const head = { id: stripe_price_id, object: 'price', active: true, product: stripe_product_id };
  const scheme = { billing_scheme, currency, recurring, tiers_mode };
  // The order of the members differs with the scheme (`billing#subscription`).
  return tiers
    ? { ...head, ...scheme, type, ...unit, tiers }
    : { ...head, ...scheme, tiers, type, ...unit };
};

const items = (row: SubscriptionRow) => [
  { product: SESSIONS, quantity: row.sessions, cost: sessionsCost(row.sessions) },
  { product: DEVICES, quantity: row.devices, cost: devicesCost(row.devices) },
];

/** The provider's subscription object. */
export function subscriptionObject(row: SubscriptionRow, account: AccountRow) {
  const total = monthlyCost(row);
  const isPaid = row.stripe_status === 'active';
  return {
    id: row.stripe_subscription_id,
    object: 'subscription',
    customer: account['stripe_customer_id'],
    metadata: {
      account_sid: row.account_sid,
      account_subscription_sid: row.account_subscription_sid,
    },
    status: row.stripe_status,
    current_period_start: secondsOf(row.started_at),
    current_period_end: periodEnd(row),
    items: {
      object: 'list',
      data: items(row).map(({ product, quantity }, index) => ({
        id: `${idFor('si', row)}${index}`,
        price: priceObject(product),
        quantity,
        metadata: { product_sid: product.product_sid },
      })),
    },
    latest_invoice: {
      id: idFor('in', row),
      object: 'invoice',
      status: isPaid ? 'paid' : 'open',
      currency: 'usd',
      amount_due: total,
      amount_paid: isPaid ? total : 0,
      total,
      payment_intent: {
        id: idFor('pi', row),
        object: 'payment_intent',
        status: isPaid ? 'succeeded' : 'requires_action',
        currency: 'usd',
        client_secret: clientSecret(row),
        statement_descriptor: cardOf('').statement_descriptor,
        last_payment_error: null,
      },
    },
  };
}

/** The provider's upcoming invoice. */
export function invoiceObject(row: SubscriptionRow, account: AccountRow) {
  const total = monthlyCost(row);
  return {
    object: 'invoice',
    customer: account['stripe_customer_id'],
    subscription: row.stripe_subscription_id,
    currency: 'usd',
    total,
    subtotal: total,
    amount_due: total,
    status: 'draft',
    created: secondsOf(row.started_at),
    next_payment_attempt: periodEnd(row) + hourSeconds,
    period_start: secondsOf(row.started_at),
    period_end: periodEnd(row),
    lines: {
      object: 'list',
      data: items(row).map(({ product, quantity, cost }) => {
        const price = product.prices[0]?.stripe_price_id;
        return {
          id: `il_${price}`,
          object: 'line_item',
          amount: cost,
          currency: 'usd',
          proration: false,
          quantity,
          description: `${quantity} x ${price}`,
        };
      }),
    },
  };
}

/** The subscription as the hosted `/Users/me` shows it. */
export function ownSubscription(row: SubscriptionRow, account: AccountRow) {
  const reason = account['deactivated_reason'];
  return {
    status: reason === null ? 'active' : 'suspended',
    ...(reason !== null && { suspend_reason: reason }),
    account_subscription_sid: row.account_subscription_sid,
    start_date: new Date(secondsOf(row.started_at) * 1000).toISOString(),
    products: [
      { name: DEVICES.name, quantity: row.devices },
      { name: SESSIONS.name, quantity: row.sessions },
    ],
    ...(row.payment_method_id !== null && cardOf(row.payment_method_id)),
  };
}
