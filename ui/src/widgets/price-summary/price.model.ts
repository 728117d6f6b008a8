/**
 * A price for a range of quantities. Amounts are in minor units (cents) as decimal text, because
 * they may have fractions.
 */
export type PriceTier = {
  /** Last quantity of the tier; null for unlimited. */
  upTo: number | null;
  unitAmount: string;
  flatAmount: string;
};

/** Monthly price of one product. */
export type Price = { currency: string } & (
  | { scheme: 'per_unit'; unitAmount: string }
  /** `volume`: the reached tier prices all units. `graduated`: each tier prices its own units. */
  | { scheme: 'volume' | 'graduated'; tiers: readonly PriceTier[] }
);

const fractionDigits = 12;
const one = 10n ** BigInt(fractionDigits);

/** Decimal text as an integer of trillionths, so that only the end result is rounded. */
function exactly(text: string): bigint {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const value =
    BigInt(whole) * one + BigInt(fraction.slice(0, fractionDigits).padEnd(fractionDigits, '0'));
  return sign === '-' ? -value : value;
}

/** Rounds to whole minor units, half up, like the payment provider for a line. */
const rounded = (exact: bigint) => Number((exact + one / 2n) / one);

const holds = (quantity: number) => (tier: PriceTier) =>
  tier.upTo === null || quantity <= tier.upTo;

/** The tier of a quantity; the last one for anything beyond. */
function tierOf(tiers: readonly PriceTier[], quantity: number): PriceTier | undefined {
  return tiers.find(holds(quantity)) ?? tiers.at(-1);
}

/** Monthly price of a quantity, in minor units; 0 for none. */
export function costOf(price: Price, quantity: number): number {
  if (quantity <= 0) return 0;
  const count = BigInt(quantity);
  if (price.scheme === 'per_unit') return rounded(count * exactly(price.unitAmount));
  if (price.scheme === 'volume') {
    const tier = tierOf(price.tiers, quantity);
    return tier ? rounded(count * exactly(tier.unitAmount) + exactly(tier.flatAmount)) : 0;
  }
  let exact = 0n;
  let priced = 0;
  for (const [index, tier] of price.tiers.entries()) {
    if (priced >= quantity) break;
    const isLast = index === price.tiers.length - 1;
    const end = isLast || tier.upTo === null ? quantity : Math.min(quantity, tier.upTo);
    exact += BigInt(end - priced) * exactly(tier.unitAmount) + exactly(tier.flatAmount);
    priced = end;
  }
  return rounded(exact);
}

/** Price of one more unit at a quantity, in minor units as decimal text. */
export const unitAmountAt = (price: Price, quantity: number): string =>
  price.scheme === 'per_unit'
    ? price.unitAmount
    : (tierOf(price.tiers, Math.max(quantity, 1))?.unitAmount ?? '0');

const withoutCents = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '),
);
const inThousandths = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** The payment provider counts these in hundredths, although there are no such coins. */
const inWholeOnly = new Set(['ISK', 'UGX']);

/**
 * Digits of the minor unit, by the payment provider. Intl can't be used: it gives the digits that
 * people write, none for HUF, IDR and others with cents, and differs by browser.
 */
function minorDigits(code: string): number {
  if (withoutCents.has(code)) return 0;
  return inThousandths.has(code) ? 3 : 2;
}

/**
 * Formats minor units with the currency's sign: 1250 usd is '$12.50', in German '12,50 $'.
 * @param sign `symbol` if several currencies are shown: 1250 cad is 'CA$12.50'
 */
export function formatMoney(
  minor: number | string,
  currency: string,
  locale?: string,
  sign: 'narrowSymbol' | 'symbol' = 'narrowSymbol',
): string {
  const code = currency.toUpperCase();
  const digits = minorDigits(code);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: sign,
    minimumFractionDigits: inWholeOnly.has(code) ? 0 : digits,
    // Fees may be parts of a cent.
    maximumFractionDigits: digits + 4,
  }).format(Number(minor) / 10 ** digits);
}
