type Standing = {
  plan: 'trial' | 'free' | 'paid';
  /** False if the account was suspended or switched off. */
  isActive: boolean;
  trialEnd: Date | null;
  now: Date;
};

type HostedNotice = {
  kind: 'past due' | 'disabled' | 'trial ends';
  way: 'payment' | 'upgrade';
};

/** Days before the end of a trial on which the notice first appears. */
const ahead = 7;
const day = 86_400_000;

/** Plan notice for every user of the account; null for none. */
export function hostedNotice({ plan, isActive, trialEnd, now }: Standing): HostedNotice | null {
  if (!isActive) {
    return plan === 'paid'
      ? { kind: 'past due', way: 'payment' }
      : { kind: 'disabled', way: 'upgrade' };
  }
  if (plan !== 'trial' || !trialEnd) return null;
  const left = trialEnd.getTime() - now.getTime();
  return left > 0 && left <= ahead * day ? { kind: 'trial ends', way: 'upgrade' } : null;
}
