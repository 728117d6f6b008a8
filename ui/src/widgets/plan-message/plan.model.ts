import { formatCount, formatDate } from '../../tokens/format/index.ts';
/** The ordered plan and its end. */
export type Plan = {
  type: 'trial' | 'free' | 'paid';
  /** false once the account is deactivated. */
  isActive: boolean;
  calls: number;
  devices: number;
  /** End of the trial; may be in the past. */
  trialEnd: Date | null;
  /** The next invoice; null while unknown. */
  bill: {
    amount: string;
    on: Date | null;
    /** The invoice is below zero: `amount`, without a sign, is credited. */
    isCredit?: boolean;
  } | null;
};

/** Nov 22, 2026. A calendar day without a time zone, such as the end of a trial, is its midnight in UTC. */
export const planDate = (date: Date, timeZone?: 'UTC', locale = 'en-US') =>
  formatDate(date, timeZone, locale);

/** Sentences of a plan. */
export const planSentences = {
  /** '5 simultaneous calls and 15 registered devices' */
  limits: (calls: number, devices: number) =>
    `${formatCount(calls, 'simultaneous call')} and ${formatCount(devices, 'registered device')}`,
  paid: (calls: number, devices: number) =>
    `Your paid subscription includes capacity for ${calls} simultaneous calls, and ${devices} registered devices.`,
  billed: (amount: string, on: string | undefined) =>
    `You are billed ${amount}${on === undefined ? '' : ` on ${on}`}.`,
  credited: (amount: string, on: string | undefined) =>
    `Your next invoice${on === undefined ? '' : ` on ${on}`} is a credit of ${amount}.`,
  trial: (limits: string) =>
    `You are currently on the Free plan (trial period). You are limited to ${limits}.`,
  trialEnds: (on: string) => `Your free trial will end on ${on}.`,
  trialOver: (limits: string) =>
    `You are currently on the Free plan (trial period expired). You are limited to ${limits}.`,
  switchedOff:
    'Your free trial has expired. Please upgrade your subscription to a paid plan to continue service.',
};

export type PlanSentences = typeof planSentences;

/**
 * @param text translated sentences
 * @param locale for the dates in them
 */
export function planMessage(
  { type, isActive, calls, devices, trialEnd, bill }: Plan,
  text: PlanSentences = planSentences,
  locale?: string,
): string {
  const limits = text.limits(calls, devices);
  if (type === 'paid') {
    const capacity = text.paid(calls, devices);
    if (!bill) return capacity;
    const sentence = bill.isCredit ? text.credited : text.billed;
    const on = bill.on ? planDate(bill.on, undefined, locale) : undefined;
    return `${capacity} ${sentence(bill.amount, on)}`;
  }
  if (type === 'trial') {
    const end = trialEnd ? ` ${text.trialEnds(planDate(trialEnd, 'UTC', locale))}` : '';
    return `${text.trial(limits)}${end}`;
  }
  return isActive ? text.trialOver(limits) : text.switchedOff;
}
