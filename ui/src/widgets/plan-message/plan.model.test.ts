import { afterEach, expect, it, vi } from 'vitest';
import { type Plan, planMessage } from './plan.model.ts';

const plan: Plan = {
  type: 'trial',
  isActive: true,
  calls: 5,
  devices: 15,
  trialEnd: new Date('2026-11-05T00:00:00.000Z'),
  bill: null,
};

it.each<[string, Partial<Plan>, string]>([
  [
    'trial',
    {},
    'You are currently on the Free plan (trial period). You are limited to 5 simultaneous calls and 15 registered devices. Your free trial will end on Nov 05, 2026.',
  ],
  [
    'trial without an end',
    { trialEnd: null },
    'You are currently on the Free plan (trial period). You are limited to 5 simultaneous calls and 15 registered devices.',
  ],
  [
    'paid',
    { type: 'paid', bill: { amount: '$50.00', on: new Date(2026, 11, 20) } },
    'Your paid subscription includes capacity for 5 simultaneous calls, and 15 registered devices. You are billed $50.00 on Dec 20, 2026.',
  ],
  [
    'paid, a credit',
    { type: 'paid', bill: { amount: '$3.75', on: new Date(2026, 11, 20), isCredit: true } },
    'Your paid subscription includes capacity for 5 simultaneous calls, and 15 registered devices. Your next invoice on Dec 20, 2026 is a credit of $3.75.',
  ],
  [
    'paid, a credit of a day that is unknown',
    { type: 'paid', bill: { amount: '$3.75', on: null, isCredit: true } },
    'Your paid subscription includes capacity for 5 simultaneous calls, and 15 registered devices. Your next invoice is a credit of $3.75.',
  ],
  [
    'paid, bill unknown',
    { type: 'paid' },
    'Your paid subscription includes capacity for 5 simultaneous calls, and 15 registered devices.',
  ],
  [
    'free',
    { type: 'free', calls: 1, devices: 1 },
    'You are currently on the Free plan (trial period expired). You are limited to 1 simultaneous call and 1 registered device.',
  ],
  [
    'free, switched off',
    { type: 'free', isActive: false },
    'Your free trial has expired. Please upgrade your subscription to a paid plan to continue service.',
  ],
])('%s', (_, part, message) => {
  expect(planMessage({ ...plan, ...part })).toBe(message);
});

afterEach(() => vi.unstubAllEnvs());

it('ends a trial on the same day west of Greenwich', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(new Date('2026-11-05T00:00:00.000Z').getDate()).toBe(4);
  expect(planMessage(plan)).toContain('Nov 05, 2026');
});
