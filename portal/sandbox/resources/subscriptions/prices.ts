/** Products of the hosted platform, as in the payment provider's stand-in; amounts in cents. */

const RECURRING = {
  aggregate_usage: null,
  interval: 'month',
  interval_count: 1,
  trial_period_days: null,
  usage_type: 'licensed',
};

const tier = (amount: number, upTo: number | null) => ({
  flat_amount: null,
  flat_amount_decimal: null,
  unit_amount: amount,
  unit_amount_decimal: String(amount),
  up_to: upTo,
});

export const SESSIONS = {
  product_sid: 'c4403cdb-8e75-4b27-9726-7d8315e3216d',
  name: 'concurrent call session',
  category: 'voice_call_session',
  stripe_product_id: 'prod_StubSessions',
  description: 'Concurrent call sessions',
  unit_label: 'session',
  prices: [
    {
      stripe_price_id: 'price_StubSessionsUsd',
      billing_scheme: 'tiered',
      currency: 'usd',
      recurring: RECURRING,
      tiers_mode: 'volume',
      tiers: [tier(1000, 25), tier(800, 100), tier(650, null)],
      type: 'recurring',
      unit_amount: null,
      unit_amount_decimal: null,
    },
  ],
};

export const DEVICES = {
  product_sid: '2c815913-5c26-4004-b748-183b459329df',
  name: 'registered device',
  category: 'device',
  stripe_product_id: 'prod_StubDevices',
  description: 'Registered devices',
  unit_label: 'device',
  prices: [
    {
      stripe_price_id: 'price_StubDevicesUsd',
      billing_scheme: 'per_unit',
      currency: 'usd',
      recurring: RECURRING,
      tiers_mode: null,
      tiers: null,
      type: 'recurring',
      unit_amount: 100,
      unit_amount_decimal: '100',
    },
  ],
};

export type Quantities = {
  sessions: number;
  devices: number;
};

/** Volume pricing: the tier of the last session sets the price of all. */
export function sessionsCost(quantity: number): number {
  const tiers = SESSIONS.prices[0]?.tiers ?? [];
  const reached = tiers.find(({ up_to }) => up_to === null || quantity <= up_to);
  return quantity * (reached?.unit_amount ?? 0);
}

export const devicesCost = (quantity: number) => quantity * (DEVICES.prices[0]?.unit_amount ?? 0);

export const monthlyCost = ({ sessions, devices }: Quantities) =>
  sessionsCost(sessions) + devicesCost(devices);

/** The stand-in always assumes that half a period is left (`billing#quantities-dry-run`). */
export const proratedCost = (before: Quantities, after: Quantities) =>
  (monthlyCost(after) - monthlyCost(before)) / 2;

/*
 * Stands in for the card processor. The payment method decides the outcome:
 * - `pm_card_authenticationRequired` (or any with `3ds` in it): the holder must confirm first;
 * - `pm_card_declined` (or any with `declined` in it): the card is refused;
 * - anything else, such as `pm_card_ok`: paid.
 * A change to a quantity of exactly 402 is never paid, whatever the card.
 */

export type CardOutcome = 'paid' | 'declined' | 'authentication';

export function charge(paymentMethodId: string): CardOutcome {
  if (/authenticationRequired|3ds/i.test(paymentMethodId)) return 'authentication';
  return /declined/i.test(paymentMethodId) ? 'declined' : 'paid';
}

export const UNPAYABLE_QUANTITY = 402;

/** Visible parts of a card, in the payment provider's words. */
export const cardOf = (paymentMethodId: string) => ({
  last4: /declined/i.test(paymentMethodId) ? '0002' : '4242',
  exp_month: 8,
  exp_year: 2030,
  card_type: 'visa',
  statement_descriptor: 'VOICE PLATFORM',
});
