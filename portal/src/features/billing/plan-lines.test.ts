import { expect, it } from 'vitest';
import type { Product } from '../../platform/resources/billing/billing.ts';
import { beginningOf, monthlyOf, offeredLines, orderOf } from './plan-lines.ts';

const price = {
  stripe_price_id: 'price_1',
  currency: 'usd',
  billing_scheme: 'per_unit',
  tiers_mode: '',
  tiers: [],
  unit_amount: 100,
  unit_amount_decimal: '100.5',
};
const sessions: Product = {
  product_sid: 'p-sessions',
  category: 'voice_call_session',
  unit_label: 'session',
  prices: [
    { ...price, stripe_price_id: 'price_eur', currency: 'eur' },
    {
      ...price,
      stripe_price_id: 'price_2',
      billing_scheme: 'tiered',
      tiers_mode: 'volume',
      tiers: [
        {
          up_to: 25,
          unit_amount: 1000,
          unit_amount_decimal: null,
          flat_amount: null,
          flat_amount_decimal: null,
        },
      ],
    },
  ],
};
const devices: Product = {
  product_sid: 'p-devices',
  category: 'device',
  unit_label: 'device',
  prices: [price],
};

it('offers sessions and devices in dollars, by the exact amounts', () => {
  const lines = offeredLines([devices, sessions]);
  expect(lines.map(({ id, price }) => [id, price])).toEqual([
    [
      'sessions',
      {
        currency: 'usd',
        scheme: 'volume',
        tiers: [{ upTo: 25, unitAmount: '1000', flatAmount: '0' }],
      },
    ],
    ['devices', { currency: 'usd', scheme: 'per_unit', unitAmount: '100.5' }],
  ]);
  expect(orderOf(lines, { sessions: '7', devices: '0' })).toEqual([
    { price_id: 'price_2', product_sid: 'p-sessions', quantity: 7 },
    { price_id: 'price_1', product_sid: 'p-devices', quantity: 0 },
  ]);
});

it('offers nothing that has no price', () => {
  expect(offeredLines([{ ...devices, prices: [] }])).toEqual([]);
});

it('begins with what is had, or with the least there is', () => {
  const lines = offeredLines([sessions, devices]);
  expect(beginningOf(lines, { sessions: 1, devices: 1 })).toEqual({ sessions: '5', devices: '1' });
  expect(beginningOf(lines, { sessions: 20 })).toEqual({ sessions: '20', devices: '0' });
});

it('a plan with less or more than can be ordered costs what it costs', () => {
  const lines = offeredLines([sessions, devices]);
  expect(monthlyOf(lines, { sessions: 3, devices: 0 })).toBe(3000);
  expect(monthlyOf(lines, { sessions: 1200, devices: 2 })).toBe(1_200_201);
  expect(monthlyOf(lines, {})).toBe(0);
});
