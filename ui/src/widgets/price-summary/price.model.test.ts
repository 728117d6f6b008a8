import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, formatMoney, type Price, unitAmountAt } from './price.model.ts';

const tier = (upTo: number | null, unitAmount: string, flatAmount = '0') => ({
  upTo,
  unitAmount,
  flatAmount,
});
const tiers = [tier(25, '1000'), tier(100, '800'), tier(null, '650')];
const withFlat = [tier(10, '500', '2000'), tier(null, '300', '1000')];

const prices: Record<string, Price> = {
  'per unit': { currency: 'usd', scheme: 'per_unit', unitAmount: '100' },
  'part of a cent': { currency: 'usd', scheme: 'per_unit', unitAmount: '0.35' },
  volume: { currency: 'usd', scheme: 'volume', tiers },
  graduated: { currency: 'usd', scheme: 'graduated', tiers },
  'volume with flat': { currency: 'usd', scheme: 'volume', tiers: withFlat },
  'graduated with flat': { currency: 'usd', scheme: 'graduated', tiers: withFlat },
};

describe('costOf', () => {
  // Calculated by hand.
  it.each([
    ['per unit', 0, 0],
    ['per unit', 200, 20_000],
    ['part of a cent', 1, 0],
    ['part of a cent', 10, 4],
    ['part of a cent', 1000, 350],
    ['volume', 0, 0],
    ['volume', 5, 5000],
    ['volume', 25, 25_000],
    ['volume', 26, 20_800],
    ['volume', 100, 80_000],
    ['volume', 101, 65_650],
    ['volume', 1000, 650_000],
    ['graduated', 25, 25_000],
    // 25 × 10.00 + 1 × 8.00
    ['graduated', 26, 25_800],
    // 25 × 10.00 + 75 × 8.00
    ['graduated', 100, 85_000],
    // 25 × 10.00 + 75 × 8.00 + 900 × 6.50
    ['graduated', 1000, 670_000],
    // 20.00 + 10 × 5.00
    ['volume with flat', 10, 7000],
    // 10.00 + 11 × 3.00
    ['volume with flat', 11, 4300],
    // 20.00 + 10 × 5.00 + 10.00 + 1 × 3.00
    ['graduated with flat', 11, 8300],
    ['graduated with flat', 0, 0],
  ])('%s: %i cost %i', (name, quantity, cost) => {
    expect(costOf(prices[name] as Price, quantity)).toBe(cost);
  });

  it('keeps to the last tier where no tier is open', () => {
    const closed: Price = { currency: 'usd', scheme: 'graduated', tiers: [tier(10, '100')] };
    expect(costOf(closed, 12)).toBe(1200);
    expect(costOf({ ...closed, scheme: 'volume' }, 12)).toBe(1200);
  });

  const amount = fc.nat(100_000).map(String);
  const graduated = fc
    .array(fc.record({ width: fc.integer({ min: 1, max: 50 }), unit: amount, flat: amount }), {
      minLength: 1,
      maxLength: 5,
    })
    .map((parts): Price => {
      let end = 0;
      const made = parts.map(({ width, unit, flat }, index) => {
        end += width;
        return tier(index === parts.length - 1 ? null : end, unit, flat);
      });
      return { currency: 'usd', scheme: 'graduated', tiers: made };
    });
  const quantity = fc.nat(300);

  it('never falls with the quantity, graduated', () => {
    fc.assert(
      fc.property(graduated, quantity, (price, count) => {
        expect(costOf(price, count + 1)).toBeGreaterThanOrEqual(costOf(price, count));
      }),
    );
  });

  it('is to the cent what counting one by one gives', () => {
    fc.assert(
      fc.property(graduated, quantity, (price, count) => {
        if (price.scheme !== 'graduated') throw new Error('not graduated');
        let sum = 0;
        const entered = new Set<unknown>();
        for (let unit = 1; unit <= count; unit += 1) {
          const own = price.tiers.find(({ upTo }) => upTo === null || unit <= upTo);
          if (!entered.has(own)) sum += Number(own?.flatAmount);
          entered.add(own);
          sum += Number(own?.unitAmount);
        }
        expect(costOf(price, count)).toBe(sum);
      }),
    );
  });

  it('multiplies without the errors of fractions', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(10_000), (hundredths, count) => {
        const unitAmount = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
        const price: Price = { currency: 'usd', scheme: 'per_unit', unitAmount };
        expect(costOf(price, count)).toBe(Math.floor((hundredths * count + 50) / 100));
      }),
    );
  });
});

it('names what one more costs', () => {
  expect(unitAmountAt(prices['volume'] as Price, 26)).toBe('800');
  expect(unitAmountAt(prices['volume'] as Price, 0)).toBe('1000');
  expect(unitAmountAt(prices['per unit'] as Price, 7)).toBe('100');
});

it.each([
  [1250, 'usd', 'en', '$12.50'],
  [-375, 'usd', 'en', '-$3.75'],
  ['0.35', 'usd', 'en', '$0.0035'],
  [1250, 'jpy', 'en', '¥1,250'],
  [1250, 'eur', 'en', '€12.50'],
  [125000, 'eur', 'de', '1.250,00\u00a0€'],
  [1250, 'brl', 'en', 'R$12.50'],
  [1250, 'kwd', 'en', 'KWD\u00a01.250'],
  [125050, 'huf', 'en', 'Ft\u00a01,250.50'],
  [125050, 'HUF', 'de', '1.250,50\u00a0Ft'],
  [7500000, 'idr', 'en', 'Rp\u00a075,000.00'],
  [125050, 'cop', 'en', '$1,250.50'],
  [500, 'ugx', 'en', 'UGX\u00a05'],
  [500, 'isk', 'en', 'kr\u00a05'],
  [125000, 'usd', 'fr', '1\u202f250,00\u00a0$'],
])('writes %s %s in %s as %s', (minor, currency, locale, text) => {
  expect(formatMoney(minor, currency, locale)).toBe(text);
});
