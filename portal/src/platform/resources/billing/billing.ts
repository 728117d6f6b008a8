import type { Price } from '@trunkline/ui/widgets/price-summary';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { hearOtherTabs, tellOtherTabs } from '../../../browser/other-tabs.ts';
import { read, useQuery, useRefresh, useSelected } from '../../client/cache/query.ts';
import { isNotFound } from '../../client/calls/errors.ts';
import { path } from '../../client/calls/path.ts';
import { call, command } from '../../client/calls/transport.ts';
import { optionalText } from '../../client/calls/wire.ts';
import type { Me } from '../users/users.ts';

const sessionsName = 'concurrent call session';
const devicesName = 'registered device';

/** Quantity of each product in the subscription. */
export function quantitiesOf({ subscription }: Me): { sessions: number; devices: number } {
  const of = (name: string) =>
    subscription.products.find((product) => product.name === name)?.quantity ?? 0;
  return { sessions: of(sessionsName), devices: of(devicesName) };
}

const amount = v.nullish(v.union([v.number(), v.string()]));
const tier = v.object({
  up_to: v.nullish(v.number(), null),
  unit_amount: amount,
  unit_amount_decimal: amount,
  flat_amount: amount,
  flat_amount_decimal: amount,
});
const product = v.object({
  product_sid: v.string(),
  category: v.string(),
  unit_label: v.nullish(v.string(), 'unit'),
  prices: v.array(
    v.object({
      stripe_price_id: v.string(),
      currency: v.string(),
      billing_scheme: v.string(),
      tiers_mode: optionalText,
      tiers: v.nullish(v.array(tier), []),
      unit_amount: amount,
      unit_amount_decimal: amount,
    }),
  ),
});
export type Product = v.InferOutput<typeof product>;
type WirePrice = Product['prices'][number];

/** The decimal text is the exact one. */
const exact = (...amounts: (number | string | null | undefined)[]) =>
  String(amounts.find((one) => one !== null && one !== undefined) ?? 0);

export function priceOf(price: WirePrice): Price {
  const { currency } = price;
  if (price.billing_scheme !== 'tiered') {
    const unitAmount = exact(price.unit_amount_decimal, price.unit_amount);
    return { currency, scheme: 'per_unit', unitAmount };
  }
  return {
    currency,
    scheme: price.tiers_mode === 'graduated' ? 'graduated' : 'volume',
    tiers: price.tiers.map((one) => ({
      upTo: one.up_to,
      unitAmount: exact(one.unit_amount_decimal, one.unit_amount),
      flatAmount: exact(one.flat_amount_decimal, one.flat_amount),
    })),
  };
}

const prices = read('Prices', v.array(product));
export const useProducts = () => useQuery(prices);

const customer = read('StripeCustomerId', v.object({ stripe_customer_id: v.string() }));
export const useCustomerId = () =>
  useSelected(useQuery(customer), ({ stripe_customer_id }) => stripe_customer_id);

/** The platform responds "not found" if there is none. */
async function orNull<Data>(answer: Promise<Data>): Promise<Data | null> {
  try {
    return await answer;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

const invoice = v.object({
  /** Negative: a credit for later invoices. */
  total: v.number(),
  /** The total after credits of earlier invoices. */
  amount_due: v.nullish(v.number(), null),
  currency: v.string(),
  next_payment_attempt: v.nullish(v.number(), null),
});
export type Invoice = v.InferOutput<typeof invoice>;

const nextInvoice = {
  path: 'Invoices',
  get: () => orNull(call(invoice, 'GET', 'Invoices')),
};

/** The next invoice; null if nothing is due. Not requested unless `isPaid`. */
export const useInvoice = (isPaid: boolean) => useQuery(isPaid ? nextInvoice : null);

export type OrderedProduct = { price_id: string; product_sid: string; quantity: number };

const outcome = v.object({
  status: v.string(),
  client_secret: optionalText,
  reason: optionalText,
});
export type Outcome = v.InferOutput<typeof outcome>;

const order = (body: object) => call(outcome, 'POST', 'Subscriptions', { body });

export const upgrade = (
  payment_method_id: string,
  stripe_customer_id: string,
  products: OrderedProduct[],
) => order({ action: 'upgrade-to-paid', payment_method_id, stripe_customer_id, products });

export const changeCard = (payment_method_id: string) =>
  order({ action: 'update-payment-method', payment_method_id });

export const changeQuantities = (products: OrderedProduct[]) =>
  order({ action: 'update-quantities', products });

export const returnToFree = () => order({ action: 'downgrade-to-free' });

const quote = v.object({
  currency: v.string(),
  /** Negative: a credit. */
  prorated_cost: v.number(),
  monthly_cost: v.number(),
  next_invoice_date: optionalText,
});
export type Quote = v.InferOutput<typeof quote>;

/** Quotes the cost of a change without making it. */
export const quoteQuantities = (products: OrderedProduct[]) =>
  call(quote, 'POST', 'Subscriptions', {
    body: { action: 'update-quantities', dry_run: true, products },
  });

const stored = v.object({ status: v.nullish(v.string(), '') });

const subscription = {
  path: 'Subscriptions',
  get: async () => (await orNull(call(stored, 'GET', 'Subscriptions')))?.status ?? null,
};

/** Status of the subscription at the payment provider; null for none. */
export const subscriptionStatus = subscription.get;
export const useSubscriptionStatus = () => useQuery(subscription, { revalidateOnMount: true });

const usePlanRefreshHere = () => useRefresh('Invoices', 'Subscriptions', 'me', 'Accounts');

const planChanged = 'plan changed';

/** Reloads the plan, here and in other tabs. */
export function usePlanRefresh() {
  const refresh = usePlanRefreshHere();
  return async (accountSid: string) => {
    tellOtherTabs(planChanged, accountSid);
    await refresh(accountSid);
  };
}

/** Reloads the plan when another tab changes it. */
export function usePlanNews(accountSid: string | null, onNews: () => void): void {
  const refresh = usePlanRefreshHere();
  const follow = useEffectEvent((news: unknown) => {
    if (accountSid === null || news !== accountSid) return;
    void refresh(accountSid);
    onNews();
  });
  useEffect(() => hearOtherTabs(planChanged, follow), []);
}

/** Deletes the user's own account and its plan. @param password '' for users without one */
export const deleteOwnAccount = (accountSid: string, password: string) =>
  command('DELETE', path`Accounts/${accountSid}`, { body: { password } });
