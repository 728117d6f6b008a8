import { barsOf, totalOf } from '@trunkline/ui/widgets/event-volume';
import type { RecentCall } from '../../../platform/resources/calls/recent-calls.ts';
import { countedOf } from '../../../shared/calls/call-series.ts';
import type { comparedPeriods } from '../overview.model.ts';

export type CallPage = { total: number; data: readonly RecentCall[] };

/** Hours whose calls are loaded, and those of last week if all of its calls are. */
export function pictureOf(
  today: CallPage,
  before: CallPage | undefined,
  { day, dayBefore }: Pick<ReturnType<typeof comparedPeriods>, 'day' | 'dayBefore'>,
  now = new Date(),
) {
  // As in the chart of recent calls, hours older than the loaded part are left out.
  const oldest = today.data.length < today.total ? today.data.at(-1) : undefined;
  const start = oldest ? new Date(oldest.attempted_at) : day.start;
  const bars = barsOf(countedOf(today.data), start, day.end);
  if (!before || before.total === 0 || before.data.length < before.total) return { bars };
  // Matched by hour of the clock: a day with a clock change has an hour more or less.
  const named = new Map<number, number>();
  for (const bar of barsOf(countedOf(before.data), dayBefore.start, dayBefore.end)) {
    const hour = bar.start.getHours();
    named.set(hour, (named.get(hour) ?? 0) + totalOf(bar));
  }
  const hours = bars.map(({ start }) => named.get(start.getHours()) ?? 0);
  // Up to the current hour.
  const end = bars.findIndex((bar) => bar.end > now) + 1;
  return { bars, comparison: { label: 'Last week', counts: hours.slice(0, end || undefined) } };
}
