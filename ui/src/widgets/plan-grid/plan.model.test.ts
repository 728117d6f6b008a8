import { expect, it } from 'vitest';
import { type PlanLine, planErrors, totalOf, totalsOf } from './plan.model.ts';

const line = (id: string, unitAmount: string, min: number, max: number): PlanLine => ({
  id,
  label: id,
  unit: id,
  price: { currency: 'usd', scheme: 'per_unit', unitAmount },
  min,
  max,
});
const lines = [line('sessions', '1000', 5, 1000), line('devices', '100', 0, 200)];

it.each(['4', '1001', '', '5.5', '-5', '1e2', 'many'])('refuses %j sessions', (sessions) => {
  const value = { sessions, devices: '0' };
  expect(planErrors(lines, value)).toEqual({ sessions: 'Enter a whole number from 5 to 1000.' });
  expect(totalOf(lines, value)).toBeUndefined();
});

it.each([
  ['5', '0', 5000],
  ['1000', '200', 1_020_000],
  [' 10 ', '1', 10_100],
])('adds %s sessions and %s devices up', (sessions, devices, total) => {
  expect(planErrors(lines, { sessions, devices })).toEqual({});
  expect(totalOf(lines, { sessions, devices })).toBe(total);
});

it('adds each currency up by itself', () => {
  const inCurrency = (one: PlanLine, currency: string) => ({
    ...one,
    price: { ...one.price, currency },
  });
  const mixed = [
    ...lines,
    inCurrency(line('numbers', '500', 0, 10), 'jpy'),
    inCurrency(line('seats', '250', 0, 10), 'USD'),
  ];
  const value = { sessions: '5', devices: '1', numbers: '2', seats: '2' };
  expect(totalsOf(mixed, value)).toEqual([
    { currency: 'USD', total: 5600 },
    { currency: 'jpy', total: 1000 },
  ]);
  expect(totalsOf(mixed, { ...value, numbers: '' })).toBeUndefined();
  expect(totalsOf([], value)).toEqual([]);
});
