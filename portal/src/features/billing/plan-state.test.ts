import { expect, test } from 'vitest';
import { planStateOf } from './plan-state.ts';

test('only a subscription that is over leaves room for another order', () => {
  for (const none of [null, 'canceled', 'incomplete_expired']) {
    expect(planStateOf(none)).toBe('none');
  }
  for (const status of ['active', 'trialing', 'paused']) expect(planStateOf(status)).toBe('paid');
  for (const status of ['incomplete', 'past_due', 'unpaid', '', 'new to us']) {
    expect(planStateOf(status)).toBe('waiting');
  }
});
