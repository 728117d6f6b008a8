import { formatCount } from '@trunkline/ui/tokens/format';
import { timeFor } from '../../platform/client/pace/pace.ts';

const inMinutes = (ms: number) => {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 90) return `about ${formatCount(minutes, 'minute')}`;
  return `about ${Math.round(minutes / 60)} hours`;
};

/** Duration of calls once the burst is spent: 'about 26 minutes'. */
export const duration = (calls: number) => inMinutes(timeFor(calls + 150));

/** The same before the first call; null if negligible. */
export const durationAhead = (calls: number) =>
  timeFor(calls) === 0 ? null : inMinutes(timeFor(calls));

/** More calls than this need a confirmation: all users share the platform's limit. */
export const fewCalls = 100;
