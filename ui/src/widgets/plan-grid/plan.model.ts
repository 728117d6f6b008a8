import { costOf, type Price } from '../price-summary/index.ts';

/** One service of a plan. */
export type PlanLine = {
  /** Key of its quantity in the value. */
  id: string;
  /** 'Maximum concurrent call sessions' */
  label: string;
  /** 'session', as in '$10.00 per session'. */
  unit: string;
  price: Price;
  min: number;
  max: number;
};

/** Quantity by line id, as typed. */
export type PlanQuantities = Readonly<Record<string, string>>;

/** undefined for anything but a whole number within the bounds of the line. */
export function quantityOf({ id, min, max }: PlanLine, value: PlanQuantities): number | undefined {
  const text = (value[id] ?? '').trim();
  const quantity = Number(text);
  return /^\d+$/.test(text) && quantity >= min && quantity <= max ? quantity : undefined;
}

export const outOfBounds = (min: number, max: number) =>
  `Enter a whole number from ${min} to ${max}.`;

/** Messages by line id. @param message the translated sentence */
export function planErrors(
  lines: readonly PlanLine[],
  value: PlanQuantities,
  message: (min: number, max: number) => string = outOfBounds,
): Record<string, string> {
  return Object.fromEntries(
    lines
      .filter((line) => quantityOf(line, value) === undefined)
      .map(({ id, min, max }) => [id, message(min, max)]),
  );
}

/**
 * Monthly total by currency, in minor units, in the order of first appearance; undefined while a
 * quantity is missing.
 */
export function totalsOf(
  lines: readonly PlanLine[],
  value: PlanQuantities,
): { currency: string; total: number }[] | undefined {
  const totals = new Map<string, { currency: string; total: number }>();
  for (const line of lines) {
    const quantity = quantityOf(line, value);
    if (quantity === undefined) return undefined;
    const { currency } = line.price;
    const key = currency.toLowerCase();
    const { total } = totals.get(key) ?? { total: 0 };
    totals.set(key, { currency, total: total + costOf(line.price, quantity) });
  }
  return [...totals.values()];
}

/** Monthly total for lines with one currency: amounts in several can't be added. */
export function totalOf(lines: readonly PlanLine[], value: PlanQuantities): number | undefined {
  let total = 0;
  for (const line of lines) {
    const quantity = quantityOf(line, value);
    if (quantity === undefined) return undefined;
    total += costOf(line.price, quantity);
  }
  return total;
}
