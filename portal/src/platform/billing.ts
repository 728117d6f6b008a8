import type { Price } from '@trunkline/ui/widgets/price-summary';
import { useEffect, useEffectEvent } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import * as v from 'valibot';
import { hearOtherTabs, tellOtherTabs } from '../browser/other-tabs.ts';
import { accountKey } from './accounts.ts';
import { PlatformError } from './errors.ts';
import { path } from './path.ts';
import { call, command } from './transport.ts';
import { bit, instant, optionalText } from './wire.ts';

/** What the hosted platform adds to `/Users/me`. */
const hostedMe = v.object({
  user: v.object({
    name: optionalText,
    provider: optionalText,
    email_validated: v.optional(bit, true),
  }),
  account: v.object({
    account_sid: v.string(),
    sip_realm: optionalText,
    plan_type: v.fallback(v.picklist(['trial', 'free', 'paid']), 'free'),
    is_active: v.optional(bit, true),
    trial_end_date: instant,
    device_to_call_ratio: v.nullish(v.number(), 1),
    deactivated_reason: optionalText,
  }),
  subscription: v.object({
    status: v.optional(v.string(), 'active'),
    products: v.optional(v.array(v.object({ name: v.string(), quantity: v.number() })), []),
    card_type: optionalText,
    last4: optionalText,
    exp_month: v.nullish(v.number(), null),
    exp_year: v.nullish(v.number(), null),
  }),
});
export type HostedMe = v.InferOutput<typeof hostedMe>;

const meKey = (userSid: string) => ['Users', 'me', userSid, 'plan'] as const;
export const getHostedMe = () => call(hostedMe, 'GET', 'Users/me');
export const useHostedMe = (userSid: string | null) =>
  useSWR(userSid && meKey(userSid), getHostedMe);

const sessionsName = 'concurrent call session';
const devicesName = 'registered device';

/** How many of each the subscription has. */
export function quantitiesOf({ subscription }: HostedMe): { sessions: number; devices: number } {
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
export type WirePrice = Product['prices'][number];

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

export const useProducts = () => useSWR(['Prices'], () => call(v.array(product), 'GET', 'Prices'));

const customer = v.object({ stripe_customer_id: v.string() });
export const useCustomerId = () =>
  useSWR(
    ['StripeCustomerId'],
    async () => (await call(customer, 'GET', 'StripeCustomerId')).stripe_customer_id,
  );

const invoice = v.object({
  total: v.number(),
  currency: v.string(),
  next_payment_attempt: v.nullish(v.number(), null),
});
export type Invoice = v.InferOutput<typeof invoice>;

/** The next invoice; null while nothing is to be paid. */
export const useInvoice = (isPaid: boolean) =>
  useSWR(isPaid && ['Invoices'], async () => {
    try {
      return await call(invoice, 'GET', 'Invoices');
    } catch (error) {
      if (error instanceof PlatformError && error.kind === 'NotFound') return null;
      throw error;
    }
  });

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

/** What a change would cost; nothing is changed. */
export const quoteQuantities = (products: OrderedProduct[]) =>
  call(quote, 'POST', 'Subscriptions', {
    body: { action: 'update-quantities', dry_run: true, products },
  });

const stored = v.object({ status: v.nullish(v.string(), '') });

/** How the payment provider sees the subscription; null for none. */
export async function subscriptionStatus(): Promise<string | null> {
  try {
    return (await call(stored, 'GET', 'Subscriptions')).status;
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'NotFound') return null;
    throw error;
  }
}

function useRefresh() {
  const { mutate } = useSWRConfig();
  return (userSid: string, accountSid: string) =>
    Promise.all([
      mutate(meKey(userSid)),
      mutate(['Invoices']),
      mutate(['Subscriptions']),
      mutate(accountKey(accountSid)),
    ]);
}

const planChanged = 'plan changed';

/** Makes what is shown of a plan true again, here and in the other tabs. */
export function usePlanRefresh() {
  const refresh = useRefresh();
  return async (userSid: string, accountSid: string) => {
    tellOtherTabs(planChanged, accountSid);
    await refresh(userSid, accountSid);
  };
}

/** Follows what another tab does to the plan. */
export function usePlanNews(userSid: string, accountSid: string | null, onNews: () => void): void {
  const refresh = useRefresh();
  const follow = useEffectEvent((news: unknown) => {
    if (accountSid === null || news !== accountSid) return;
    void refresh(userSid, accountSid);
    onNews();
  });
  useEffect(() => hearOtherTabs(planChanged, follow), []);
}

/** Whoever registered deletes the account: its plan ends with it. '' for people without a password. */
export const deleteOwnAccount = (accountSid: string, password: string) =>
  command('DELETE', path`Accounts/${accountSid}`, { body: { password } });
