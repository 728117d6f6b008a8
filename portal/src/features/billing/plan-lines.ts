import type { PlanLine, PlanQuantities } from '@trunkline/ui/widgets/plan-grid';
import { quantityOf } from '@trunkline/ui/widgets/plan-grid';
import { costOf } from '@trunkline/ui/widgets/price-summary';
import {
  type OrderedProduct,
  type Product,
  priceOf,
} from '../../platform/resources/billing/billing.ts';

/** A line of the plan with its ids in an order. */
export type OfferedLine = PlanLine & { priceId: string; productSid: string };

const currency = 'usd';

const services = [
  {
    id: 'sessions',
    category: 'voice_call_session',
    label: 'Maximum concurrent call sessions',
    min: 5,
    max: 1000,
  },
  {
    id: 'devices',
    category: 'device',
    label: 'Additional device registrations',
    min: 0,
    max: 200,
  },
];

/** Products to order, sessions first. Skips services without a price. */
export function offeredLines(products: readonly Product[]): OfferedLine[] {
  return services.flatMap(({ category, ...service }) => {
    const product = products.find((one) => one.category === category);
    const price = product?.prices.find((one) => one.currency === currency);
    if (!product || !price) return [];
    return {
      ...service,
      unit: product.unit_label,
      price: priceOf(price),
      priceId: price.stripe_price_id,
      productSid: product.product_sid,
    };
  });
}

/** Initial values of the form: the current quantities, raised to the minimum of an order. */
export const beginningOf = (lines: readonly OfferedLine[], had: Record<string, number>) =>
  Object.fromEntries(lines.map(({ id, min }) => [id, String(Math.max(min, had[id] ?? 0))]));

/** Monthly charge of a plan in minor units, also for quantities that can no longer be ordered. */
export const monthlyOf = (lines: readonly OfferedLine[], had: Record<string, number>) =>
  lines.reduce((sum, { id, price }) => sum + costOf(price, had[id] ?? 0), 0);

export const orderOf = (lines: readonly OfferedLine[], value: PlanQuantities): OrderedProduct[] =>
  lines.map((line) => ({
    price_id: line.priceId,
    product_sid: line.productSid,
    quantity: quantityOf(line, value) ?? 0,
  }));
