import { formatCount, formatDate } from '../../tokens/format/index.ts';
/** The ordered plan and its end. */
export type Plan = {
  type: 'trial' | 'free' | 'paid';
  /** False once the account has been switched off. */
  isActive: boolean;
  calls: number;
  devices: number;
  /** When the trial ends; past the end it is over. */
  trialEnd: Date | null;
  /** The next payment; null while unknown. */
  bill: { amount: string; on: Date | null } | null;
};

/** Nov 22, 2026. What is a day anywhere, such as the end of a trial, is its midnight in UTC. */
export const planDate = (date: Date, timeZone?: 'UTC') => formatDate(date, timeZone, 'en-US');

export function planMessage({ type, isActive, calls, devices, trialEnd, bill }: Plan): string {
  const limits = `${formatCount(calls, 'simultaneous call')} and ${formatCount(devices, 'registered device')}`;
  if (type === 'paid') {
    const capacity = `Your paid subscription includes capacity for ${calls} simultaneous calls, and ${devices} registered devices.`;
    if (!bill) return capacity;
    return `${capacity} You are billed ${bill.amount}${bill.on ? ` on ${planDate(bill.on)}` : ''}.`;
  }
  if (type === 'trial') {
    const end = trialEnd ? ` Your free trial will end on ${planDate(trialEnd, 'UTC')}.` : '';
    return `You are currently on the Free plan (trial period). You are limited to ${limits}.${end}`;
  }
  return isActive
    ? `You are currently on the Free plan (trial period expired). You are limited to ${limits}.`
    : 'Your free trial has expired. Please upgrade your subscription to a paid plan to continue service.';
}
