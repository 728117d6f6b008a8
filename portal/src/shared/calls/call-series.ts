import type { VolumeSeries } from '@trunkline/ui/widgets/event-volume';
import type { RecentCall } from '../../platform/resources/calls/recent-calls.ts';

type Outcome = Pick<RecentCall, 'answered'>;

const answered: VolumeSeries = { id: 'answered', label: 'Answered', tone: 'accent' };
const failed: VolumeSeries = { id: 'failed', label: 'Not answered', tone: 'danger' };
const unknown: VolumeSeries = { id: 'unknown', label: 'Not known', tone: 'neutral' };

const seriesOfCall = (call: Outcome) => {
  if (call.answered === null) return unknown;
  return call.answered ? answered : failed;
};

/** Series for a chart of calls. The platform leaves the outcome of some calls open. */
export const seriesOf = (calls: readonly Outcome[]): VolumeSeries[] =>
  calls.some((call) => call.answered === null) ? [answered, failed, unknown] : [answered, failed];

export const countedOf = (calls: readonly Pick<RecentCall, 'attempted_at' | 'answered'>[]) =>
  calls.map((call) => ({ at: new Date(call.attempted_at), series: seriesOfCall(call).id }));
