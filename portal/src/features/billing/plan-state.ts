import { subscriptionStatus } from '../../platform/resources/billing/billing.ts';

/** `waiting`: ordered, but must be paid with another card. */
export type PlanState = 'none' | 'waiting' | 'paid';

const paid = ['active', 'trialing', 'paused'];
const over = ['canceled', 'incomplete_expired'];

/** @param status of the payment provider; null without a subscription */
export function planStateOf(status: string | null): PlanState {
  if (status === null || over.includes(status)) return 'none';
  return paid.includes(status) ? 'paid' : 'waiting';
}

export const planState = async () => planStateOf(await subscriptionStatus());
