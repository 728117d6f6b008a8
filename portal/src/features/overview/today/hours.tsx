import { barsOf, EventVolume, totalOf } from '@trunkline/ui/widgets/event-volume';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { RecentCall } from '../../../platform/resources/calls/recent-calls.ts';
import { intervalOf } from '../../../screen/list/filters/date-choice.ts';
import { countedOf, seriesOf } from '../../../shared/calls/call-series.ts';
import { narrowed } from '../overview.model.ts';
import type { OverviewViewProps } from '../overview.view.tsx';

type Page = { total: number; data: RecentCall[] };

/** The hours of the day, and those of a week ago where all of its calls are known. */
function pictureOf(
  today: Page,
  before: Page | undefined,
  { day, dayBefore }: OverviewViewProps['periods'],
) {
  const bars = barsOf(countedOf(today.data), day.start, day.end);
  if (!before || before.total === 0 || before.data.length < before.total) return { bars };
  const hours = barsOf(countedOf(before.data), dayBefore.start, dayBefore.end).map(totalOf);
  // Until the hour that is on.
  const end = bars.findIndex((bar) => bar.end.getTime() > Date.now()) + 1;
  return { bars, comparison: { label: 'Last week', counts: hours.slice(0, end || undefined) } };
}

type HoursProps = {
  calls: Page;
  before: Page | undefined;
  periods: OverviewViewProps['periods'];
  /** Recent calls of the same accounts. */
  list: string;
};

/** The hours of the day, beside those of a week ago; a stretch of them opens its calls. */
export default function Hours({ calls, before, periods, list }: HoursProps) {
  const [, navigate] = useLocation();
  const { bars, comparison } = useMemo(
    () => pictureOf(calls, before, periods),
    [calls, before, periods],
  );
  return (
    <EventVolume
      label="Calls per hour"
      className="border-0! p-0!"
      bars={bars}
      series={seriesOf(calls.data)}
      {...(comparison && { comparison })}
      onRange={(start, end) => {
        navigate(narrowed(list, 'date', intervalOf(start, end)));
      }}
    />
  );
}
